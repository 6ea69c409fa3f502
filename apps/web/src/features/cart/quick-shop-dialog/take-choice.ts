import type { Variant } from '@lacehouse/domain/product/product'
import type { Cart, CartItem } from '../../../client/cart/cart.ts'
import { updateItem } from '../../../client/cart/change-item.ts'
import type { SavedItem } from '../../../client/cart/saved-items.ts'

/** The item whose variant is changed: in the cart, or saved for later. */
export type QuickShopArgs = { readonly item: CartItem } | { readonly saved: SavedItem }

/** Changes an item to the chosen variant in the cart or on the list of saved items (CART-26, CART-27). */
export async function takeChoice(args: QuickShopArgs, chosen: Variant): Promise<void> {
  if ('item' in args) {
    await changeInCart(args.item, chosen)
    return
  }
  // The code of saved items is fetched with the first change.
  const { changeSavedItem } = await import('../../../client/cart/saved-items.ts')
  await changeSavedItem(args.saved, { productId: chosen.id })
}

export function changeInCart(item: CartItem, { id: productId, attributes }: Variant): Promise<Cart> {
  const variants = Object.entries(attributes).map(([type, value]) => ({ type, value }))
  return updateItem(item, { productId, variants })
}
