import { isGiftCard } from '../cart/is-gift-card.ts'
import type { VariantsById } from '../cart/sellable-variant.ts'
import type { Currency } from '../money/currency.ts'
import type { BasisPoints } from '../money/percent.ts'
import type { OrderItem } from '../order/order.ts'
import type { CartTotals, PricedCart } from '../pricing/priced-cart.ts'
import { computeTax } from '../tax/compute-tax.ts'
import { findTaxRates } from '../tax/find-tax-rates.ts'
import type { TaxClass } from '../tax/tax-class.ts'
import type { TaxTable } from '../tax/tax-table.ts'
import { pointsRule } from './loyalty-programme.ts'
import { multiplyPoints, plainFactor } from './loyalty-tier.ts'
import { earnPoints } from './points.ts'

/**
 * Counts the points that a cart earns its member when it is ordered: for goods without tax, and none for gift cards, which earn
 * when they pay. The factor of the member's tier multiplies the whole points (LOY-01).
 */
export function countEarnedPoints(
  { lines, totals }: Pick<PricedCart, 'lines' | 'totals'>,
  variants: VariantsById,
  factor: BasisPoints = plainFactor,
): number {
  const giftCards = lines
    .filter(({ variantId }) => isGiftCard(variants.get(variantId)))
    .reduce((sum, { proratedPrice }) => sum + proratedPrice, 0)
  return multiplyPoints(earnPoints(totals.netAmount - giftCards, totals.currency, pointsRule), factor)
}

type OrderedGoods = {
  readonly items: readonly Pick<OrderItem, 'isGiftCard' | 'proratedPrice'>[]
  readonly totals: Pick<CartTotals, 'netAmount' | 'currency'>
}

/** Counts the points that an order would have earned a member, by the rule of a cart: for goods without tax and gift cards (LOY-01). */
export function countPointsOfOrder({ items, totals }: OrderedGoods): number {
  const giftCards = items.reduce((sum, item) => sum + (item.isGiftCard ? item.proratedPrice : 0), 0)
  return earnPoints(totals.netAmount - giftCards, totals.currency, pointsRule)
}

type PricedGoods = {
  /** The price of one piece in minor units, as the site shows it. */
  readonly price: number
  readonly currency: Currency
  readonly taxClass: TaxClass
}

/** Counts the points that one piece earns by itself, at the tax of the site's own country where prices include it (LOY-01). */
export function countPointsOfPiece(
  { price, currency, taxClass }: PricedGoods,
  site: { readonly taxes: TaxTable; readonly countryCode: string },
): number {
  if (isGiftCard({ taxClass })) return 0
  const { mode } = site.taxes
  const { rates } = findTaxRates(site.taxes, { siteCountry: site.countryCode })
  const included = mode === 'included' ? computeTax(mode, rates, { price, qty: 1, taxClass }).total : 0
  return earnPoints(price - included, currency, pointsRule)
}
