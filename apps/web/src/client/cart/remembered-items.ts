import { type Cart, type CartItem, type ItemInput, toItemInput } from './cart.ts'

/** An item as this browser remembers it: enough to make a lost cart anew, with what a store holds for it (CART-21). */
export type RememberedItem = ItemInput & { readonly id: string; readonly reservationId?: string }

const toKey = () => `cart.items.${document.documentElement.dataset.site ?? ''}`

/** Remembers what is in the cart; gifts come by themselves. */
export function rememberItems({ items }: Pick<Cart, 'items'>): void {
  const kept = items.filter(({ bonus }) => !bonus).map((item) => toRemembered(item))
  localStorage.setItem(toKey(), JSON.stringify(kept))
}

function toRemembered(item: CartItem): RememberedItem {
  const { reservationId } = item.shippingOptions
  return { ...toItemInput(item), id: item.id, ...(reservationId && { reservationId }) }
}

/** Reads what was in the cart when it was last seen. */
export function readRememberedItems(): RememberedItem[] {
  try {
    const items: unknown = JSON.parse(localStorage.getItem(toKey()) ?? '[]')
    return Array.isArray(items) ? items.filter((item) => typeof item?.productId === 'string') : []
  } catch {
    // Whatever else wrote there, it is no list of ours.
    return []
  }
}

const toCodesKey = () => `cart.codes.${document.documentElement.dataset.site ?? ''}`

/** Remembers the codes on the cart, in the order of entering. */
export function rememberCodes({ couponItems }: Pick<Cart, 'couponItems'>): void {
  if (couponItems.length > 0) localStorage.setItem(toCodesKey(), couponItems.map(({ code }) => code).join(' '))
  else localStorage.removeItem(toCodesKey())
}

/** Reads the codes that were on the cart when it was last seen. */
export function readRememberedCodes(): string[] {
  return localStorage.getItem(toCodesKey())?.split(' ').slice(0, 5) ?? []
}

export function forgetItems(): void {
  localStorage.removeItem(toKey())
  localStorage.removeItem(toCodesKey())
}
