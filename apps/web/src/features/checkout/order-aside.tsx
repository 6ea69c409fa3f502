import type { Cart } from '../../cart/cart.ts'
import { CartTotals } from '../../cart/cart-totals.tsx'
import { Coupons } from '../../cart/coupons.tsx'
import { ItemLine } from '../../cart/item-line.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { useShop } from '../../use-shop.ts'
import styles from './order-aside.module.css'

type Props = { readonly cart: Cart; readonly isUpdating: boolean }

/** What is being ordered, beside the steps; on phones folded into one line with the total. */
export function OrderAside({ cart, isUpdating }: Props) {
  const say = useText()
  const { amount } = useFormat()
  const { locale } = useShop()
  const total = isUpdating ? say('cart.summary.updating') : amount(cart.totals.total, cart.currency)
  const content = (
    <>
      <ul className={styles.items}>
        {cart.items.map((item) => (
          <li key={item.id}>
            <ItemLine item={item} size="small" isLink={false}>
              <span className={styles.quantity}>{say('cart.item.quantityShort', { count: item.qty })}</span>
            </ItemLine>
          </li>
        ))}
      </ul>
      <Coupons cart={cart} />
      <CartTotals totals={cart.totals} isShipped={cart.shippingMethods.length > 0} isUpdating={isUpdating} />
      <a className={styles.back} href={`/${locale}/cart`}>
        {say('checkout.backToCart')}
      </a>
    </>
  )
  return (
    <>
      <details className={styles.folded}>
        <summary className={styles.line}>
          <span>{say('checkout.summary.show', { total })}</span>
          <Icon name="chevron-down" />
        </summary>
        <div className={styles.content}>{content}</div>
      </details>
      <aside className={styles.aside} aria-labelledby="order-aside">
        <h2 className={styles.title} id="order-aside">
          {say('cart.summary.title')}
        </h2>
        {content}
      </aside>
    </>
  )
}
