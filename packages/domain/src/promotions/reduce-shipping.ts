import { percentOf } from '../money/percent.ts'
import { checkConditions } from './check-conditions.ts'
import type { PromotionOutcome } from './evaluate-promotions.ts'
import type { Promotion, PromotionEffect } from './promotion.ts'
import type { PromotionFacts } from './promotion-facts.ts'

export type ShippingCost = { readonly methodCode: string | null; readonly price: number }

/**
 * Evaluates SHIPPING promotions over the shipments of a cart; `byLine` holds the discount of each shipment in minor units, at
 * most its price. Each shipment gets the better of its best single promotion and all combinable ones together.
 */
export function reduceShipping(
  promotions: readonly Promotion[],
  facts: PromotionFacts,
  { prices, shipments }: { readonly prices: readonly number[]; readonly shipments: readonly ShippingCost[] },
): PromotionOutcome[] {
  const outcomes = promotions
    .filter((promotion) => promotion.level === 'SHIPPING')
    .map((promotion) => ({
      promotion,
      check: checkConditions(promotion, facts, prices),
      byLine: shipments.map(() => 0),
    }))
  const earned = outcomes.filter(({ check }) => check.failed.length === 0)
  for (const [index, shipment] of shipments.entries()) shareOut(earned, { shipment, index }, facts)
  return outcomes.map((outcome) => {
    const total = outcome.byLine.reduce((a, b) => a + b, 0)
    const isEarned = outcome.check.failed.length === 0
    const couldSave = shipments.some((shipment) => savedBy(outcome.promotion.effect, shipment, facts) > 0)
    const couponCode = facts.couponByPromotion.get(outcome.promotion.id)
    return { ...outcome, couponCode, total, isBeaten: isEarned && total === 0 && couldSave }
  })
}

type Earned = { readonly promotion: Promotion; readonly byLine: number[] }

type Position = { readonly shipment: ShippingCost; readonly index: number }

function shareOut(earned: readonly Earned[], { shipment, index }: Position, facts: PromotionFacts): void {
  let left = shipment.price
  const together = earned.map(({ promotion }) => {
    const saved = promotion.isCombinable ? savedBy(promotion.effect, { ...shipment, price: left }, facts) : 0
    left -= saved
    return saved
  })
  const singles = earned.map(({ promotion }) => savedBy(promotion.effect, shipment, facts))
  const best = Math.max(0, ...singles)
  const isSingle = best > shipment.price - left
  for (const [turn, { byLine }] of earned.entries()) {
    byLine[index] = isSingle ? (turn === singles.indexOf(best) ? best : 0) : (together[turn] ?? 0)
  }
}

function savedBy(effect: PromotionEffect, { methodCode, price }: ShippingCost, { currency }: PromotionFacts): number {
  if (effect.type !== 'freeShipping' && effect.type !== 'reducedShipping') return 0
  if (effect.methodCodes && !effect.methodCodes.some((code) => code === methodCode)) return 0
  if (effect.type === 'freeShipping') return price
  const { by } = effect
  return Math.min(price, by.type === 'percent' ? percentOf(price, by.percent) : (by.amount[currency] ?? 0))
}
