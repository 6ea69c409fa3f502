import { type ConditionCheck, checkConditions } from './check-conditions.ts'
import type { Promotion, PromotionLevel } from './promotion.ts'
import type { PromotionFacts } from './promotion-facts.ts'
import { isLineEffect, reduceLines } from './reduce-lines.ts'

/** The effect of one promotion on a cart's rows, in minor units by index of the row. */
export type PromotionOutcome = {
  readonly promotion: Promotion
  readonly couponCode?: string
  readonly check: ConditionCheck
  /** The discount on each row after the choice among promotions: all 0 when another one is better. */
  readonly byLine: readonly number[]
  readonly total: number
  /** Whether the promotion is earned and would reduce a price, but a better one replaces it. */
  readonly isBeaten: boolean
}

type PricedLevel = { readonly level: Exclude<PromotionLevel, 'SHIPPING'>; readonly prices: readonly number[] }

/**
 * Evaluates the promotions of one level over rows that cost `prices`. At PRODUCT level each row gets the better of its best
 * single promotion and all combinable ones together; at ORDER level the whole order does (docs/promotions.md). The caller sorts
 * the promotions once for all levels, by `sortByTurn`.
 */
export function evaluatePromotions(
  promotions: readonly Promotion[],
  facts: PromotionFacts,
  { level, prices }: PricedLevel,
): PromotionOutcome[] {
  const candidates = promotions
    .filter((promotion) => promotion.level === level && isLineEffect(promotion.effect))
    .map((promotion) => ({ promotion, check: checkConditions(promotion, facts, prices) }))
  const earned = candidates.filter(({ check }) => check.failed.length === 0).map(({ promotion }) => promotion)
  const chosen = level === 'PRODUCT' ? chooseByLine(earned, facts, prices) : chooseForOrder(earned, facts, prices)
  return candidates.map(({ promotion, check }) => {
    const byLine = chosen.get(promotion) ?? prices.map(() => 0)
    const total = byLine.reduce((a, b) => a + b, 0)
    const isBeaten =
      total === 0 && check.failed.length === 0 && reduceLines(promotion, facts, prices).some((n) => n > 0)
    return { promotion, couponCode: facts.couponByPromotion.get(promotion.id), check, byLine, total, isBeaten }
  })
}

/** Sorts promotions for evaluation: automatic ones by priority, then those of coupons in the order of entry. */
export function sortByTurn(promotions: readonly Promotion[], facts: PromotionFacts): Promotion[] {
  const entered = [...facts.couponByPromotion.keys()]
  const turns = new Map(promotions.map((one) => [one, needsCoupon(one) ? entered.indexOf(one.id) : -1]))
  const turn = (promotion: Promotion) => turns.get(promotion) ?? -1
  return promotions.toSorted((a, b) => turn(a) - turn(b) || a.priority - b.priority || (a.id < b.id ? -1 : 1))
}

/** Returns whether a promotion needs a coupon. */
export function needsCoupon(promotion: Promotion): boolean {
  return promotion.conditions.some((condition) => condition.type === 'coupon')
}

type Reductions = Map<Promotion, number[]>

function chooseByLine(earned: readonly Promotion[], facts: PromotionFacts, prices: readonly number[]): Reductions {
  const singles = reduceEach(earned, facts, prices)
  const together = reduceTogether(earned, facts, prices)
  const chosen: Reductions = new Map(earned.map((promotion) => [promotion, prices.map(() => 0)]))
  for (const index of prices.keys()) {
    const best = findBest(singles, index)
    const winners = best && best.amount > sumAt(together, index) ? best.alone : together
    for (const [promotion, byLine] of winners) copyAt(index, byLine, chosen.get(promotion))
  }
  return chosen
}

function chooseForOrder(earned: readonly Promotion[], facts: PromotionFacts, prices: readonly number[]): Reductions {
  const together = reduceTogether(earned, facts, prices)
  let best: Reductions = together
  let bestTotal = totalOf(together)
  for (const [promotion, byLine] of reduceEach(earned, facts, prices)) {
    const total = byLine.reduce((a, b) => a + b, 0)
    if (total <= bestTotal) continue
    best = new Map([[promotion, byLine]])
    bestTotal = total
  }
  return best
}

/** Combinable promotions are tried alone too: one with tiers can reach a lower tier at the prices that the others leave. */
function reduceEach(earned: readonly Promotion[], facts: PromotionFacts, prices: readonly number[]): Reductions {
  return new Map(earned.map((promotion) => [promotion, reduceLines(promotion, facts, prices)]))
}

/** Each combinable promotion reduces the prices that the earlier ones left. */
function reduceTogether(earned: readonly Promotion[], facts: PromotionFacts, prices: readonly number[]): Reductions {
  const left = [...prices]
  const reductions: Reductions = new Map()
  for (const promotion of earned) {
    if (!promotion.isCombinable) continue
    const byLine = reduceLines(promotion, facts, left)
    for (const [index, amount] of byLine.entries()) left[index] = (left[index] ?? 0) - amount
    reductions.set(promotion, byLine)
  }
  return reductions
}

type Best = { readonly alone: Reductions; readonly amount: number }

function findBest(singles: Reductions, index: number): Best | null {
  let best: Best | null = null
  for (const [promotion, byLine] of singles) {
    const amount = byLine[index] ?? 0
    if (amount > (best?.amount ?? 0)) best = { alone: new Map([[promotion, byLine]]), amount }
  }
  return best
}

function sumAt(reductions: Reductions, index: number): number {
  let sum = 0
  for (const byLine of reductions.values()) sum += byLine[index] ?? 0
  return sum
}

function copyAt(index: number, from: readonly number[], to: number[] | undefined): void {
  if (to) to[index] = from[index] ?? 0
}

function totalOf(reductions: Reductions): number {
  let sum = 0
  for (const byLine of reductions.values()) for (const amount of byLine) sum += amount
  return sum
}
