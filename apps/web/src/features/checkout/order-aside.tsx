import { Suspense } from 'react'
import type { Cart } from '../../client/cart/cart.ts'
import { isPart } from '../../client/cart/paid-by-parts.ts'
import { useShop } from '../../client/use-shop.ts'
import { CartTotals } from '../../components/cart/cart-totals.tsx'
import { ItemLine } from '../../components/cart/item-line.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Coupons, PaidByParts } from './lazy-steps.ts'
import styles from './order-aside.module.css'

type Props = {
  readonly cart: Cart
  readonly isUpdating: boolean
  /** Whether phones show the items unfolded, as the step with the order button has to. */
  readonly isUnfolded: boolean
}

/** Shows the items and sums beside the steps; on phones folded into a line with the total until the order is confirmed. */
export function OrderAside({ cart, isUpdating, isUnfolded }: Props) {
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
      {cart.payment_instruments.some(isPart) ? (
        <Suspense>
          <PaidByParts cart={cart} />
        </Suspense>
      ) : null}
      <a className={styles.back} href={`/${locale}/cart`}>
        {t('checkout.backToCart')}
      </a>
    </>
  )
  return (
    <>
      <details className={styles.folded} key={String(isUnfolded)} open={isUnfolded}>
        <summary className={styles.line}>
          <span data-when="closed">{t('checkout.summary.show', { total })}</span>
          <span data-when="open">{t('checkout.summary.hide')}</span>
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
