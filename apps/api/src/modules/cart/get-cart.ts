import { planAcknowledge } from '@lacehouse/domain'
import { type CartDeps, loadCart, replyCart, settle } from '../../cart/cart-scene.ts'
import { priceAtTill } from '../../cart/till.ts'
import type { Handler } from '../../http/call.ts'

/**
 * Answers a cart as it stands; with `patch` what it had to tell is taken as told, and with
 * `checkInventory` off nothing is said of stock (CART-04, CART-17).
 */
export const getCart =
  (deps: CartDeps): Handler<'cart.get'> =>
  async (call) => {
    const { favStoreId, patch, checkInventory = true } = call.query
    const scene = await loadCart(deps, call, { cartId: call.params.basketId, storeIds: favStoreId ? [favStoreId] : [] })
    const { cart, till } = scene
    const caller = { locale: call.locale, favStoreId, checkInventory }
    if (!patch) return replyCart(scene, caller)
    const told = planAcknowledge(cart, priceAtTill(cart, till), till.facts.now)
    const seen = told === cart ? cart : settle(told, till).cart
    // Somebody else's change in between stays as it is, and has news of its own to tell.
    const isWritten = seen !== cart && (await deps.cartQueries.update(seen, cart.version))
    return replyCart(isWritten ? { ...scene, cart: seen } : scene, caller)
  }
