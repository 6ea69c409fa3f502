import type { DataLayerItem } from '@lacehouse/contracts'
import type { CartItem } from '../cart/cart.ts'

/** Turns a line of a cart or an order into an item of an event, with the price of one unit after all discounts. */
export function toItem({ masterId, name, qty, variants, price }: CartItem): DataLayerItem {
  const variant = variants.map(({ valueLabel }) => valueLabel).join(' / ')
  return {
    item_id: masterId,
    item_name: name.slice(0, 120),
    ...(variant && { item_variant: variant.slice(0, 120) }),
    price: roundSum(price.proratedPrice / Math.max(1, qty)),
    quantity: qty,
  }
}

/** Rounds a sum to hundredths, because decimals do not add up exactly. */
export function roundSum(sum: number): number {
  return Math.round(sum * 100) / 100
}

/** Makes the items of an event that some units of one line change, and their value. */
export function toValued(item: CartItem, quantity: number): { items: DataLayerItem[]; value: number } {
  const changed = { ...toItem(item), quantity }
  return { items: [changed], value: roundSum((changed.price ?? 0) * quantity) }
}
