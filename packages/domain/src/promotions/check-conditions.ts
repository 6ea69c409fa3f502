import type { DiscountProgramme } from '../discount-programmes/discount-programme.ts'
import type { Currency } from '../money/currency.ts'
import { isWithin } from '../time/instant.ts'
import type { DistanceUnit, FailedCondition } from './failed-condition.ts'
import { getUseLimits } from './get-use-limits.ts'
import type { AmountByCurrency, Promotion, PromotionCondition, PromotionEffect } from './promotion.ts'
import type { PromotionFacts } from './promotion-facts.ts'
import { isSelected } from './promotion-line.ts'

/** The conditions that a cart fails; a promotion without failures is earned. */
export type ConditionCheck = {
  readonly failed: readonly FailedCondition[]
  /** The missing minor units or pieces, when only thresholds fail. */
  readonly distance: number | null
  /** The unit of the distance: money when both are missing. */
  readonly unit: DistanceUnit
}

/**
 * Checks every condition and limit of a promotion against a cart whose rows cost `prices`, in minor units. It lists all
 * failures, so that the result can explain the promotion (CART-10, CART-11).
 */
export function checkConditions(
  promotion: Promotion,
  facts: PromotionFacts,
  prices: readonly number[],
): ConditionCheck {
  const failed: FailedCondition[] = checkStanding(promotion, facts)
  const hasCoupon = facts.couponByPromotion.has(promotion.id)
  const missed: Record<DistanceUnit, number> = { money: 0, pieces: 0 }
  for (const condition of promotion.conditions) {
    const outcome = checkCondition(condition, facts, { hasCoupon, prices })
    if (outcome === true) continue
    failed.push(condition.type)
    if (typeof outcome !== 'number') continue
    const unit = condition.type === 'spend' ? 'money' : 'pieces'
    missed[unit] = Math.max(missed[unit], outcome)
  }
  const toTier = distanceToFirstTier(promotion.effect, facts, prices)
  if (toTier !== 0) failed.push('tier')
  const tierUnit = promotion.effect.type === 'tiered' && promotion.effect.by === 'quantity' ? 'pieces' : 'money'
  if (toTier !== null) missed[tierUnit] = Math.max(missed[tierUnit], toTier)
  const unit = missed.money > 0 || missed.pieces === 0 ? 'money' : 'pieces'
  const onlyThresholds = failed.every((type) => type === 'spend' || type === 'quantity' || type === 'tier')
  return { failed, unit, distance: onlyThresholds && missed[unit] > 0 ? missed[unit] : null }
}

function checkStanding(promotion: Promotion, { shopper, promotionUses, currency }: PromotionFacts): FailedCondition[] {
  const failed: FailedCondition[] = []
  const { inAll, perConsumer } = getUseLimits(promotion)
  if (!promotion.isEnabled) failed.push('disabled')
  if (inAll !== undefined && (promotionUses[promotion.id] ?? 0) >= inAll) failed.push('limitInAll')
  if (perConsumer !== undefined && (shopper.usesByPromotion?.[promotion.id] ?? 0) >= perConsumer) {
    failed.push('limitPerConsumer')
  }
  if (!isMeantFor(promotion.effect, currency)) failed.push('currency')
  return failed
}

/** True when the condition holds, a number for the missing amount, false when it fails and more goods would not change that. */
function checkCondition(
  condition: PromotionCondition,
  facts: PromotionFacts,
  { hasCoupon, prices }: { readonly hasCoupon: boolean; readonly prices: readonly number[] },
): boolean | number {
  switch (condition.type) {
    case 'spend': {
      const threshold = condition.atLeast[facts.currency]
      return threshold === undefined ? false : missing(threshold, spentOn(facts, prices, condition.on))
    }
    case 'quantity':
      return missing(condition.atLeast, countUnits(facts, condition.of))
    case 'products':
      return facts.lines.some((line) => isSelected(line, condition.of))
    case 'coupon':
      return hasCoupon
    case 'segment':
      return condition.anyOf.some((segment) => facts.shopper.segments.includes(segment))
    case 'programme':
      return hasProgramme(condition.anyOf, facts)
    case 'firstOrder':
      return facts.shopper.isFirstOrder
    case 'dates':
      return isWithin(condition, facts.now)
    case 'site':
      return condition.anyOf.includes(facts.siteId)
  }
}

function hasProgramme(anyOf: readonly DiscountProgramme[], { shopper }: PromotionFacts): boolean {
  return shopper.membership !== undefined && shopper.membership.left > 0 && anyOf.includes(shopper.membership.programme)
}

function missing(threshold: number, reached: number): true | number {
  return reached >= threshold || threshold - reached
}

function spentOn(facts: PromotionFacts, prices: readonly number[], on: Parameters<typeof isSelected>[1]): number {
  return facts.lines.reduce((sum, line, index) => (isSelected(line, on) ? sum + (prices[index] ?? 0) : sum), 0)
}

function countUnits(facts: PromotionFacts, of: Parameters<typeof isSelected>[1]): number {
  return facts.lines.reduce((sum, line) => (isSelected(line, of) ? sum + line.qty : sum), 0)
}

/** Measures the amount that a tiered effect counts: minor units spent, or pieces of the selected lines. */
export function measureForTiers(
  effect: Extract<PromotionEffect, { type: 'tiered' }>,
  facts: PromotionFacts,
  prices: readonly number[],
): number {
  return effect.by === 'spend' ? spentOn(facts, prices, effect.on) : countUnits(facts, effect.on)
}

/** Returns a tier's threshold in the currency, or null when the promotion has none in that currency. */
export function getTierThreshold(atLeast: AmountByCurrency | number, currency: Currency): number | null {
  return typeof atLeast === 'number' ? atLeast : (atLeast[currency] ?? null)
}

function distanceToFirstTier(effect: PromotionEffect, facts: PromotionFacts, prices: readonly number[]): number | null {
  if (effect.type !== 'tiered') return 0
  const thresholds = effect.tiers
    .map((tier) => getTierThreshold(tier.atLeast, facts.currency))
    .filter((t) => t !== null)
  if (thresholds.length === 0) return null
  return Math.max(0, Math.min(...thresholds) - measureForTiers(effect, facts, prices))
}

function isMeantFor(effect: PromotionEffect, currency: Currency): boolean {
  if (effect.type === 'amount' || effect.type === 'fixedPrice') return effect.amount[currency] !== undefined
  if (effect.type === 'reducedShipping' && effect.by.type === 'amount') return effect.by.amount[currency] !== undefined
  return true
}
