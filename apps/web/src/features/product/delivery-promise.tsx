import type { Product } from '@lacehouse/contracts'
import { useShop } from '../../client/use-shop.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './delivery-promise.module.css'

/** Shows the delivery date, the amount for free delivery, and the return terms. */
export function DeliveryPromise({ product }: { readonly product: Product }) {
  const t = useTranslate()
  const { amount, date } = useFormat()
  const { site } = useShop()
  const { delivery, currency, isDigital } = product
  if (isDigital) return null
  const day = (text: string) => date(text, { weekday: 'short', day: 'numeric', month: 'short' })
  return (
    <ul className={styles.promise}>
      {delivery ? (
        <li>
          <Icon name="truck" />
          <span>
            {t('product.delivery.promise', { from: day(delivery.earliest), to: day(delivery.latest) })}
            {delivery.freeFrom !== null && site.features.freeShippingBenefit ? (
              <span className={styles.quiet}>
                {t('product.delivery.freeOver', { amount: amount(delivery.freeFrom, currency) })}
              </span>
            ) : null}
          </span>
        </li>
      ) : null}
      <li>
        <Icon name="rotate-ccw" />
        <span>{t('product.returns')}</span>
      </li>
    </ul>
  )
}
