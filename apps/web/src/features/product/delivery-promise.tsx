import type { Product } from '@lacehouse/contracts'
import type { Availability } from '@lacehouse/domain/product/availability'
import { useShop } from '../../client/use-shop.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './delivery-promise.module.css'
import { isSoldOut } from './is-sold-out.ts'
import { LatePostalCodePromise } from './postal-code-promise/late-postal-code-promise.ts'

type Props = {
  readonly product: Product
  /** Nothing is promised for what is sold out; an absent one is never sold out. */
  readonly availability?: Availability
  /** The day from which the chosen variant is sent where it is a pre-order, which may be later than that of the product. */
  readonly sentFrom?: string | undefined
}

/** Shows the delivery date, what delivery costs or from which amount it is free, and the return terms. */
export function DeliveryPromise({ product, availability, sentFrom = '' }: Props) {
  const t = useTranslate()
  const { amount, date } = useFormat()
  const { site } = useShop()
  const { delivery, currency, isDigital } = product
  if (isDigital) return null
  const day = (text: string) => date(text, { weekday: 'short', day: 'numeric', month: 'short' })
  const isMade = product.productType === 'customs'
  const isGone = availability !== undefined && isSoldOut(availability)
  return (
    <ul className={styles.promise}>
      {delivery && !isGone && delivery.earliest >= sentFrom ? (
        <li>
          <Icon name="truck" />
          <span>
            {t('product.delivery.promise', { from: day(delivery.earliest), to: day(delivery.latest) })}
            {delivery.freeFrom !== null && site.features.freeShippingBenefit ? (
              <span className={styles.quiet}>
                {t('product.delivery.freeOver', { amount: amount(delivery.freeFrom, currency) })}
              </span>
            ) : null}
            {isMade && delivery.freeFrom === null ? (
              <span className={styles.quiet}>
                {t('product.delivery.madeToOrder', { amount: amount(delivery.price, currency) })}
              </span>
            ) : null}{' '}
            <LatePostalCodePromise productId={product.id} />
          </span>
        </li>
      ) : null}
      <li>
        <Icon name="rotate-ccw" />
        <span>{t(isMade ? 'product.returns.madeToOrder' : 'product.returns')}</span>
      </li>
    </ul>
  )
}
