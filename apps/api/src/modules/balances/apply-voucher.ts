import { planApplyVoucher, planRemoveVoucher } from '@lacehouse/domain'
import { changeCart } from '../../cart/cart-scene.ts'
import { priceAtTill } from '../../cart/till.ts'
import { countGoods } from '../../cart/to-balances-reply.ts'
import type { Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import type { KeptDeps } from '../cart/add-kept-instrument.ts'

/** Puts a loyalty voucher on the cart, or takes it off; rewards need sign-in and membership (PAY-03, S1.6). */
export const applyVoucher =
  (deps: KeptDeps): Handler<'balances.applyVoucher'> =>
  (call) => {
    if (call.session.kind !== 'consumer') throw new Refusal('REW401')
    const { appliedLoyaltyVoucher } = call.body
    return changeCart(deps, { caller: call, cartId: call.params.basketId }, ({ cart, till }) => {
      const { now } = till.facts
      if (!till.balances.member) throw new Refusal('4044')
      if (appliedLoyaltyVoucher === null) return planRemoveVoucher(cart, { now, balances: till.balances })
      const goods = countGoods(priceAtTill(cart, till))
      return planApplyVoucher(cart, appliedLoyaltyVoucher, { now, balances: till.balances, goods })
    })
  }
