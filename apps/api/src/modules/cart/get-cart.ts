import { planAcknowledge } from '@lacehouse/domain/cart/plan-acknowledge'
import { type CartDeps, loadCart } from '../../core/cart/load-cart.ts'
import { priceInContext } from '../../core/cart/pricing-context.ts'
import { reconcileCart } from '../../core/cart/reconcile-cart.ts'
import type { Handler } from '../../http/call.ts'
import { replyCart } from '../../replies/cart/reply-cart.ts'

/**
 * Replies with a cart. With `patch` its notifications count as seen afterwards; with `checkInventory` off the reply has no
 * messages about stock (CART-04, CART-17).
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
    const acknowledged = planAcknowledge(cart, priceInContext(cart, pricing), pricing.facts.now)
    const seen = acknowledged === cart ? cart : reconcileCart(acknowledged, pricing).cart
    // If another call changed the cart meanwhile, its notifications stay unseen.
    const isSaved = seen !== cart && (await deps.cartQueries.update(seen, cart.version))
    return replyCart(isSaved ? { ...context, cart: seen } : context, caller)
  }
}
