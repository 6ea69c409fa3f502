import type { Cart } from '../cart/cart.ts'
import type { CartId } from '../cart/ids.ts'
import type { Promotion } from '../promotions/promotion.ts'
import { priceCart } from './price-cart.ts'
import type { PricedCart } from './priced-cart.ts'
import type { PricingFacts } from './pricing-facts.ts'

/** What a rule would have done to one cart; `cost` is what goods and delivery would come to less, in minor units. */
export type TriedCart = { readonly cartId: CartId; readonly cost: number; readonly hasGift: boolean }

/**
 * Tries a rule on a cart beside the promotions that run: null where it would not take effect. What it takes from another
 * promotion is no cost; a rule behind a coupon is tried as if the shopper had it.
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
