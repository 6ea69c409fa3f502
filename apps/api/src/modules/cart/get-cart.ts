import { planAcknowledge } from '@lacehouse/domain/cart/plan-acknowledge'
import { type CartDeps, loadCart } from '../../core/cart/load-cart.ts'
import { priceInContext } from '../../core/cart/pricing-context.ts'
import { reconcileCart } from '../../core/cart/reconcile-cart.ts'
import type { Handler } from '../../http/call.ts'
import { replyCart } from '../../replies/cart/reply-cart.ts'

/**
 * Answers a cart as it stands; with `patch` what it had to tell is taken as told, and with
 * `checkInventory` off nothing is said of stock (CART-04, CART-17).
 */
export function getCart(deps: CartDeps): Handler<'cart.get'> {
  return async (call) => {
    const { favStoreId, patch, checkInventory = true } = call.query
    const context = await loadCart(deps, call, {
      cartId: call.params.basketId,
      storeIds: favStoreId ? [favStoreId] : [],
    })
    const { cart, pricing } = context
    const caller = { locale: call.locale, favStoreId, checkInventory }
    if (!patch) return replyCart(context, caller)
    const told = planAcknowledge(cart, priceInContext(cart, pricing), pricing.facts.now)
    const seen = told === cart ? cart : reconcileCart(told, pricing).cart
    // Somebody else's change in between stays as it is, and has news of its own to tell.
    const isWritten = seen !== cart && (await deps.cartQueries.update(seen, cart.version))
    return replyCart(isWritten ? { ...context, cart: seen } : context, caller)
  }
}
