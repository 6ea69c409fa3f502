import { amountToWire } from '@lacehouse/domain/money/money'
import type { PaymentMethodCode } from '@lacehouse/domain/payment/instrument'
import { listBalanceOffers } from '@lacehouse/domain/payment/list-balance-offers'
import { canPayPreOrder, findPreOrderDay } from '@lacehouse/domain/pre-order/pre-order'
import type { Site } from '@lacehouse/domain/site/site'
import { formatMessage, type MessageKey } from '@lacehouse/messages'
import { loadCart } from '../../core/cart/load-cart.ts'
import { priceInContext } from '../../core/cart/pricing-context.ts'
import type { StoredValueDeps } from '../../core/cart/stored-value-deps.ts'
import { listStoredValueMethods } from '../../core/cart/stored-value-methods.ts'
import type { Handler } from '../../http/call.ts'
import { isInStore, type Session } from '../../http/session.ts'
import type { ExpressScope } from '../../infra/payment-providers/payment-method.ts'
import type { PaymentProviders } from '../../infra/payment-providers/payment-providers.ts'

export type InstrumentDeps = StoredValueDeps & { readonly payments: PaymentProviders }

/** Lists the methods that the site offers, in its order, and that have a payment provider. */
export function listOffered(site: Site, payments: PaymentProviders): PaymentProviders['methods'] {
  return site.paymentMethods.filter((method) => payments.methods.includes(method))
}

type Shopper = { readonly site: Site; readonly session: Session }

/** Lists the methods that need no checkout forms; an in-store session gets only those that work in a store (PAY-07). */
export function listExpress({ site, session }: Shopper, payments: PaymentProviders): PaymentProviders['methods'] {
  const scopes: readonly ExpressScope[] = isInStore(session) ? ['everywhere'] : ['everywhere', 'online']
  return listOffered(site, payments).filter((code) => {
    const express = payments.findMethod(code)?.express
    return express !== undefined && scopes.includes(express)
  })
}

/** Lists the payment methods of a cart, with the amounts that the shopper's balances can pay (CHK-04, PAY-03, PAY-04). */
export function listPaymentMethods(deps: InstrumentDeps): Handler<'cart.listPaymentMethods'> {
  return async (call) => {
    const { cart, pricing } = await loadCart(deps, call, { cartId: call.params.basketId })
    const { total } = priceInContext(cart, pricing).totals
    const offers = new Map(
      listBalanceOffers(cart, pricing.balances, total).map((offer) => [offer.method as string, offer]),
    )
    const isAhead = findPreOrderDay(cart, pricing.facts.variants) !== null
    const canPay = (code: PaymentMethodCode): boolean => !isAhead || canPayPreOrder(code)
    const codes = [
      ...listOffered(call.site, deps.payments),
      ...listStoredValueMethods(call.site, pricing.balances),
    ].filter(canPay)
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
            ...(offer.points !== undefined && { points: offer.points, payablePoints: offer.payablePoints }),
          },
        }),
      }
    })
    return { paymentMethods, expressMethods: listExpress(call, deps.payments).filter(canPay) }
  }
}
