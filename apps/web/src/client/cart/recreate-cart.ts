import { browserApi } from '../api/browser-api.ts'
import type { Cart } from './cart.ts'
import { saveCartMemory } from './cart-memory.ts'
import { findSameItem } from './find-same-item.ts'
import { readRememberedCodes, readRememberedGiftWrapping, readRememberedItems } from './read-remembered-cart.ts'

export type CartContext = {
  /** Empty where there is no cart yet. */
  readonly cartId: string
  /** Maps the id of a shown item to its id in the cart that is changed: a recreated cart has other ids. */
  readonly toItemId: (shownId: string) => string
}

/** Recreates a lost cart from what this browser remembers of it; null where it remembers nothing. */
export async function recreateCart(): Promise<Cart | null> {
  const items = readRememberedItems().map(({ id: _, ...item }) => item)
  const couponCodes = readRememberedCodes()
  const giftWrapping = readRememberedGiftWrapping()
  if (items.length > 0) return browserApi.call('cart.create', { body: { items, couponCodes, giftWrapping } })
  saveCartMemory(null)
  return null
}

/** Takes a cart that was found again, or recreates the lost one, and maps the ids of the shown items to its own (CART-21). */
export async function recoverCart(found: Cart | null): Promise<CartContext> {
  const shown = readRememberedItems()
  const cart = found ?? (await recreateCart())
  if (cart) saveCartMemory({ cartId: cart.id, count: cart.totalItems })
  const items = cart?.items ?? []
  const toItemId = (shownId: string) => {
    const wanted = shown.find(({ id }) => id === shownId)
    if (!wanted || items.some(({ id }) => id === shownId)) return shownId
    return findSameItem(items, wanted)?.id ?? shownId
  }
  return { cartId: cart?.id ?? '', toItemId }
}
