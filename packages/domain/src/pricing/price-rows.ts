import type { Cart } from '../cart/cart.ts'
import type { CartLine } from '../cart/cart-line.ts'
import type { SellableVariant } from '../cart/sellable-variant.ts'
import type { Currency } from '../money/currency.ts'
import type { PromotionLine } from '../promotions/promotion-line.ts'
import type { ShipmentGroupId } from '../shipping/shipment-group.ts'
import { toShipmentGroup } from '../shipping/to-shipment-group.ts'
import type { Instant } from '../time/instant.ts'
import { findUnitPrice, type UnitPrice } from './find-unit-price.ts'
import type { AppliedDiscount, LineProblem } from './priced-cart.ts'
import type { PricingFacts } from './pricing-facts.ts'

/** A line while it is being priced: `price` falls from the row's total to what it costs at last. */
export type Row = {
  readonly line: CartLine
  readonly variant: SellableVariant | undefined
  readonly groupId: ShipmentGroupId
  readonly unit: UnitPrice
  readonly rowTotal: number
  readonly discounts: AppliedDiscount[]
  price: number
  priceAfterItemDiscount: number
  priceAfterOrderDiscount: number
  problem?: LineProblem
}

const nothing: UnitPrice = { original: 0, current: 0 }

/** Gives every line at its base price, the sale price where one is active; what cannot be sold costs nothing and says why. */
export function toRows(cart: Cart, facts: PricingFacts): Row[] {
  return cart.lines.map((line) => {
    const variant = facts.variants.get(line.variantId)
    const found = findLinePrice(line, variant, { currency: cart.currency, now: facts.now })
    const unit = typeof found === 'string' ? nothing : found
    const rowTotal = unit.current * line.qty
    return {
      line,
      variant,
      groupId: toShipmentGroup(line.delivery, variant),
      unit,
      rowTotal,
      discounts: [],
      price: rowTotal,
      priceAfterItemDiscount: rowTotal,
      priceAfterOrderDiscount: rowTotal,
      ...(typeof found === 'string' && { problem: found }),
    }
  })
}

/** The currency and the moment that a price is asked for. */
export type PriceTerms = { readonly currency: Currency; readonly now: Instant }

/** Finds what one unit of a line costs, or the error id that says why it has no price (CART-23, PRC400). */
export function findLinePrice(
  line: Pick<CartLine, 'customAmount' | 'bonus'>,
  variant: SellableVariant | undefined,
  { currency, now }: PriceTerms,
): UnitPrice | LineProblem {
  if (!variant) return 'unavailable'
  if (variant.isWithdrawn) return 'withdrawn'
  if (variant.currency !== currency) return 'invalid_price'
  if (line.customAmount !== undefined) return { original: line.customAmount, current: line.customAmount }
  const price = findUnitPrice(variant.prices, now)
  if (!price) return 'no_price'
  if (!isPrice(price.original) || !isPrice(price.current)) return 'invalid_price'
  return line.bonus ? { original: price.original, current: 0 } : price
}

function isPrice(amount: number): boolean {
  return Number.isSafeInteger(amount) && amount >= 0
}

/** Tells whether promotions may reduce a row: gifts, gift cards and what cannot be sold stay as they are. */
export function isDiscountable(row: Row): boolean {
  return !row.problem && !row.line.bonus && row.variant?.taxClass !== 'gift_card'
}

/** Gives a row as promotions see it. */
export function toPromotionLine({ line, variant, unit }: Row): PromotionLine {
  return {
    lineId: line.id,
    variantId: line.variantId,
    masterId: line.masterId,
    categoryIds: variant?.categoryIds ?? [],
    qty: line.qty,
    unitPrice: unit.current,
    isOnSale: unit.current < unit.original,
  }
}
