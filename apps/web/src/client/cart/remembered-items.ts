import { type Cart, type CartItem, type ItemInput, toItemInput } from './cart.ts'

/** An item as this browser remembers it, with its store reservation: enough to recreate a lost cart (CART-21). */
export type RememberedItem = ItemInput & { readonly id: string; readonly reservationId?: string }

const toKey = () => `cart.items.${document.documentElement.dataset.site ?? ''}`

/** Remembers the items of the cart, without gifts, which the server adds itself. */
export function rememberItems({ items }: Pick<Cart, 'items'>): void {
  const kept = items.filter(({ bonus }) => !bonus).map((item) => toRemembered(item))
  localStorage.setItem(toKey(), JSON.stringify(kept))
}

function toRemembered(item: CartItem): RememberedItem {
  const { reservationId } = item.shippingOptions
  return { ...toItemInput(item), id: item.id, ...(reservationId && { reservationId }) }
}

/** Reads the remembered items. */
export function readRememberedItems(): RememberedItem[] {
  try {
    const items: unknown = JSON.parse(localStorage.getItem(toKey()) ?? '[]')
    return Array.isArray(items) ? items.filter((item) => typeof item?.productId === 'string') : []
  } catch {
    // Text that is no list counts as empty.
    return []
  }
}

const toCodesKey = () => `cart.codes.${document.documentElement.dataset.site ?? ''}`

/** Remembers the coupon codes of the cart in the order in which they were entered. */
export function rememberCodes({ couponItems }: Pick<Cart, 'couponItems'>): void {
  if (couponItems.length > 0) localStorage.setItem(toCodesKey(), couponItems.map(({ code }) => code).join(' '))
  else localStorage.removeItem(toCodesKey())
}

/** Reads the remembered coupon codes. */
export function readRememberedCodes(): string[] {
  return localStorage.getItem(toCodesKey())?.split(' ').slice(0, 5) ?? []
}

export function forgetItems(): void {
  localStorage.removeItem(toKey())
  localStorage.removeItem(toCodesKey())
}
