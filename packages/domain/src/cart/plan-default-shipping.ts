import type { PricedCart } from '../pricing/priced-cart.ts'
import type { PricingFacts } from '../pricing/pricing-facts.ts'
import type { ShippingGroup } from '../shipping/shipment-group.ts'
import type { Cart } from './cart.ts'
import { isFaster, listAllOffers } from './list-shipping-offers.ts'

const groups: readonly ShippingGroup[] = ['me', 'customs']

/**
 * Chooses for a shopper who has not chosen: the fastest method that costs no more than the default one, so that free express
 * delivery is not given away for free standard delivery. Returns the same cart when nothing changes (CART-14).
 */
export function planDefaultShipping(cart: Cart, billed: { facts: PricingFacts; priced: PricedCart }): Cart {
  const changed = groups.flatMap((group) => {
    const code = findBest(cart, group, billed)
    return code === null ? [] : [[group, { code, chosenByShopper: false }] as const]
  })
  if (changed.length === 0) return cart
  return { ...cart, shippingMethods: { ...cart.shippingMethods, ...Object.fromEntries(changed) } }
}

function findBest(
  cart: Cart,
  group: ShippingGroup,
  billed: { facts: PricingFacts; priced: PricedCart },
): string | null {
  const shipment = billed.priced.shipments.find(({ groupId }) => groupId === group)
  if (!shipment || cart.shippingMethods[group]?.chosenByShopper) return null
  const [first] = shipment.applicableCodes
  // A paid default is the cheapest one; only a free one can be equalled.
  if (shipment.methodCode === first && shipment.price > 0) return null
  const [standard, ...others] = listAllOffers(cart, group, billed)
  if (!standard) return null
  const best = others
    .filter(({ price }) => price <= standard.price)
    .reduce((fastest, offer) => (isFaster(offer.delivery, fastest.delivery) ? offer : fastest), standard)
  return best.code === shipment.methodCode ? null : best.code
}
