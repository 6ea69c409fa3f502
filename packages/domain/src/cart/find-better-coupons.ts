import { priceCart } from '../pricing/price-cart.ts'
import type { PricedCart } from '../pricing/priced-cart.ts'
import type { PricingFacts } from '../pricing/pricing-facts.ts'
import type { Cart } from './cart.ts'

/** Coupons without which the order costs less, with the total that it then has and the difference, in minor units. */
export type BetterCoupons = {
  readonly remove: readonly string[]
  readonly total: number
  readonly saving: number
}

/**
 * Finds the coupons whose removal makes the total lowest, because a discount takes the order below the threshold of a better
 * offer; null when the cart's coupons are the best choice of them. Among equal totals the fewest coupons go. It prices each
 * choice of the working coupons, at most 31 for the five that a cart holds. A coupon that gives a gift is never given up, since
 * the gift has no price to compare.
 */
export function findBetterCoupons(cart: Cart, priced: PricedCart, facts: PricingFacts): BetterCoupons | null {
  const working = priced.couponItems
    .filter(({ isApplied, promotionId }) => isApplied && !givesGift(promotionId, facts))
    .map(({ code }) => code)
  let best: BetterCoupons | null = null
  for (const remove of listChoices(working)) {
    const couponCodes = cart.couponCodes.filter((code) => !remove.includes(code))
    const { total } = priceCart({ ...cart, couponCodes }, facts).totals
    if (total < (best?.total ?? priced.totals.total)) best = { remove, total, saving: priced.totals.total - total }
  }
  return best
}

/** Lists every choice of one or more codes, those with fewer codes first. */
function listChoices(codes: readonly string[]): string[][] {
  const choices = Array.from({ length: 2 ** codes.length - 1 }, (_, index) =>
    codes.filter((_code, place) => Math.floor((index + 1) / 2 ** place) % 2 === 1),
  )
  return choices.toSorted((a, b) => a.length - b.length)
}

function givesGift(promotionId: string | undefined, { promotions }: PricingFacts): boolean {
  return promotions.some(({ id, effect }) => id === promotionId && effect.type === 'gift')
}
