import { findOrderRefusal, findStockMessages } from '@lacehouse/domain'
import { type CartDeps, keepNews, loadCart, settle } from '../../cart/cart-scene.ts'
import { refusePlan } from '../../cart/refuse-plan.ts'
import { toCartReply } from '../../cart/to-cart-reply.ts'
import type { Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { requireSettledDelivery } from './require-settled-delivery.ts'

/** Prices a cart afresh, checks all that its order needs, and fixes the prices that the shopper sees now: what changed is told with them (CHK-06, T16). */
export const prepareOrder =
  (deps: CartDeps): Handler<'checkout.prepareOrder'> =>
  async (call) => {
    const scene = await loadCart(deps, call, { cartId: call.body.basketId })
    const { cart, till, orderNumber } = scene
    if (orderNumber) throw new Refusal('INV409')
    await requireSettledDelivery(deps, scene)
    const { cart: accepted, priced } = settle(keepNews(cart, till), till)
    const short = findStockMessages(accepted, till.facts)
    if (short.length > 1) throw new Refusal('ORD430')
    const [gone] = short
    if (gone) throw new Refusal('ORD404', { itemId: gone.details.itemId ?? '' })
    const refusal = findOrderRefusal({ cart: accepted, priced, facts: till.facts })
    if (refusal) return refusePlan(refusal)
    if (accepted === cart) return toCartReply(cart, priced, { till, locale: call.locale })
    const saved = { ...accepted, version: cart.version + 1, updatedAt: till.facts.now }
    if (!(await deps.cartQueries.update(saved, cart.version))) throw new Refusal('INV409')
    return toCartReply(saved, priced, { till, locale: call.locale })
  }
