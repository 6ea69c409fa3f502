import type { priceEntries } from '@lacehouse/database'
import type { Currency } from '@lacehouse/domain/money/currency'
import { fromWire } from '@lacehouse/domain/money/money'
import { days } from '@lacehouse/domain/time/durations'
import { type DemoProduct, startOfDay } from '../catalogue/make-products.ts'
import { historyDays, type Reduction } from '../catalogue/market-state.ts'
import { toBasePrice, toSalePrice } from './price-points.ts'

export type PriceRow = typeof priceEntries.$inferInsert

export type PriceList = { readonly priceList: string; readonly currency: string }

/** Plans the price history of a product in one price list, the oldest entry first. */
export function planPrices(product: DemoProduct, list: PriceList, now: number): PriceRow[] {
  const { market, model, edition, special } = product
  const dollars = (model.price + (edition.surcharge ?? 0)) * (product.gender === 'kids' ? 0.6 : 1)
  const today = startOfDay(now)
  const at = (daysAgo: number): Date => new Date(today - days(daysAgo))
  const entry = (kind: 'base' | 'sale', amountMinor: number, more: Partial<PriceRow>): PriceRow => ({
    priceList: list.priceList,
    productId: product.id,
    colourCode: null,
    kind,
    amountMinor,
    currency: list.currency,
    startsAt: at(historyDays),
    endsAt: null,
    ...more,
  })
  // The price of a gift card is its exact value, without rounding to a price point.
  const base = special?.isGiftCard
    ? fromWire(model.price, list.currency as Currency).amount
    : toBasePrice(dollars, list.currency)
  const { formerBase, expensiveColour } = market
  const begins = at(Math.min(historyDays, market.publishedDaysAgo))
  const former = formerBase ? toBasePrice(dollars + formerBase.difference, list.currency) : base
  const reduce = ({ percent, from, until, colour }: Reduction): PriceRow =>
    entry('sale', toSalePrice(base, percent, list.currency), {
      colourCode: colour,
      startsAt: at(from),
      endsAt: until === null ? null : at(until),
    })
  return [
    entry('base', former, { startsAt: begins }),
    ...(formerBase && former !== base ? [entry('base', base, { startsAt: at(formerBase.until) })] : []),
    ...(expensiveColour
      ? [
          entry('base', toBasePrice(dollars + expensiveColour.surcharge, list.currency), {
            colourCode: expensiveColour.colour,
            startsAt: begins,
          }),
        ]
      : []),
    ...market.pastSales.map(reduce),
    ...(market.sale ? [reduce(market.sale)] : []),
  ]
}
