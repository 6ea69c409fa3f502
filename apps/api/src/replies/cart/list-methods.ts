import type { ShippingMethodReply } from '@lacehouse/contracts'
import type { Cart } from '@lacehouse/domain/cart/cart'
import { listShippingOffers } from '@lacehouse/domain/cart/list-shipping-offers'
import { listCartShippingMethods } from '@lacehouse/domain/cart/plan-choose-shipping-method'
import { amountToWire } from '@lacehouse/domain/money/money'
import type { PricedCart, PricedShipment } from '@lacehouse/domain/pricing/priced-cart'
import type { ShippingMethod } from '@lacehouse/domain/shipping/shipping-method'
import { type PricingContext, priceInContext } from '../../core/cart/pricing-context.ts'
import { toShippingMethod } from './to-shipping-method.ts'

type Context = { readonly pricing: PricingContext; readonly locale: string }

/** Lists the shipping methods of a shipment group with their prices for this cart after all promotions (CART-14). */
export function listMethods(
  cart: Cart,
  group: 'me' | 'customs',
  context: Context & { readonly priced?: PricedCart },
): ShippingMethodReply[] {
  const { facts } = context.pricing
  const priced = context.priced ?? priceInContext(cart, context.pricing)
  const methods = new Map(listCartShippingMethods(cart, group, facts).map((method) => [method.code, method]))
  return listShippingOffers(cart, group, { facts, priced }).flatMap((offer) => {
    const method = methods.get(offer.code)
    return method ? [toOfferedMethod({ method, offer, cart }, context)] : []
  })
}

type Offered = {
  readonly method: ShippingMethod
  readonly offer: Pick<PricedShipment, 'price' | 'originalPrice'>
  readonly cart: Cart
}

/** Makes the reply of a method with its price for this cart, and its price without promotions if that is higher. */
export function toOfferedMethod({ method, offer, cart }: Offered, context: Context): ShippingMethodReply {
  const reply = toShippingMethod(method, { cart, ...context })
  const amount = amountToWire(offer.price, cart.currency)
  const original = amountToWire(Math.max(method.price, offer.originalPrice), cart.currency)
  return { ...reply, price: { ...reply.price, amount, ...(original > amount && { original }) } }
}
