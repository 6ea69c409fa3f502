import type { Cart } from '../cart/cart.ts'
import type { CartId } from '../cart/ids.ts'
import type { Promotion } from '../promotions/promotion.ts'
import { priceCart } from './price-cart.ts'
import type { PricedCart } from './priced-cart.ts'
import type { PricingFacts } from './pricing-facts.ts'

/** The effect of a rule on one cart; `cost` is the reduction of goods and shipping together, in minor units. */
export type TriedCart = { readonly cartId: CartId; readonly cost: number; readonly hasGift: boolean }

/**
 * Tries a rule on a cart beside the active promotions; null when it would not apply. A discount that it takes over from another
 * promotion is no cost; a rule that needs a coupon is tried as if the shopper had it.
 */
export function tryPromotion(rule: Promotion, cart: Cart, facts: PricingFacts): TriedCart | null {
  const conditions = rule.conditions.filter(({ type }) => type !== 'coupon')
  const tried = { ...rule, conditions }
  const others = facts.promotions.filter(({ id }) => id !== rule.id)
  const before = priceCart(cart, { ...facts, promotions: others })
  const after = priceCart(cart, { ...facts, promotions: [...others, tried] })
  const entry = after.promoSummary.find(({ promotionId }) => promotionId === rule.id)
  const hasGift = after.earnedBonuses.some(({ promotionId }) => promotionId === rule.id)
  if (entry?.thresholdStatus !== 'Threshold Reached' || (entry.discount === 0 && !hasGift)) return null
  return { cartId: cart.id, cost: toDue(before) - toDue(after), hasGift }
}

function toDue({ totals }: PricedCart): number {
  return totals.itemSubTotal + totals.shipping
}
