import type { MessageKey } from '@lacehouse/messages'
import type { ReactNode } from 'react'
import type { Cart, CartItem } from '../../client/cart/cart.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { CartItemRow } from './cart-item-row.tsx'
import styles from './cart-items.module.css'
import type { ItemChanges } from './use-item-changes.ts'

type Props = {
  readonly cart: Cart
  readonly changes: ItemChanges
  readonly size?: 'large' | 'small'
  /** Gives further actions for an item, shown below it. */
  readonly toActions?: (item: CartItem) => ReactNode
}

const titles: Readonly<Record<CartItem['shipmentGroupId'], MessageKey>> = {
  me: 'cart.group.me',
  customs: 'cart.group.customs',
  pickup: 'cart.group.pickup',
  digital: 'cart.group.digital',
}

/** Lists the items of a cart with quantity, problems and removal. Items that ship separately form groups (CART-29). */
export function CartItems({ cart, changes, size = 'large', toActions }: Props) {
  const t = useTranslate()
  const groups = Map.groupBy(cart.items, ({ shipmentGroupId }) => shipmentGroupId)
  if (groups.size < 2 || size === 'small')
    return <ItemList items={cart.items} {...{ cart, changes, size, toActions }} />
  return [...groups].map(([group, items]) => (
    <section key={group} aria-labelledby={`group-${group}`}>
      <h2 className={styles.group} id={`group-${group}`}>
        {t(titles[group])}
      </h2>
      <ItemList items={items} {...{ cart, changes, size, toActions }} isInGroup />
    </section>
  ))
}

type ListProps = Props & { readonly items: readonly CartItem[]; readonly isInGroup?: boolean }

function ItemList({ items, cart, changes, size = 'large', toActions, isInGroup = false }: ListProps) {
  return (
    <ul className={styles.items} data-size={size}>
      {items.map((item) => (
        <li key={item.id} className={styles.item}>
          <CartItemRow
            item={item}
            cart={cart}
            size={size}
            level={size === 'small' || isInGroup ? 3 : 2}
            flash={item.bonus ? undefined : cart.flash.find(({ details }) => details.itemId === item.id)}
            changes={changes}
            actions={item.bonus ? null : toActions?.(item)}
          />
        </li>
      ))}
    </ul>
  )
}
