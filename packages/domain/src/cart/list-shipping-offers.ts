import { priceCart } from '../pricing/price-cart.ts'
import type { PricedCart, PricedShipment } from '../pricing/priced-cart.ts'
import type { PricingFacts } from '../pricing/pricing-facts.ts'
import type { ShippingGroup } from '../shipping/shipment-group.ts'
import type { DeliveryService } from '../shipping/shipping-method.ts'
import type { Cart } from './cart.ts'
import { listCartShippingMethods } from './plan-choose-shipping-method.ts'

/** A shipping method that the shopper may choose; `price` is its cost for this cart, in minor units. */
export type ShippingOffer = { readonly code: string; readonly price: number; readonly originalPrice: number }

type Billed = {
  readonly facts: PricingFacts
  /** The cart as priced with its present method. */
  readonly priced: PricedCart
}

type TimedOffer = ShippingOffer & { readonly delivery: DeliveryService }

/**
 * Lists the shipping methods that a shopper may choose for a group. Each price comes from pricing the cart with that method, so
 * that it equals the later charge. A method is left out where a faster one costs no more, unless the shopper has chosen it.
 */
export function listShippingOffers(cart: Cart, group: ShippingGroup, billed: Billed): ShippingOffer[] {
  const offers = listAllOffers(cart, group, billed)
  const chosen = cart.shippingMethods[group]
  return offers
    .filter(
      (offer) =>
        (chosen?.chosenByShopper && chosen.code === offer.code) ||
        !offers.some(({ price, delivery }) => price <= offer.price && isFaster(delivery, offer.delivery)),
    )
    .map(({ delivery: _, ...offer }) => offer)
}

/** Lists all shipping methods that can carry a group, the default first, with their prices for this cart. */
export function listAllOffers(cart: Cart, group: ShippingGroup, { facts, priced }: Billed): TimedOffer[] {
  const current = findShipment(priced, group)
  return listCartShippingMethods(cart, group, facts).map(({ code, delivery }) => {
    const shipment =
      code === current?.methodCode ? current : findShipment(priceWith(cart, { group, code, facts }), group)
    return { code, price: shipment?.price ?? 0, originalPrice: shipment?.originalPrice ?? 0, delivery }
  })
}

/** Says whether a delivery service arrives earlier than another. */
export function isFaster(one: DeliveryService, other: DeliveryService): boolean {
  const latest = one.maxBusinessDays - other.maxBusinessDays
  return latest < 0 || (latest === 0 && one.minBusinessDays < other.minBusinessDays)
}

type Choice = { readonly group: ShippingGroup; readonly code: string; readonly facts: PricingFacts }

const priceWith = (cart: Cart, { group, code, facts }: Choice): PricedCart =>
  priceCart({ ...cart, shippingMethods: { ...cart.shippingMethods, [group]: { code, chosenByShopper: true } } }, facts)

const findShipment = ({ shipments }: PricedCart, group: ShippingGroup): PricedShipment | undefined =>
  shipments.find(({ groupId }) => groupId === group)
