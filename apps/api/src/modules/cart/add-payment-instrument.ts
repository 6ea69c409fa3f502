import { isKeptMethod, type PaymentInstrument, planAddInstrument, planRemoveInstrument } from '@lacehouse/domain'
import { type CartDeps, type CartScene, changeCart } from '../../cart/cart-scene.ts'
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
    const method = call.body.payment_method_id
    if (isKeptMethod(method))
      return addKeptInstrument(deps, call, requireKeptMethod(method, call.site, getSession(call.session)))
    const allowedMethods = listOffered(call.site, deps.payments)
    if (!allowedMethods.includes(call.body.payment_method_id)) throw new Refusal('PYT405')
    const taken = await takeInstrument(deps, await takeSavedCard(deps, call))
    return changeCart(deps, { caller: call, cartId: call.params.basketId }, (scene) => {
      const { now, variants } = scene.till.facts
      const instrument = { ...taken, ...toAgreement(method, scene) }
      return planAddInstrument(scene.cart, instrument, { now, variants, allowedMethods })
    })
  }

/** Klarna holds the shopper to what they were shown: a sum that changes afterwards has to be agreed to anew (PAY-06). */
const toAgreement = (method: PaymentInstrument['method'], { cart, till }: CartScene): { agreedTo?: number } =>
  method === 'KLARNA' ? { agreedTo: countAmountDue(priceAtTill(cart, till)) } : {}

export const removePaymentInstrument =
  (deps: CartDeps): Handler<'cart.removePaymentInstrument'> =>
  (call) =>
    changeCart(deps, { caller: call, cartId: call.params.basketId }, ({ cart, till }) =>
      planRemoveInstrument(cart, call.body.payment_instrument_id, till.facts),
    )
