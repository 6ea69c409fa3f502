import { allocateByLargestRemainder } from '../money/allocate.ts'
import type { Currency } from '../money/currency.ts'
import { percentOf } from '../money/percent.ts'
import { getTierThreshold, measureForTiers } from './check-conditions.ts'
import { isOfProgramme } from './is-of-programme.ts'
import type { Promotion, PromotionEffect, Reduction } from './promotion.ts'
import type { PromotionFacts } from './promotion-facts.ts'
import { isSelected, type PromotionLine } from './promotion-line.ts'

/**
 * Computes the discount of an earned promotion on each row that costs `prices`, in minor units and at most the row's price. At
 * PRODUCT level an amount counts for each unit; at ORDER level it counts once and is prorated by largest remainder.
 */
export function reduceLines(promotion: Promotion, facts: PromotionFacts, prices: readonly number[]): number[] {
  const { effect } = promotion
  if (!('on' in effect) && !isLineEffect(effect)) return prices.map(() => 0)
  const selected = facts.lines.map((line) => isSelected(line, effect.on))
  const bases = limitToProgramme(
    promotion,
    facts,
    prices.map((price, index) => (selected[index] ? price : 0)),
  )
  const reduction = findReduction(effect, facts, prices)
  const most = promotion.limits?.unitsPerOrder
  if (effect.type === 'buyXGetY') return reduceByBuyXGetY(effect, facts.lines, { bases, most })
  const units = limitUnits(facts.lines, bases, most)
  const shares = units.map((count, index) => ({
    count,
    price: shareOfRow(bases[index] ?? 0, count, facts.lines[index]?.qty ?? 0),
  }))
  if (promotion.level === 'ORDER' && reduction)
    return reduceOrder(
      reduction,
      shares.map(({ price }) => price),
      facts.currency,
    )
  if (effect.type === 'fixedPrice') return reduceToFixedPrice(effect.amount[facts.currency] ?? 0, shares)
  return reduction ? reduceByUnit(reduction, facts.currency, shares) : prices.map(() => 0)
}

/** Limits what a programme reduces to what its member may still buy with its discount, in the order of the cart. */
function limitToProgramme(promotion: Promotion, { shopper }: PromotionFacts, bases: number[]): number[] {
  if (!isOfProgramme(promotion)) return bases
  let left = shopper.membership?.left ?? 0
  return bases.map((base) => {
    const covered = Math.min(base, left)
    left -= covered
    return covered
  })
}

type LineEffect = Exclude<PromotionEffect, { type: 'gift' | 'freeShipping' | 'reducedShipping' }>

/** Returns whether an effect reduces lines, as opposed to shipping or adding a gift. */
export function isLineEffect(effect: PromotionEffect): effect is LineEffect {
  return effect.type !== 'gift' && effect.type !== 'freeShipping' && effect.type !== 'reducedShipping'
}

function findReduction(effect: LineEffect, facts: PromotionFacts, prices: readonly number[]): Reduction | null {
  if (effect.type === 'percent' || effect.type === 'amount') return effect
  if (effect.type !== 'tiered') return null
  const reached = measureForTiers(effect, facts, prices)
  let best: { threshold: number; gives: Reduction } | null = null
  for (const tier of effect.tiers) {
    const threshold = getTierThreshold(tier.atLeast, facts.currency)
    if (threshold === null || threshold > reached || (best && best.threshold >= threshold)) continue
    best = { threshold, gives: tier.gives }
  }
  return best?.gives ?? null
}

function reduceOrder(reduction: Reduction, bases: readonly number[], currency: Currency): number[] {
  const sum = bases.reduce((a, b) => a + b, 0)
  const total = reduction.type === 'percent' ? percentOf(sum, reduction.percent) : (reduction.amount[currency] ?? 0)
  return allocateByLargestRemainder(Math.min(total, sum), bases)
}

/** The units of a row that a promotion may reduce, and their price together. */
type Share = { readonly count: number; readonly price: number }

function reduceByUnit(reduction: Reduction, currency: Currency, shares: readonly Share[]): number[] {
  const perUnit = reduction.type === 'amount' ? (reduction.amount[currency] ?? 0) : 0
  return shares.map(({ count, price }) =>
    Math.min(price, reduction.type === 'percent' ? percentOf(price, reduction.percent) : perUnit * count),
  )
}

function reduceToFixedPrice(unitPrice: number, shares: readonly Share[]): number[] {
  return shares.map(({ count, price }) => Math.max(0, price - unitPrice * count))
}

/** The cheapest units of each full set are the ones got, at most `most` units in all. */
function reduceByBuyXGetY(
  effect: Extract<PromotionEffect, { type: 'buyXGetY' }>,
  lines: readonly PromotionLine[],
  { bases, most }: { readonly bases: readonly number[]; readonly most: number | undefined },
): number[] {
  const counted = lines.map((line, index) => ((bases[index] ?? 0) > 0 ? line.qty : 0))
  const sets = Math.floor(counted.reduce((a, b) => a + b, 0) / (effect.buy + effect.get))
  const cheapestFirst = lines.map((_, index) => index).sort((a, b) => priceAt(lines, a) - priceAt(lines, b))
  const reductions = bases.map(() => 0)
  let left = Math.min(sets * effect.get, most ?? Number.POSITIVE_INFINITY)
  for (const index of cheapestFirst) {
    const count = Math.min(left, counted[index] ?? 0)
    if (count === 0) continue
    left -= count
    reductions[index] = percentOf(shareOfRow(bases[index] ?? 0, count, lines[index]?.qty ?? 0), effect.percent)
  }
  return reductions
}

/** A promotion with a limit of units reduces the most expensive ones. */
function limitUnits(lines: readonly PromotionLine[], bases: readonly number[], limit: number | undefined): number[] {
  const counted = lines.map((line, index) => ((bases[index] ?? 0) > 0 ? line.qty : 0))
  if (limit === undefined) return counted
  const dearestFirst = lines.map((_, index) => index).sort((a, b) => priceAt(lines, b) - priceAt(lines, a))
  const units = bases.map(() => 0)
  let left = limit
  for (const index of dearestFirst) {
    const count = Math.min(left, counted[index] ?? 0)
    units[index] = count
    left -= count
  }
  return units
}

function shareOfRow(base: number, count: number, qty: number): number {
  return count >= qty ? base : Math.floor((base * count) / qty)
}

function priceAt(lines: readonly PromotionLine[], index: number): number {
  return lines[index]?.unitPrice ?? 0
}
