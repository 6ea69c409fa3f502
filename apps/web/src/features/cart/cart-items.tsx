import type { Cart } from '../../cart/cart.ts'
import { CartItemRow } from './cart-item-row.tsx'
import styles from './cart-items.module.css'
import type { ItemChanges } from './use-item-changes.ts'

type Props = { readonly cart: Cart; readonly changes: ItemChanges; readonly size?: 'large' | 'small' }

/** The items of a cart, each with its quantity, what is wrong with it, and the way out. */
export function CartItems({ cart, changes, size = 'large' }: Props) {
  return (
    <ul className={styles.items} data-size={size}>
      {cart.items.map((item) => (
        <li key={item.id} className={styles.item}>
          <CartItemRow
            item={item}
            size={size}
            flash={cart.flash.find(({ details }) => details.productId === item.productId)}
            changes={changes}
          />
        </li>
      ))}
    </ul>
  )
}
