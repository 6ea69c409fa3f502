import type { Product } from '@lacehouse/contracts'
import type { Choice, Variant } from '@lacehouse/domain/product/product'
import type { QuickShopOrigin } from '@lacehouse/domain/product/quick-shop-action'
import { addWithRetry } from '../../../client/cart/add-with-retry.ts'
import type { Cart, CartItem } from '../../../client/cart/cart.ts'
import { updateItem } from '../../../client/cart/change-item.ts'
import type { SavedItem } from '../../../client/cart/saved-items.ts'
import { toQuickItem } from '../../../components/product/to-quick-item.ts'

/** A product that quick-shop is opened for, in the colour that was shown. */
export type ShownProduct = { readonly id: string; readonly name: string; readonly color?: string | undefined }

/** The product that is bought, or the item whose variant is changed: in the cart, or saved for later. */
export type QuickShopArgs =
  | { readonly product: ShownProduct }
  | { readonly item: CartItem }
  | { readonly saved: SavedItem }

export type QuickShopSubject = {
  readonly origin: QuickShopOrigin
  readonly productId: string
  readonly name: string
  /** The variant that an item has now. */
  readonly variantId: string | null
  readonly choice: Choice
}

/** Reads what quick-shop is for, and which choice it begins with. */
export function toSubject(args: QuickShopArgs): QuickShopSubject {
  if ('product' in args) {
    const { id, name, color } = args.product
    return { origin: 'product', productId: id, name, variantId: null, choice: color ? { color } : {} }
  }
  const item = 'item' in args ? args.item : args.saved
  const choice = Object.fromEntries(item.variants.map(({ type, value }) => [type, value]))
  const origin = 'item' in args ? 'cart' : 'saved'
  return { origin, productId: item.masterId, name: item.name, variantId: item.productId, choice }
}

/** Changes an item to the chosen variant in the cart or on the list of saved items (CART-26, CART-27). */
export async function changeItem(
  args: Exclude<QuickShopArgs, { product: unknown }>,
  chosen: Variant,
): Promise<Cart | null> {
  if ('item' in args) {
    const variants = Object.entries(chosen.attributes).map(([type, value]) => ({ type, value }))
    return updateItem(args.item, { productId: chosen.id, variants })
  }
  // The code of saved items is fetched with the first change.
  const { changeSavedItem } = await import('../../../client/cart/saved-items.ts')
  await changeSavedItem(args.saved, { productId: chosen.id })
  return null
}

/** Prepares the cart for an express payment; its messages wait for the cart's own page. */
export function openExpressCart(args: QuickShopArgs, product: Product, chosen: Variant): Promise<Cart | null> {
  if (!('product' in args)) return changeItem(args, chosen)
  return addWithRetry({ ...toQuickItem(product, chosen), suppressFlash: true, suppressNotifications: true })
}
