import { randomUUID } from 'node:crypto'
import type { CallRequest } from '@lacehouse/contracts'
import { type PaymentInstrument, planAddInstrument, planRemoveInstrument } from '@lacehouse/domain'
import type { Site } from '@lacehouse/domain/site/site'
import { formatMessage, type MessageKey } from '@lacehouse/messages'
import { type CartDeps, changeCart, loadCart } from '../../cart/cart-scene.ts'
import type { Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import type { PaymentDesk } from '../../payment-providers/payment-desk.ts'

export type InstrumentDeps = CartDeps & { readonly payments: PaymentDesk }

type InstrumentBody = CallRequest<'cart.addPaymentInstrument'>['body']

/** Methods that the site offers and the shop's providers can take. */
export const listOffered = (site: Site, payments: PaymentDesk): PaymentDesk['methods'] =>
  payments.methods.filter((method) => site.paymentMethods.includes(method))

/** The methods that a cart can be paid by (CHK-04). */
export const listPaymentMethods =
  (deps: InstrumentDeps): Handler<'cart.listPaymentMethods'> =>
  async (call) => {
    await loadCart(deps, call, { cartId: call.params.basketId })
    const paymentMethods = listOffered(call.site, deps.payments).map((code) => ({
      code,
      label: formatMessage(call.locale, `payment.method.${code}` as MessageKey),
      ...(code === 'CREDIT_CARD' && { brands: ['visa', 'mastercard', 'amex'] }),
    }))
    return { paymentMethods }
  }

/** Puts a means of payment on the cart by the provider's token; a card that is past its date is FE309. */
export const addPaymentInstrument =
  (deps: InstrumentDeps): Handler<'cart.addPaymentInstrument'> =>
  (call) => {
    const instrument = toInstrument(call.body, deps.now())
    const allowedMethods = listOffered(call.site, deps.payments)
    return changeCart(deps, { caller: call, cartId: call.params.basketId }, ({ cart, till }) =>
      planAddInstrument(cart, instrument, { now: till.facts.now, allowedMethods }),
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
