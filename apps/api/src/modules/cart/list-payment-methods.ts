import { amountToWire, listBalanceOffers } from '@lacehouse/domain'
import type { Site } from '@lacehouse/domain/site/site'
import { formatMessage, type MessageKey } from '@lacehouse/messages'
import { loadCart } from '../../cart/cart-scene.ts'
import { listKeptMethods } from '../../cart/kept-methods.ts'
import { priceAtTill } from '../../cart/till.ts'
import type { Handler } from '../../http/call.ts'
import type { PaymentDesk } from '../../payment-providers/payment-desk.ts'
import { isInStore, type Session } from '../../session/session.ts'
import type { InstrumentDeps } from './add-payment-instrument.ts'

/** Methods that the site offers and the shop's providers can take. */
export const listOffered = (site: Site, payments: PaymentDesk): PaymentDesk['methods'] =>
  payments.methods.filter((method) => site.paymentMethods.includes(method))

type Shopper = { readonly site: Site; readonly session: Session }

/** Ways to pay without the checkout's forms: PayPal's not in a store, whose employee has no account there (S2.6). */
export const listExpress = ({ site, session }: Shopper, payments: PaymentDesk): PaymentDesk['methods'] => {
  const express = isInStore(session) ? ['APPLE_PAY'] : ['APPLE_PAY', 'PAYPAL']
  return listOffered(site, payments).filter((method) => express.includes(method))
}

/** The methods that a cart can be paid by, with what the shopper's balances could pay of it (CHK-04, PAY-03, PAY-04). */
export const listPaymentMethods =
  (deps: InstrumentDeps): Handler<'cart.listPaymentMethods'> =>
  async (call) => {
    const { cart, till } = await loadCart(deps, call, { cartId: call.params.basketId })
    const { total } = priceAtTill(cart, till).totals
    const offers = new Map(
      listBalanceOffers(cart, till.balances, total).map((offer) => [offer.method as string, offer]),
    )
    const codes = [...listOffered(call.site, deps.payments), ...listKeptMethods(call.site, till.balances)]
    const paymentMethods = codes.map((code) => {
      const offer = offers.get(code)
      return {
        code,
        label: formatMessage(call.locale, `payment.method.${code}` as MessageKey),
        ...(code === 'CREDIT_CARD' && { brands: ['visa', 'mastercard', 'amex'] }),
        ...(offer && {
          additionalData: {
            remainingAmount: amountToWire(offer.remaining, cart.currency),
            payableAmount: amountToWire(offer.payable, cart.currency),
            ...(offer.points !== undefined && { points: offer.points }),
          },
        }),
      }
    })
    return { paymentMethods, expressMethods: [...listExpress(call, deps.payments)] }
  }
