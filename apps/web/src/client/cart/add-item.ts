import type { CallInput } from '@lacehouse/contracts'
import { toasts } from '../../ui/toasts.ts'
import { isApiError } from '../api/api-error.ts'
import { browserApi } from '../api/browser-api.ts'
import type { Cart, ItemInput } from './cart.ts'
import { type CartMemory, readCartMemory, saveCartMemory } from './cart-memory.ts'
import { changeCart } from './change-cart.ts'

/** The place that an item comes back from: the cart itself, or the list of saved items. */
export type ItemOrigin = Pick<CallInput<'cart.addItem'>['body'], 'itemId' | 'saveForLaterId' | 'saveForLaterItemId'>

/**
 * Adds an item to the cart, or creates the cart with it. The count in the header changes at once, and back if the
 * call fails.
 */
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
    // A gift cannot be bought, so that the refusal is shown here once and offers no further attempt.
    if (isApiError(error, 'GWP403')) toasts.add({ title: error.message, tone: 'negative', sticky: true })
    throw error
  }
}

const sendItem = (cartId: string, item: ItemInput, origin: ItemOrigin): Promise<Cart> =>
  cartId
    ? browserApi.call('cart.addItem', { body: { cartId, ...item, ...origin } })
    : browserApi.call('cart.createWithItem', { body: item })

/** A saved item moves into an existing cart only, so that an empty one is created first. */
const openCart = async (): Promise<string> => (await browserApi.call('cart.create', { body: {} })).id

function restoreCount(before: CartMemory | null): void {
  const now = readCartMemory()
  if (before) saveCartMemory({ cartId: now?.cartId || before.cartId, count: before.count })
  else if (!now?.cartId) saveCartMemory(null)
}
