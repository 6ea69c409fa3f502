import { Suspense } from 'react'
import type { Cart } from '../../client/cart/cart.ts'
import { countPaidByParts, isPart } from '../../client/cart/paid-by-parts.ts'
import { useShop } from '../../client/use-shop.ts'
import { CartTotals } from '../../components/cart/cart-totals.tsx'
import { formatInstrument } from '../../components/cart/format-instrument.ts'
import { ItemLine } from '../../components/cart/item-line.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Coupons } from './lazy-steps.ts'
import styles from './order-aside.module.css'

type Props = { readonly cart: Cart; readonly isUpdating: boolean }

/** Shows what stored value pays of the order, and what is left. */
function PaidByParts({ cart }: Pick<Props, 'cart'>) {
  const t = useTranslate()
  const { amount } = useFormat()
  const paying = cart.payment_instruments.filter((one) => isPart(one) && one.amount > 0)
  if (paying.length === 0) return null
  return (
    <dl className={styles.parts}>
      {paying.map((one) => (
        <div key={one.payment_instrument_id}>
          <dt>{formatInstrument(t, one)}</dt>
          <dd>−{amount(one.amount, cart.currency)}</dd>
        </div>
      ))}
      <div>
        <dt>{t('payment.left')}</dt>
        <dd>{amount(countPaidByParts(cart).left, cart.currency)}</dd>
      </div>
    </dl>
  )
}

/** Shows the items and sums beside the steps; on phones folded into a line with the total. */
export function OrderAside({ cart, isUpdating }: Props) {
  const t = useTranslate()
  const { amount } = useFormat()
  const { locale } = useShop()
  const total = isUpdating ? t('cart.summary.updating') : amount(cart.totals.total, cart.currency)
  const content = (
    <>
      <ul className={styles.items}>
        {cart.items.map((item) => (
          <li key={item.id}>
            <ItemLine item={item} size="small" isLink={false}>
              <span className={styles.quantity}>{t('cart.item.quantityShort', { count: item.qty })}</span>
            </ItemLine>
          </li>
        ))}
      </ul>
      <Suspense fallback={<Skeleton height="1.5rem" />}>
        <Coupons cart={cart} />
      </Suspense>
      <CartTotals priced={cart} isShipped={cart.shippingMethods.length > 0} isUpdating={isUpdating} />
      <PaidByParts cart={cart} />
      <a className={styles.back} href={`/${locale}/cart`}>
        {t('checkout.backToCart')}
      </a>
    </>
  )
  return (
    <>
      <details className={styles.folded}>
        <summary className={styles.line}>
          <span>{t('checkout.summary.show', { total })}</span>
          <Icon name="chevron-down" />
        </summary>
        <div className={styles.content}>{content}</div>
      </details>
      <aside className={styles.aside} aria-labelledby="order-aside">
        <h2 className={styles.title} id="order-aside">
          {t('cart.summary.title')}
        </h2>
        {content}
      </aside>
    </>
  )
}
