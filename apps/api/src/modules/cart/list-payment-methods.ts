import { amountToWire, listBalanceOffers } from '@lacehouse/domain'
import type { Site } from '@lacehouse/domain/site/site'
import { formatMessage, type MessageKey } from '@lacehouse/messages'
import { loadCart } from '../../cart/cart-scene.ts'
import { listKeptMethods } from '../../cart/kept-methods.ts'
import { priceAtTill } from '../../cart/till.ts'
import type { Handler } from '../../http/call.ts'
import type { PaymentDesk } from '../../payment-providers/payment-desk.ts'
import type { ExpressScope } from '../../payment-providers/payment-method.ts'
import { isInStore, type Session } from '../../session/session.ts'
import type { InstrumentDeps } from './add-payment-instrument.ts'

/** Methods that the site offers and the shop's providers can take. */
export const listOffered = (site: Site, payments: PaymentDesk): PaymentDesk['methods'] =>
  payments.methods.filter((method) => site.paymentMethods.includes(method))

type Shopper = { readonly site: Site; readonly session: Session }

/** Methods that pay without the checkout's forms, of them in a store those that work there (PAY-07). */
export const listExpress = ({ site, session }: Shopper, payments: PaymentDesk): PaymentDesk['methods'] => {
  const scopes: readonly ExpressScope[] = isInStore(session) ? ['everywhere'] : ['everywhere', 'online']
  return listOffered(site, payments).filter((code) => {
    const express = payments.findMethod(code)?.express
    return express !== undefined && scopes.includes(express)
  })
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
      const brands = deps.payments.findMethod(code)?.brands
      return {
        code,
        label: formatMessage(call.locale, `payment.method.${code}` as MessageKey),
        ...(brands && { brands: [...brands] }),
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
