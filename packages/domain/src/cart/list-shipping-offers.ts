import { priceCart } from '../pricing/price-cart.ts'
import type { PricedCart, PricedShipment } from '../pricing/priced-cart.ts'
import type { PricingFacts } from '../pricing/pricing-facts.ts'
import type { ShippingGroup } from '../shipping/shipment-group.ts'
import type { Cart } from './cart.ts'
import { listCartShippingMethods } from './plan-choose-shipping-method.ts'

/** A shipping method that the shopper may choose; `price` is its cost for this cart, in minor units. */
export type ShippingOffer = { readonly code: string; readonly price: number; readonly originalPrice: number }

type Billed = {
  readonly facts: PricingFacts
  /** The cart as priced with its present method. */
  readonly priced: PricedCart
}

/**
 * Lists the shipping methods that a shopper may choose for a group. Each price comes from pricing the cart with that method, so
 * that it equals the later charge.
 */
export function listShippingOffers(cart: Cart, group: ShippingGroup, { facts, priced }: Billed): ShippingOffer[] {
  const current = findShipment(priced, group)
  return listCartShippingMethods(cart, group, facts).map(({ code }) => {
    const shipment =
      code === current?.methodCode ? current : findShipment(priceWith(cart, { group, code, facts }), group)
    return { code, price: shipment?.price ?? 0, originalPrice: shipment?.originalPrice ?? 0 }
  })
}

type Choice = { readonly group: ShippingGroup; readonly code: string; readonly facts: PricingFacts }

const priceWith = (cart: Cart, { group, code, facts }: Choice): PricedCart =>
  priceCart({ ...cart, shippingMethods: { ...cart.shippingMethods, [group]: { code, chosenByShopper: true } } }, facts)

const findShipment = ({ shipments }: PricedCart, group: ShippingGroup): PricedShipment | undefined =>
  shipments.find(({ groupId }) => groupId === group)
