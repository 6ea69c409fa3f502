import { planApplyVoucher, planRemoveVoucher } from '@lacehouse/domain/cart/plan-rewards'
import { changeCart } from '../../core/cart/cart-context.ts'
import { priceInContext } from '../../core/cart/pricing-context.ts'
import { countGoods } from '../../core/cart/to-balances-reply.ts'
import type { Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import type { StoredValueDeps } from '../cart/add-stored-value-instrument.ts'

/** Puts a loyalty voucher on the cart, or takes it off; rewards need sign-in and membership (PAY-03, S1.6). */
export function applyVoucher(deps: StoredValueDeps): Handler<'balances.applyVoucher'> {
  return (call) => {
    if (call.session.kind !== 'consumer') throw new Refusal('REW401')
    const { appliedLoyaltyVoucher } = call.body
    return changeCart(deps, { caller: call, cartId: call.params.basketId }, ({ cart, pricing }) => {
      const { now } = pricing.facts
      if (!pricing.balances.member) throw new Refusal('4044')
      if (appliedLoyaltyVoucher === null) return planRemoveVoucher(cart, { now, balances: pricing.balances })
      const goods = countGoods(priceInContext(cart, pricing))
      return planApplyVoucher(cart, appliedLoyaltyVoucher, { now, balances: pricing.balances, goods })
    })
  }
}
