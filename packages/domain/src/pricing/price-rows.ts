import type { Cart } from '../cart/cart.ts'
import type { CartLine } from '../cart/cart-line.ts'
import type { SellableVariant } from '../cart/sellable-variant.ts'
import type { Currency } from '../money/currency.ts'
import type { PromotionLine } from '../promotions/promotion-line.ts'
import type { ShipmentGroupId } from '../shipping/shipment-group.ts'
import { toShipmentGroup } from '../shipping/to-shipment-group.ts'
import { getPriorPriceRule } from '../site/site-law.ts'
import type { Instant } from '../time/instant.ts'
import { findShownPrice, type PriorPriceRule } from './find-shown-price.ts'
import type { UnitPrice } from './find-unit-price.ts'
import type { AppliedDiscount, LineProblem } from './priced-cart.ts'
import type { PricingFacts } from './pricing-facts.ts'

/** A line during pricing: `price` begins as the row's total and falls to its final price, in minor units. */
export type Row = {
  readonly line: CartLine
  readonly variant: SellableVariant | undefined
  readonly groupId: ShipmentGroupId
  readonly unit: UnitPrice
  /** Whether the unit costs less than its list price, whatever the reduction refers to. */
  readonly isOnSale: boolean
  readonly rowTotal: number
  readonly discounts: AppliedDiscount[]
  price: number
  priceAfterItemDiscount: number
  priceAfterOrderDiscount: number
  problem?: LineProblem
}

const nothing: UnitPrice = { original: 0, current: 0 }

/**
 * Returns a row for each line at its base price, or its sale price while one is active. A line that cannot be sold costs 0 and
 * has its problem.
 */
export function toRows(cart: Cart, facts: PricingFacts): Row[] {
  const priorPrice = getPriorPriceRule({ country: facts.site.countryCode })
  const terms = { currency: cart.currency, now: facts.now, priorPrice }
  return cart.lines.map((line) => {
    const variant = facts.variants.get(line.variantId)
    const found = findLinePrice(line, variant, terms)
    const unit = typeof found === 'string' ? nothing : found
    const listed = findLinePrice(line, variant, { ...terms, priorPrice: 'list' })
    const rowTotal = unit.current * line.qty
    return {
      line,
      variant,
      groupId: toShipmentGroup(line.delivery, variant),
      unit,
      isOnSale: typeof listed !== 'string' && listed.current < listed.original,
      rowTotal,
      discounts: [],
      price: rowTotal,
      priceAfterItemDiscount: rowTotal,
      priceAfterOrderDiscount: rowTotal,
      ...(typeof found === 'string' && { problem: found }),
    }
  })
}

/** The currency and the moment of a price, and what its reduction refers to where that is shown: the list price by default. */
export type PriceTerms = {
  readonly currency: Currency
  readonly now: Instant
  readonly priorPrice?: PriorPriceRule
}

/** Finds the price of one unit of a line, or the problem for which it has none (CART-23). */
export function findLinePrice(
  line: Pick<CartLine, 'customAmount' | 'bonus'>,
  variant: SellableVariant | undefined,
  { currency, now, priorPrice = 'list' }: PriceTerms,
): UnitPrice | LineProblem {
  if (!variant) return 'unavailable'
  if (variant.isWithdrawn) return 'withdrawn'
  if (variant.currency !== currency) return 'invalid_price'
  if (line.customAmount !== undefined) return { original: line.customAmount, current: line.customAmount }
  const price = findShownPrice(variant.prices, { now, priorPrice })
  if (!price) return 'no_price'
  if (!isPrice(price.original) || !isPrice(price.current)) return 'invalid_price'
  return line.bonus ? { original: price.original, current: 0 } : price
}

function isPrice(amount: number): boolean {
  return Number.isSafeInteger(amount) && amount >= 0
}

/** Returns whether promotions may reduce a row; they do not reduce gifts, gift cards and lines that cannot be sold. */
export function isDiscountable(row: Row): boolean {
  return !row.problem && !row.line.bonus && row.variant?.taxClass !== 'gift_card'
}

/** Converts a row to the line that promotions see. */
export function toPromotionLine({ line, variant, unit, isOnSale }: Row): PromotionLine {
  return {
    lineId: line.id,
    variantId: line.variantId,
    masterId: line.masterId,
    categoryIds: variant?.categoryIds ?? [],
    qty: line.qty,
    unitPrice: unit.current,
    isOnSale,
  }
}
