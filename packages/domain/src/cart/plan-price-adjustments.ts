import { priceCart } from '../pricing/price-cart.ts'
import type { PricedLine } from '../pricing/priced-cart.ts'
import type { PricingFacts } from '../pricing/pricing-facts.ts'
import type { Cart, PriceAdjustment } from './cart.ts'
import type { LineId } from './ids.ts'
import type { CartPlan } from './plan.ts'
import { findClosed, reviseCart } from './revise-cart.ts'

/** Adjustments on one cart; one more is PRC400. */
export const maxPriceAdjustments = 10

export type NewPriceAdjustment = Omit<PriceAdjustment, 'at'>

/**
 * Plans an amount of minor units off a line or, without one, off the order. It is a whole number above nothing and at most what
 * the goods cost after promotions and other adjustments, else PRC400; gifts and gift cards cost what they cost (CART-18).
 */
export function planAddPriceAdjustment(cart: Cart, adjustment: NewPriceAdjustment, facts: PricingFacts): CartPlan {
  const closed = findClosed(cart, facts.now)
  if (closed) return closed
  const { lineId } = adjustment
  if (lineId !== undefined && !cart.lines.some(({ id }) => id === lineId))
    return { ok: false, reason: 'unknown_line', lineId }
  const isTooMany = cart.priceAdjustments.length >= maxPriceAdjustments
  if (isTooMany || !isWithin(cart, adjustment, facts)) return { ok: false, reason: 'invalid_amount' }
  const priceAdjustments = [...cart.priceAdjustments, { ...adjustment, at: facts.now }]
  return { ok: true, cart: reviseCart(cart, { priceAdjustments }, facts.now) }
}

export type ChangePriceAdjustment = Pick<PriceAdjustment, 'id' | 'by'> & {
  readonly amount?: number
  readonly reason?: string
}

/** Plans another amount or reason; what is not named stays. An adjustment that is not there is API404, a wrong amount PRC400. */
export function planChangePriceAdjustment(cart: Cart, change: ChangePriceAdjustment, facts: PricingFacts): CartPlan {
  const closed = findClosed(cart, facts.now)
  if (closed) return closed
  const before = cart.priceAdjustments.find(({ id }) => id === change.id)
  if (!before) return { ok: false, reason: 'unknown_adjustment' }
  const { amount = before.amount, reason = before.reason, by } = change
  const adjustment = { ...before, amount, reason, by, at: facts.now }
  const others = cart.priceAdjustments.filter(({ id }) => id !== change.id)
  if (!isWithin({ ...cart, priceAdjustments: others }, adjustment, facts))
    return { ok: false, reason: 'invalid_amount' }
  const priceAdjustments = cart.priceAdjustments.map((one) => (one.id === change.id ? adjustment : one))
  return { ok: true, cart: reviseCart(cart, { priceAdjustments }, facts.now) }
}

/** Plans an adjustment away; one that is not there is API404. */
export function planRemovePriceAdjustment(
  cart: Cart,
  adjustmentId: string,
  { now }: Pick<PricingFacts, 'now'>,
): CartPlan {
  const closed = findClosed(cart, now)
  if (closed) return closed
  const priceAdjustments = cart.priceAdjustments.filter(({ id }) => id !== adjustmentId)
  if (priceAdjustments.length === cart.priceAdjustments.length) return { ok: false, reason: 'unknown_adjustment' }
  return { ok: true, cart: reviseCart(cart, { priceAdjustments }, now) }
}

type Wanted = { readonly lineId?: LineId; readonly amount: number }

function isWithin(cart: Cart, { lineId, amount }: Wanted, facts: PricingFacts): boolean {
  if (!Number.isSafeInteger(amount) || amount < 1) return false
  const { lines } = priceCart(cart, facts)
  const adjustable = lines.filter((line) => isAdjustable(line, facts))
  const rest =
    lineId === undefined
      ? adjustable.reduce((sum, line) => sum + line.priceAfterOrderDiscount, 0)
      : (adjustable.find((line) => line.lineId === lineId)?.priceAfterItemDiscount ?? 0)
  return amount <= rest
}

function isAdjustable({ problem, isBonus, variantId }: PricedLine, { variants }: PricingFacts): boolean {
  return !problem && !isBonus && variants.get(variantId)?.taxClass !== 'gift_card'
}
