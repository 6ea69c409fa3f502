import type { PriceReply } from '@lacehouse/contracts'
import type { Currency } from '@lacehouse/domain/money/currency'
import { amountToWire } from '@lacehouse/domain/money/money'
import { hasLowestPriceNotice, type ResolvedPrice, resolvePrice } from '@lacehouse/domain/pricing/resolve-price'
import type { Site } from '@lacehouse/domain/site/site'
import { getSiteLaw } from '@lacehouse/domain/site/site-law'
import type { ProductRecord } from './product-record.ts'
import { toPriceEntries } from './to-price-entries.ts'

type PriceQuestion = { readonly priceList: string; readonly now: number }

/** Resolves a product's prices over all its colours, in minor units. Returns null where the price list does not sell it (INV702). */
export function findPrice(product: ProductRecord, { priceList, now }: PriceQuestion): ResolvedPrice | null {
  return resolvePrice(
    product.colours.map(({ code }) => toPriceEntries(product, code, priceList)),
    now,
  )
}

export type ColourPrice = { readonly wire: number; readonly wireOriginal: number }

/** Returns decimal prices by colour; colours that the price list does not sell are absent. */
export function priceColours(product: ProductRecord, { priceList, now }: PriceQuestion): Map<string, ColourPrice> {
  const currency = product.prices.find((entry) => entry.priceList === priceList)?.currency as Currency | undefined
  return new Map(
    product.colours.flatMap(({ code }): [string, ColourPrice][] => {
      const price = resolvePrice([toPriceEntries(product, code, priceList)], now)
      if (!price || !currency) return []
      const wire = {
        wire: amountToWire(price.lowCurrent, currency),
        wireOriginal: amountToWire(price.lowOriginal, currency),
      }
      return [[code, wire]]
    }),
  )
}

/** Converts a price in minor units to the decimal form of the contract; only some countries ask for the lowest price (CAT-09). */
export function toWirePrice(price: ResolvedPrice, site: Pick<Site, 'currency' | 'country'>): PriceReply {
  const { currency } = site
  const wire = (amount: number): number => amountToWire(amount, currency as Currency)
  const maybe = (amount: number | null): number | undefined => (amount === null ? undefined : wire(amount))
  return {
    lowOriginal: wire(price.lowOriginal),
    highOriginal: wire(price.highOriginal),
    lowCurrent: wire(price.lowCurrent),
    highCurrent: wire(price.highCurrent),
    originalOfLowest: wire(price.originalOfLowest),
    historicBestPrice: maybe(price.historicBestPrice),
    percentagePriceDiscount: price.percentagePriceDiscount ?? undefined,
    previousBestSalesPrice: maybe(price.previousBestSalesPrice),
    salesPriceActiveDate:
      price.salesPriceActiveDate === null ? undefined : new Date(price.salesPriceActiveDate).toISOString(),
    showLowestPrice: getSiteLaw(site).lowestPrice && hasLowestPriceNotice(price),
  }
}
