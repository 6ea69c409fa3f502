import type { Cart } from '../cart/cart.ts'
import { allocateByLargestRemainder } from '../money/allocate.ts'
import type { PromotionOutcome } from '../promotions/evaluate-promotions.ts'
import type { Row } from './price-rows.ts'
import type { AppliedDiscount } from './priced-cart.ts'

/** Subtracts each promotion's discount from the rows that it was evaluated for; amounts in minor units. */
export function discountByPromotions(rows: readonly Row[], outcomes: readonly PromotionOutcome[]): void {
  for (const { promotion, couponCode, byLine, total } of outcomes) {
    if (total === 0) continue
    const { id, level } = promotion
    for (const [index, row] of rows.entries()) {
      takeOff(row, { source: 'promotion', id, level, amount: byLine[index] ?? 0, ...(couponCode && { couponCode }) })
    }
  }
}

/** Subtracts price adjustments: those of a line from that line, those of the order prorated over all lines (CART-18). */
export function discountByAdjustments(rows: readonly Row[], cart: Cart, level: 'PRODUCT' | 'ORDER'): void {
  for (const { id, lineId, amount } of cart.priceAdjustments) {
    if ((lineId === undefined) === (level === 'PRODUCT')) continue
    const among = lineId === undefined ? rows : rows.filter((row) => row.line.id === lineId)
    prorate(among, amount, { source: 'adjustment', id, level })
  }
}

/**
 * Subtracts vouchers and reward codes, prorated over the rows and limited to the goods' price. The rows have no gift cards, which
 * would turn points into money for anybody.
 */
export function discountByRewards(rows: readonly Row[], { vouchers, rewardCodes }: Cart): void {
  for (const { id, amount } of vouchers) {
    prorate(rows, amount, { source: 'voucher', id, level: 'ORDER' })
  }
  for (const { id, amount } of rewardCodes) prorate(rows, amount, { source: 'rewardCode', id, level: 'ORDER' })
}

function prorate(rows: readonly Row[], amount: number, discount: Omit<AppliedDiscount, 'amount'>): void {
  const weights = rows.map((row) => row.price)
  const available = weights.reduce((a, b) => a + b, 0)
  const parts = allocateByLargestRemainder(Math.min(amount, available), weights)
  for (const [index, row] of rows.entries()) takeOff(row, { ...discount, amount: parts[index] ?? 0 })
}

function takeOff(row: Row, discount: AppliedDiscount): void {
  if (discount.amount === 0) return
  row.price -= discount.amount
  row.discounts.push(discount)
}
