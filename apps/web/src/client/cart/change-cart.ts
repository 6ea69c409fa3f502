import { isApiError } from '../api/api-error.ts'
import { type Cart, isOrdered } from './cart.ts'
import { readCartMemory } from './cart-memory.ts'
import { cacheCart, dropCart, findCart } from './cart-query.ts'
import { countPending } from './pending-changes.ts'
import type { CartContext } from './recreate-cart.ts'

type Change<Answer extends Cart | null> = (context: CartContext) => Promise<Answer>

let last: Promise<unknown> = Promise.resolve()

/**
 * Carries out a change of the cart after the changes before it. A lost cart is recreated from its items and the
 * change is repeated, so that the shopper sees no error (CART-21). The answered cart is cached for all tabs; null
 * means that nothing changed.
 */
export function changeCart<Answer extends Cart | null>(change: Change<Answer>): Promise<Answer> {
  const run = async () => {
    const cart = await changeOrRecover(change)
    if (cart) cacheCart(cart)
    return cart
  }
  const next = countPending(last.then(run, run))
  last = next.catch(() => undefined)
  return next
}

/** Waits until the server has answered every change that was begun before. */
export async function waitForChanges(): Promise<void> {
  await last
}

async function changeOrRecover<Answer extends Cart | null>(change: Change<Answer>): Promise<Answer> {
  const cartId = readCartMemory()?.cartId ?? ''
  try {
    return await change({ cartId, toItemId: (id) => id })
  } catch (error) {
    if (!isApiError(error, 'BSK404')) throw error
    return recover(change, cartId)
  }
}

async function recover<Answer extends Cart | null>(change: Change<Answer>, lostId: string): Promise<Answer> {
  const found = lostId ? await findCart(lostId) : null
  // The items of an ordered cart are bought, so that the next change begins a new cart.
  if (found && isOrdered(found)) {
    dropCart()
    return change({ cartId: '', toItemId: (id) => id })
  }
  // A cart is rarely lost, so that this code is fetched only then.
  const { recoverCart } = await import('./recreate-cart.ts')
  return change(await recoverCart(found))
}
