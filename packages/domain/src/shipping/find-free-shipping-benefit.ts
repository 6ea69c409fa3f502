import type { PricedCart } from '../pricing/priced-cart.ts'
import type { PricingFacts } from '../pricing/pricing-facts.ts'

/** From what worth of goods a parcel is sent free, and what is missing to it, in minor units. */
export type FreeShippingBenefit = { readonly from: number; readonly missing: number; readonly isReached: boolean }

/** Countries in which the benefit is not shown, whatever the site says (S2.9, CART-30). */
const hiddenIn = ['FR', 'IT', 'DE', 'GB']

/**
 * Finds how far free delivery is: the lowest worth of goods from which a method that applies to the parcel costs nothing. What the
 * parcel costs decides: it is reached by whatever made it free, a code too. Null where nothing is sent, no method is ever free, the
 * shopper pays for a faster one than that which is free, or the country does not show it (CART-30).
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
