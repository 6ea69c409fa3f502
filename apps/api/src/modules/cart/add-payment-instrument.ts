import { planAddInstrument, planRemoveInstrument } from '@lacehouse/domain/cart/plan-instruments'
import { isStoredValueMethod } from '@lacehouse/domain/payment/balances'
import type { CartDeps } from '../../core/cart/load-cart.ts'
import { requireStoredValueMethod } from '../../core/cart/stored-value-methods.ts'
import type { Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { getSession } from '../../http/require-session.ts'
import { replyWithChangedCart } from '../../replies/cart/reply-cart.ts'
import { addStoredValueInstrument } from './add-stored-value-instrument.ts'
import { type InstrumentDeps, listOffered } from './list-payment-methods.ts'
import { requireApproval } from './require-approval.ts'
import { takeInstrument } from './take-instrument.ts'
import { toInstrumentInput } from './to-instrument-input.ts'

/** Adds a payment instrument to the cart by the provider's token; an expired card is FE309 (CHK-04). */
export function addPaymentInstrument(deps: InstrumentDeps): Handler<'cart.addPaymentInstrument'> {
  return async (call) => {
    const code = call.body.payment_method_id
    if (isStoredValueMethod(code))
      return addStoredValueInstrument(deps, call, requireStoredValueMethod(code, call.site, getSession(call.session)))
    const allowedMethods = listOffered(call.site, deps.payments)
    const method = allowedMethods.includes(code) ? deps.payments.findMethod(code) : null
    if (!method) throw new Refusal('PYT405')
    const { instrument, terms } = await takeInstrument(method, await toInstrumentInput(deps, call))
    return replyWithChangedCart(deps, { caller: call, cartId: call.params.basketId }, ({ cart, pricing }) => {
      requireApproval(terms, cart)
      const { now, variants } = pricing.facts
      return planAddInstrument(cart, instrument, { now, variants, allowedMethods })
    })
  }
}

export function removePaymentInstrument(deps: CartDeps): Handler<'cart.removePaymentInstrument'> {
  return (call) =>
    replyWithChangedCart(deps, { caller: call, cartId: call.params.basketId }, ({ cart, pricing }) =>
      planRemoveInstrument(cart, call.body.payment_instrument_id, pricing.facts),
    )
}
