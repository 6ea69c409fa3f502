import { planAddInstrument, planRemoveInstrument } from '@lacehouse/domain/cart/plan-instruments'
import { isStoredValueMethod } from '@lacehouse/domain/payment/balances'
import { countAmountDue } from '../../core/cart/count-amount-due.ts'
import type { CartDeps } from '../../core/cart/load-cart.ts'
import { priceInContext } from '../../core/cart/pricing-context.ts'
import { requireStoredValueMethod } from '../../core/cart/stored-value-methods.ts'
import type { Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { getSession } from '../../http/require-session.ts'
import { replyWithChangedCart } from '../../replies/cart/reply-cart.ts'
import { addStoredValueInstrument } from './add-stored-value-instrument.ts'
import { type InstrumentDeps, listOffered } from './list-payment-methods.ts'
import { takeInstrument } from './take-instrument.ts'
import { takeSavedCard } from './take-saved-card.ts'

/** Adds a payment instrument to the cart by the provider's token; an expired card is FE309 (CHK-04). */
export function addPaymentInstrument(deps: InstrumentDeps): Handler<'cart.addPaymentInstrument'> {
  return async (call) => {
    const code = call.body.payment_method_id
    if (isStoredValueMethod(code))
      return addStoredValueInstrument(deps, call, requireStoredValueMethod(code, call.site, getSession(call.session)))
    const allowedMethods = listOffered(call.site, deps.payments)
    const method = allowedMethods.includes(code) ? deps.payments.findMethod(code) : null
    if (!method) throw new Refusal('PYT405')
    const taken = await takeInstrument(method, await takeSavedCard(deps, call))
    return replyWithChangedCart(deps, { caller: call, cartId: call.params.basketId }, ({ cart, pricing }) => {
      const { now, variants } = pricing.facts
      const agreement = method.agreesToTotal ? { agreedTo: countAmountDue(priceInContext(cart, pricing)) } : {}
      return planAddInstrument(cart, { ...taken, ...agreement }, { now, variants, allowedMethods })
    })
  }
}

export function removePaymentInstrument(deps: CartDeps): Handler<'cart.removePaymentInstrument'> {
  return (call) =>
    replyWithChangedCart(deps, { caller: call, cartId: call.params.basketId }, ({ cart, pricing }) =>
      planRemoveInstrument(cart, call.body.payment_instrument_id, pricing.facts),
    )
}
