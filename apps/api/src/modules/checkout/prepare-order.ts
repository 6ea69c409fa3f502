import { findStockMessages } from '@lacehouse/domain/cart/find-flash-messages'
import { findOrderRefusal } from '@lacehouse/domain/order/find-order-refusal'
import { type CartDeps, loadCart } from '../../core/cart/load-cart.ts'
import { notifyChanges, reconcileCart } from '../../core/cart/reconcile-cart.ts'
import { refusePlan } from '../../core/cart/refuse-plan.ts'
import type { Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { toCartReply } from '../../replies/cart/to-cart-reply.ts'
import { requireDeliverable } from './require-deliverable.ts'

/**
 * Reprices a cart, checks it for placement and stores the prices that the shopper now sees, with notifications of changes (CHK-06,
 * T16).
 */
export function prepareOrder(deps: CartDeps): Handler<'checkout.prepareOrder'> {
  return async (call) => {
    const context = await loadCart(deps, call, { cartId: call.body.basketId })
    const { cart, pricing, orderNumber } = context
    if (orderNumber) throw new Refusal('INV409')
    await requireDeliverable(deps, context)
    const { cart: accepted, priced } = reconcileCart(notifyChanges(cart, pricing), pricing)
    const short = findStockMessages(accepted, pricing.facts)
    if (short.length > 1) throw new Refusal('ORD430')
    const [gone] = short
    if (gone) throw new Refusal('ORD404', { itemId: gone.details.itemId ?? '' })
    const refusal = findOrderRefusal({ cart: accepted, priced, facts: pricing.facts })
    if (refusal) return refusePlan(refusal)
    if (accepted === cart) return toCartReply(cart, priced, { pricing, locale: call.locale })
    const saved = { ...accepted, version: cart.version + 1, updatedAt: pricing.facts.now }
    if (!(await deps.cartQueries.update(saved, cart.version))) throw new Refusal('INV409')
    return toCartReply(saved, priced, { pricing, locale: call.locale })
  }
}
