import type { CallInput } from '@lacehouse/contracts'
import { toasts } from '../../ui/toasts.ts'
import { isApiError } from '../api/api-error.ts'
import { browserApi } from '../api/browser-api.ts'
import type { Cart, ItemInput } from './cart.ts'
import { type CartMemory, readCartMemory, saveCartMemory } from './cart-memory.ts'
import { changeCart } from './change-cart.ts'

/** Where an item comes back from: the cart itself, or the list of things saved for later. */
export type ItemOrigin = Pick<CallInput<'cart.addItem'>['body'], 'itemId' | 'saveForLaterId' | 'saveForLaterItemId'>

/** Adds an item to the cart, or makes the cart with it; the count in the header moves at once and back if that fails. */
export async function addItem(item: ItemInput, origin: ItemOrigin = {}): Promise<Cart> {
  const before = readCartMemory()
  saveCartMemory({ cartId: before?.cartId ?? '', count: (before?.count ?? 0) + (item.qty ?? 1) })
  try {
    return await changeCart(async ({ cartId }) => {
      const id = cartId || (origin.saveForLaterItemId ? await openCart() : '')
      return sendItem(id, item, origin)
    })
  } catch (error) {
    restoreCount(before)
    // A gift that somebody tries to buy is told here and nowhere else: to try again would be no use (S1.8).
    if (isApiError(error, 'GWP403')) toasts.add({ title: error.message, tone: 'negative', sticky: true })
    throw error
  }
}

const sendItem = (cartId: string, item: ItemInput, origin: ItemOrigin): Promise<Cart> =>
  cartId
    ? browserApi.call('cart.addItem', { body: { cartId, ...item, ...origin } })
    : browserApi.call('cart.createWithItem', { body: item })

/** What was saved moves into a cart that is there. */
const openCart = async (): Promise<string> => (await browserApi.call('cart.create', { body: {} })).id

function restoreCount(before: CartMemory | null): void {
  const now = readCartMemory()
  if (before) saveCartMemory({ cartId: now?.cartId || before.cartId, count: before.count })
  else if (!now?.cartId) saveCartMemory(null)
}
