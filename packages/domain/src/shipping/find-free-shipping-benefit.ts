import type { PricedCart } from '../pricing/priced-cart.ts'
import type { PricingFacts } from '../pricing/pricing-facts.ts'

/** The price of goods from which delivery is free, and the amount still missing, in minor units. */
export type FreeShippingBenefit = { readonly from: number; readonly missing: number; readonly isReached: boolean }

/** Countries that do not show the benefit, whatever the site's switch (CART-30). */
const hiddenIn = ['FR', 'IT', 'DE', 'GB']

/**
 * Finds how much is missing for free delivery: the threshold is the lowest `freeFrom` of the methods that apply to the parcel. A
 * parcel that costs nothing has reached it, also by a coupon. Null when nothing is shipped, when no method is ever free, when
 * the shopper pays for a faster method than the free one, and in countries that do not show it (CART-30).
 */
export function findFreeShippingBenefit(priced: PricedCart, { site }: PricingFacts): FreeShippingBenefit | null {
  const parcel = priced.shipments.find(({ groupId }) => groupId === 'me')
  if (!parcel || hiddenIn.includes(site.countryCode)) return null
  const thresholds = site.shippingMethods.flatMap(({ code, freeFrom }) =>
    freeFrom !== undefined && parcel.applicableCodes.includes(code) ? [freeFrom] : [],
  )
  if (thresholds.length === 0) return null
  const from = Math.min(...thresholds)
  if (parcel.price === 0) return { from, missing: 0, isReached: true }
  const missing = from - priced.totals.itemSubTotal
  return missing > 0 ? { from, missing, isReached: false } : null
}
