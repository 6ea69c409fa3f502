import { priceCart } from '../pricing/price-cart.ts'
import type { PricedLine } from '../pricing/priced-cart.ts'
import type { PricingFacts } from '../pricing/pricing-facts.ts'
import type { Cart, PriceAdjustment } from './cart.ts'
import type { LineId } from './ids.ts'
import type { CartPlan } from './plan.ts'
import { findClosed, reviseCart } from './revise-cart.ts'

/** The most price adjustments on one cart; one more is refused with 'invalid_amount' (docs/bounds.md). */
export const maxPriceAdjustments = 10

export type NewPriceAdjustment = Omit<PriceAdjustment, 'at'>

/**
 * Plans a price adjustment in minor units, of a line or, without `lineId`, of the order. The amount is whole, at least 1, and at
 * most the price of the goods after promotions and other adjustments, else 'invalid_amount'. Gifts and gift cards are not
 * adjustable (CART-18).
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

/**
 * Plans another amount or reason of a price adjustment; absent fields stay. Refuses with 'unknown_adjustment' or
 * 'invalid_amount'.
 */
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

/** Plans the removal of a price adjustment; one that the cart does not have is 'unknown_adjustment'. */
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
