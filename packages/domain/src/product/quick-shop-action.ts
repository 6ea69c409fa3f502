import { type Availability, canAddToCart } from './availability.ts'

/** Where quick-shop was opened: at a product, or at an item whose variant it changes. */
export type QuickShopOrigin = 'product' | 'cart' | 'saved'

/** The effect of quick-shop's button, or the reason for which nothing can be bought. */
export type QuickShopAction =
  | 'notifyMe'
  | 'outOfStock'
  | 'signInToBuy'
  | 'comingSoon'
  | 'launching'
  | 'updateInCart'
  | 'updateSaved'
  | 'addToCart'

const actions = { product: 'addToCart', cart: 'updateInCart', saved: 'updateSaved' } as const

/** Determines what the button of quick-shop does: what the choice is available for, and what it was opened for (QS-01). */
export function quickShopActionOf(availability: Availability, origin: QuickShopOrigin): QuickShopAction {
  if (canAddToCart(availability)) return actions[origin]
  return availability.state as Exclude<Availability['state'], 'inStock' | 'lowStock'>
}
