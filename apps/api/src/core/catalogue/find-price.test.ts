import { days } from '@lacehouse/domain/time/durations'
import { expect, test } from 'vitest'
import { findNextPriceChange } from './find-next-price-change.ts'
import { createPriceOf, findPrice, toWirePrice } from './find-price.ts'
import type { PriceRecord, ProductRecord } from './product-record.ts'

const now = days(100)
const american = { priceList: 'us-usd', country: 'US', currency: 'USD' } as const
const german = { priceList: 'de-eur', country: 'DE', currency: 'EUR' } as const

const entry = (amountMinor: number, more: Partial<PriceRecord> = {}): PriceRecord => ({
  ...{ priceList: 'us-usd', colourCode: null, variantId: null, kind: 'base', amountMinor, currency: 'USD' },
  ...{ startsAt: 0, endsAt: null },
  ...more,
})

const variant = (id: string, colourCode: string, status: 'live' | 'withdrawn' = 'live') => ({
  ...{ id, colourCode, status, upc: '', size: 'M', options: null, maxQty: 9, notifyMe: true },
})

/** A product in red and blue; blue in M has been withdrawn. */
const toProduct = (...prices: PriceRecord[]): ProductRecord =>
  ({
    colours: [{ code: 'red' }, { code: 'blue' }],
    variants: [variant('red-M', 'red'), variant('red-L', 'red'), variant('blue-M', 'blue', 'withdrawn')],
    prices,
    attributes: {},
  }) as unknown as ProductRecord

const costs = (product: ProductRecord, priced: { colourCode: string; id?: string }, site: typeof american = american) =>
  createPriceOf(product, { site, now })(priced)

test('a colour with a price of its own costs that, another one what all colours do, and the product is priced over both', () => {
  const product = toProduct(entry(5000), entry(6050, { colourCode: 'blue' }))
  expect(costs(product, { colourCode: 'red' })).toEqual({ wire: 50, wireOriginal: 50, amount: 5000 })
  expect(costs(product, { colourCode: 'blue', id: 'blue-M' })).toEqual({ wire: 60.5, wireOriginal: 60.5, amount: 6050 })
  expect(findPrice(product, { site: american, now })).toMatchObject({ lowCurrent: 5000, highCurrent: 6050 })
})

test('where variants have prices a colour costs what its cheapest one does, and one without a live variant has no price', () => {
  const product = toProduct(
    entry(5000),
    entry(4000, { variantId: 'red-L' }),
    entry(1000, { variantId: 'blue-M' }),
    entry(3000, { colourCode: 'blue' }),
  )
  const priceOf = createPriceOf(product, { site: american, now })
  expect([priceOf({ colourCode: 'red' }), priceOf({ colourCode: 'red' })].map((one) => one?.amount)).toEqual([
    4000, 4000,
  ])
  expect(priceOf({ colourCode: 'red', id: 'red-M' })?.amount).toBe(5000)
  expect([priceOf({ colourCode: 'blue' }), priceOf({ colourCode: 'blue', id: 'blue-M' })]).toEqual([
    undefined,
    undefined,
  ])
  expect(findPrice(product, { site: american, now })).toMatchObject({ lowCurrent: 4000, highCurrent: 5000 })
})

test('what a price list does not sell, or not yet, has no price', () => {
  const elsewhere = toProduct(entry(5000, { priceList: 'de-eur', currency: 'EUR' }))
  expect([findPrice(elsewhere, { site: american, now }), costs(elsewhere, { colourCode: 'red' })]).toEqual([
    null,
    undefined,
  ])
  const later = toProduct(entry(5000, { startsAt: now + 1 }))
  expect([findPrice(later, { site: american, now }), costs(later, { colourCode: 'red' })]).toEqual([null, undefined])
  const begins = toProduct(entry(5000, { startsAt: now }))
  expect(findPrice(begins, { site: american, now })?.lowCurrent).toBe(5000)
  expect(findPrice(toProduct(), { site: american, now })).toBeNull()
  expect(findPrice(toProduct(entry(5000, { colourCode: 'green' })), { site: american, now })).toBeNull()
})

test('a German page compares a sale with the lowest price of 30 days and names it, an American one with the list price [CAT-09]', () => {
  const history = (list: Partial<PriceRecord>) => [
    entry(10_000, list),
    entry(6000, { ...list, kind: 'sale', startsAt: days(60), endsAt: days(70) }),
    entry(5000, { ...list, kind: 'sale', startsAt: days(90) }),
  ]
  const product = toProduct(...history({}), ...history({ priceList: 'de-eur', currency: 'EUR' }))
  const wireAt = (site: typeof american | typeof german) => {
    const price = findPrice(product, { site, now })
    return price && toWirePrice(price, product, site)
  }
  const common = { lowCurrent: 50, highCurrent: 50, historicBestPrice: 60, previousBestSalesPrice: 60 }
  const began = { salesPriceActiveDate: '1970-04-01T00:00:00.000Z' }
  expect(wireAt(american)).toMatchObject({
    ...{ ...common, ...began, originalOfLowest: 100, percentagePriceDiscount: 50, showLowestPrice: false },
  })
  expect(wireAt(german)).toMatchObject({
    ...{ ...common, ...began, originalOfLowest: 60, percentagePriceDiscount: 17, showLowestPrice: true },
  })
})

test('a price without a reduction has no history on the wire', () => {
  const product = toProduct(entry(1999))
  const price = findPrice(product, { site: american, now })
  expect(price && toWirePrice(price, product, american)).toEqual({
    ...{ lowOriginal: 19.99, highOriginal: 19.99, lowCurrent: 19.99, highCurrent: 19.99, originalOfLowest: 19.99 },
    ...{ percentagePriceDiscount: 0, showLowestPrice: false },
  })
})

test('a price changes next when an entry of its list begins or ends, and never when all have', () => {
  const product = toProduct(
    entry(5000),
    entry(4000, { kind: 'sale', startsAt: 20, endsAt: 30 }),
    entry(1, { priceList: 'de-eur', startsAt: 15 }),
  )
  const nextAfter = (moment: number) => findNextPriceChange(product, 'us-usd', moment)
  expect([-1, 0, 19, 20, 29, 30].map(nextAfter)).toEqual([0, 20, 20, 30, 30, null])
})
