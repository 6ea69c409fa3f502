import { planApplyVoucher, planRemoveVoucher } from '@lacehouse/domain/cart/plan-rewards'
import { priceInContext } from '../../core/cart/pricing-context.ts'
import type { StoredValueDeps } from '../../core/cart/stored-value-deps.ts'
import type { Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { replyWithChangedCart } from '../../replies/cart/reply-cart.ts'
import { countGoods } from '../../replies/cart/to-balances-reply.ts'

/** Applies a loyalty voucher to the cart or removes it; only signed-in members may do so (PAY-03). */
export function applyVoucher(deps: StoredValueDeps): Handler<'balances.applyVoucher'> {
  return (call) => {
    if (call.session.kind !== 'consumer') throw new Refusal('REW401')
    const { appliedLoyaltyVoucher } = call.body
    return replyWithChangedCart(deps, { caller: call, cartId: call.params.basketId }, ({ cart, pricing }) => {
      const { now } = pricing.facts
      if (!pricing.balances.member) throw new Refusal('4044')
      if (appliedLoyaltyVoucher === null) return planRemoveVoucher(cart, { now, balances: pricing.balances })
      const goods = countGoods(priceInContext(cart, pricing), pricing.facts.variants)
      return planApplyVoucher(cart, appliedLoyaltyVoucher, { now, balances: pricing.balances, goods })
    })
  }
}
