import type { Variant } from '@lacehouse/domain/product/product'
import type { Cart, CartItem } from '../../../client/cart/cart.ts'
import { updateItem } from '../../../client/cart/change-item.ts'
import type { SavedItem } from '../../../client/cart/saved-items.ts'

/** What is to become another variant of its product: an item of the cart, or one that is saved for later. */
export type QuickShopArgs = { readonly item: CartItem } | { readonly saved: SavedItem }

/** Makes an item the variant that was chosen, where it is: in the cart, or on the list (CART-26, CART-27). */
export async function takeChoice(args: QuickShopArgs, chosen: Variant): Promise<void> {
  if ('item' in args) {
    await changeInCart(args.item, chosen)
    return
  }
  // The list's own code comes with the first thing that is done to it.
  const { changeSavedItem } = await import('../../../client/cart/saved-items.ts')
  await changeSavedItem(args.saved, { productId: chosen.id })
}

export function changeInCart(item: CartItem, { id: productId, attributes }: Variant): Promise<Cart> {
  const variants = Object.entries(attributes).map(([type, value]) => ({ type, value }))
  return updateItem(item, { productId, variants })
}
