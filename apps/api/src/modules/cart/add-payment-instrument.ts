import { randomUUID } from 'node:crypto'
import type { CallRequest } from '@lacehouse/contracts'
import { isKeptMethod, type PaymentInstrument, planAddInstrument, planRemoveInstrument } from '@lacehouse/domain'
import { type CartDeps, changeCart } from '../../cart/cart-scene.ts'
import { requireKeptMethod } from '../../cart/kept-methods.ts'
import type { Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import type { PaymentDesk } from '../../payment-providers/payment-desk.ts'
import { getSession } from '../../session/require-session.ts'
import { addKeptInstrument, type KeptDeps } from './add-kept-instrument.ts'
import { listOffered } from './list-payment-methods.ts'

export type InstrumentDeps = KeptDeps & { readonly payments: PaymentDesk }

type InstrumentBody = CallRequest<'cart.addPaymentInstrument'>['body']

/** Puts a means of payment on the cart by the provider's token; a card that is past its date is FE309. */
export const addPaymentInstrument =
  (deps: InstrumentDeps): Handler<'cart.addPaymentInstrument'> =>
  (call) => {
    const method = call.body.payment_method_id
    if (isKeptMethod(method))
      return addKeptInstrument(deps, call, requireKeptMethod(method, call.site, getSession(call.session)))
    const instrument = toInstrument(call.body, deps.now())
    const allowedMethods = listOffered(call.site, deps.payments)
    return changeCart(deps, { caller: call, cartId: call.params.basketId }, ({ cart, till }) =>
      planAddInstrument(cart, instrument, { now: till.facts.now, variants: till.facts.variants, allowedMethods }),
    )
  }

const toInstrument = ({ payment_method_id, token, card }: InstrumentBody, now: number): PaymentInstrument => {
  if (payment_method_id === 'CREDIT_CARD' && !token) throw new Refusal('PYT404', { field: 'token' })
  if (card && isPast(card, now)) throw new Refusal('FE309', { field: 'cardExpiry' })
  return {
    id: randomUUID(),
    method: payment_method_id,
    upTo: null,
    ...(token && { token }),
    ...(card && { brand: card.brand, last4: card.last4, expiryMonth: card.expiryMonth, expiryYear: card.expiryYear }),
  }
}

/** A card is good to the last day of its month. */
const isPast = ({ expiryMonth, expiryYear }: { expiryMonth: number; expiryYear: number }, now: number): boolean =>
  Date.UTC(expiryYear, expiryMonth, 1) <= now

export const removePaymentInstrument =
  (deps: CartDeps): Handler<'cart.removePaymentInstrument'> =>
  (call) =>
    changeCart(deps, { caller: call, cartId: call.params.basketId }, ({ cart, till }) =>
      planRemoveInstrument(cart, call.body.payment_instrument_id, till.facts),
    )
