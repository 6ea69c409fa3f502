import { isKeptMethod, planAddInstrument, planRemoveInstrument } from '@lacehouse/domain'
import { type CartDeps, changeCart } from '../../cart/cart-scene.ts'
import { countAmountDue } from '../../cart/count-amount-due.ts'
import { requireKeptMethod } from '../../cart/kept-methods.ts'
import { priceAtTill } from '../../cart/till.ts'
import type { Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import type { PaymentDesk } from '../../payment-providers/payment-desk.ts'
import { getSession } from '../../session/require-session.ts'
import { addKeptInstrument, type KeptDeps } from './add-kept-instrument.ts'
import { listOffered } from './list-payment-methods.ts'
import { takeInstrument } from './take-instrument.ts'
import { takeSavedCard } from './take-saved-card.ts'

export type InstrumentDeps = KeptDeps & { readonly payments: PaymentDesk }

/** Puts a means of payment on the cart by the provider's token; a card that is past its date is FE309. */
export const addPaymentInstrument =
  (deps: InstrumentDeps): Handler<'cart.addPaymentInstrument'> =>
  async (call) => {
    const code = call.body.payment_method_id
    if (isKeptMethod(code))
      return addKeptInstrument(deps, call, requireKeptMethod(code, call.site, getSession(call.session)))
    const allowedMethods = listOffered(call.site, deps.payments)
    const method = allowedMethods.includes(code) ? deps.payments.findMethod(code) : null
    if (!method) throw new Refusal('PYT405')
    const taken = await takeInstrument(method, await takeSavedCard(deps, call))
    return changeCart(deps, { caller: call, cartId: call.params.basketId }, ({ cart, till }) => {
      const { now, variants } = till.facts
      const agreement = method.agreesToTotal ? { agreedTo: countAmountDue(priceAtTill(cart, till)) } : {}
      return planAddInstrument(cart, { ...taken, ...agreement }, { now, variants, allowedMethods })
    })
  }

export const removePaymentInstrument =
  (deps: CartDeps): Handler<'cart.removePaymentInstrument'> =>
  (call) =>
    changeCart(deps, { caller: call, cartId: call.params.basketId }, ({ cart, till }) =>
      planRemoveInstrument(cart, call.body.payment_instrument_id, till.facts),
    )
