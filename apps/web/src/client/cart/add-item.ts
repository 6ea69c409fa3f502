import type { CallInput } from '@lacehouse/contracts'
import { toasts } from '../../ui/toasts.ts'
import type { CallOptions } from '../api/api-client.ts'
import { browserApi } from '../api/browser-api.ts'
import { isToast } from '../api/is-toast.ts'
import { hasConsent } from '../consents/has-consent.ts'
import type { Cart, ItemInput } from './cart.ts'
import { type CartMemory, readCartMemory, saveCartMemory } from './cart-memory.ts'
import { changeCart } from './change-cart.ts'

/** The place that an item comes back from: the cart itself, or the list of saved items. */
export type ItemOrigin = Pick<CallInput<'cart.addItem'>['body'], 'itemId' | 'saveForLaterId' | 'saveForLaterItemId'>

/**
 * Adds an item to the cart, or creates the cart with it. The count in the header changes at once, and back if the
 * call fails.
 */
export async function addItem(item: ItemInput, origin: ItemOrigin = {}, options: CallOptions = {}): Promise<Cart> {
  const before = readCartMemory()
  saveCartMemory({ cartId: before?.cartId ?? '', count: (before?.count ?? 0) + (item.qty ?? 1) })
  try {
    const cart = await changeCart(async ({ cartId }) => {
      const id = cartId || (origin.saveForLaterItemId ? await openCart() : '')
      return sendItem(id, { ...item, ...origin }, options)
    })
    const added = cart.items.find(({ productId }) => productId === item.productId)
    if (added && (hasConsent('C0002') || hasConsent('C0004')))
      import('../events/report-added.ts')
        .then(({ reportAdded }) => reportAdded(cart, added, item.qty ?? 1))
        .catch(() => undefined)
    return cart
  } catch (error) {
    restoreCount(before)
    // Whichever page the item was added on shows it alike, once, without another attempt (CART-12).
    if (isToast(error)) toasts.add({ title: error.message, tone: 'negative', sticky: true })
    throw error
  }
}

function sendItem(cartId: string, item: ItemInput & ItemOrigin, options: CallOptions): Promise<Cart> {
  if (!cartId) return browserApi.call('cart.createWithItem', { body: item }, options)
  // A key belongs to one body: the cart that takes the place of a lost one is another.
  const idempotencyKey = options.idempotencyKey && `${options.idempotencyKey}.${cartId}`
  return browserApi.call(
    'cart.addItem',
    { body: { cartId, ...item } },
    { ...options, ...(idempotencyKey && { idempotencyKey }) },
  )
}

/** A saved item moves into an existing cart only, so that an empty one is created first. */
const openCart = async (): Promise<string> => (await browserApi.call('cart.create', { body: {} })).id

function restoreCount(before: CartMemory | null): void {
  const now = readCartMemory()
  if (before) saveCartMemory({ cartId: now?.cartId || before.cartId, count: before.count })
  else if (!now?.cartId) saveCartMemory(null)
}
