import { localStore } from '../storage/browser-storage.ts'
import { type Cart, type CartItem, type ItemInput, toItemInput } from './cart.ts'

/** An item as this browser remembers it, with its store reservation: enough to recreate a lost cart (CART-21). */
export type RememberedItem = ItemInput & { readonly id: string; readonly reservationId?: string }

/** The places of the browser's memory; what is read from them is in `read-remembered-cart.ts`. */
export function toItemsKey(): `cart.items.${string}` {
  return `cart.items.${document.documentElement.dataset.site ?? ''}`
}

/** Remembers the items of the cart, without gifts, which the server adds itself. */
export function rememberItems({ items }: Pick<Cart, 'items'>): void {
  const remembered = items.filter(({ bonus }) => !bonus).map((item) => toRemembered(item))
  localStore.setItem(toItemsKey(), JSON.stringify(remembered))
}

function toRemembered(item: CartItem): RememberedItem {
  const { reservationId } = item.shippingOptions
  return { ...toItemInput(item), id: item.id, ...(reservationId && { reservationId }) }
}

const toLinesKey = () => `cart.lines.${document.documentElement.dataset.site ?? ''}` as const

/**
 * Remembers how the cart reads, for the page that is shown without a connection (`public/offline/offline-page.js`), without name,
 * address and payment.
 */
export function rememberLines({ items, currency }: Pick<Cart, 'items' | 'currency'>): void {
  const lines = items.map((item) => ({ name: item.name, quantity: item.qty, total: item.price.rowTotal }))
  localStore.setItem(toLinesKey(), JSON.stringify({ currency, lines }))
}

export function toCodesKey(): `cart.codes.${string}` {
  return `cart.codes.${document.documentElement.dataset.site ?? ''}`
}

/** Remembers the coupon codes of the cart in the order in which they were entered. */
export function rememberCodes({ couponItems }: Pick<Cart, 'couponItems'>): void {
  if (couponItems.length > 0) localStore.setItem(toCodesKey(), couponItems.map(({ code }) => code).join(' '))
  else localStore.removeItem(toCodesKey())
}

export function toGiftKey(): `cart.gift.${string}` {
  return `cart.gift.${document.documentElement.dataset.site ?? ''}`
}

/** Remembers gift wrap and gift receipt of the cart. */
export function rememberGiftWrapping({ giftWrapping }: Pick<Cart, 'giftWrapping'>): void {
  const wanted = [giftWrapping?.wrap && 'wrap', giftWrapping?.receipt && 'receipt'].filter(Boolean)
  if (wanted.length > 0) localStore.setItem(toGiftKey(), wanted.join(' '))
  else localStore.removeItem(toGiftKey())
}

export function forgetItems(): void {
  localStore.removeItem(toGiftKey())
  localStore.removeItem(toLinesKey())
  localStore.removeItem(toItemsKey())
  localStore.removeItem(toCodesKey())
}
