import type { PriceReply } from '@lacehouse/contracts'
import type { Currency } from '@lacehouse/domain/money/currency'
import { amountToWire } from '@lacehouse/domain/money/money'
import { hasLowestPriceNotice, type ResolvedPrice, resolvePrice } from '@lacehouse/domain/pricing/resolve-price'
import type { Site } from '@lacehouse/domain/site/site'
import { getPriorPriceRule, getSiteLaw } from '@lacehouse/domain/site/site-law'
import type { ProductRecord, SearchRecord } from './product-record.ts'
import { type Priced, toPriceEntries } from './to-price-entries.ts'
import { toPricePerMeasure } from './to-price-per-measure.ts'

type PricedProduct = Pick<SearchRecord, 'colours' | 'variants' | 'prices'>
type PriceQuestion = { readonly site: Pick<Site, 'priceList' | 'country'>; readonly now: number }

/** Resolves a product's prices over all its colours, in minor units. Returns null where the price list does not sell it (INV702). */
export function findPrice(product: PricedProduct, { site, now }: PriceQuestion): ResolvedPrice | null {
  const codes = new Set(product.colours.map(({ code }) => code))
  const priced = listPriced(product).filter(({ colourCode }) => codes.has(colourCode))
  return resolvePrice(
    priced.map((one) => toPriceEntries(product, one, site.priceList)),
    { now, priorPrice: getPriorPriceRule(site) },
  )
}

/** Lists what has prices of its own: the variants where one of them has, else the colours. */
const listPriced = (product: PricedProduct): Priced[] =>
  product.prices.some(({ variantId }) => variantId !== null)
    ? product.variants.filter(({ status }) => status === 'live')
    : product.colours.map(({ code }) => ({ colourCode: code }))

export type DecimalPrice = {
  readonly wire: number
  readonly wireOriginal: number
  /** The present price in minor units. */
  readonly amount: number
}

/** Returns the decimal prices of a variant, or of a colour that is no variant's. */
type PriceOf = (priced: Priced) => DecimalPrice | undefined

/** Prices the colours and variants of a product; what the price list does not sell has no price. A colour costs what its cheapest variant does. */
export function createPriceOf(product: ProductRecord, { site, now }: PriceQuestion): PriceOf {
  const { priceList } = site
  const terms = { now, priorPrice: getPriorPriceRule(site) }
  const currency = product.prices.find((entry) => entry.priceList === priceList)?.currency as Currency | undefined
  const all = listPriced(product)
  const hasOwn = all.some(({ id }) => id !== undefined)
  const known = new Map<string, DecimalPrice | undefined>()
  const resolve = ({ colourCode, id }: Priced): DecimalPrice | undefined => {
    const of = all.filter((one) => one.colourCode === colourCode && (!hasOwn || id === undefined || one.id === id))
    const price = resolvePrice(
      of.map((one) => toPriceEntries(product, one, priceList)),
      terms,
    )
    if (!price || !currency) return undefined
    return {
      wire: amountToWire(price.lowCurrent, currency),
      wireOriginal: amountToWire(price.originalOfLowest, currency),
      amount: price.lowCurrent,
    }
  }
  return (priced) => {
    const key = hasOwn ? (priced.id ?? `/${priced.colourCode}`) : priced.colourCode
    if (!known.has(key)) known.set(key, resolve(priced))
    return known.get(key)
  }
}

/** Converts a price in minor units to the decimal form of the contract; only some countries ask for the lowest price (CAT-09). */
export function toWirePrice(
  price: ResolvedPrice,
  product: Pick<ProductRecord, 'attributes'>,
  site: Pick<Site, 'currency' | 'country'>,
): PriceReply {
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
    perMeasure:
      price.lowCurrent === price.highCurrent
        ? toPricePerMeasure(product, { site, amount: price.lowCurrent })
        : undefined,
    showLowestPrice: getSiteLaw(site).lowestPrice && hasLowestPriceNotice(price),
  }
}
