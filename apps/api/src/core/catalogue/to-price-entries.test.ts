import { findUnitPrice } from '@lacehouse/domain/pricing/find-unit-price'
import { expect, test } from 'vitest'
import type { PriceRecord } from './product-record.ts'
import { toPriceEntries } from './to-price-entries.ts'

const entry = (kind: 'base' | 'sale', amountMinor: number, more: Partial<PriceRecord> = {}): PriceRecord => ({
  priceList: 'us-usd',
  colourCode: null,
  variantId: null,
  kind,
  amountMinor,
  currency: 'USD',
  startsAt: 1,
  endsAt: null,
  ...more,
})

const priceAt = (now: number, ...prices: readonly PriceRecord[]) =>
  findUnitPrice(toPriceEntries({ prices }, { colourCode: 'red', id: 'a' }, 'us-usd'), now)

test.each([
  ['the product’s', [entry('base', 50)], 50],
  ['the colour’s', [entry('base', 50), entry('base', 40, { colourCode: 'red' })], 40],
  [
    'the variant’s',
    [entry('base', 50), entry('base', 40, { colourCode: 'red' }), entry('base', 60, { variantId: 'a' })],
    60,
  ],
  ['not another variant’s', [entry('base', 50), entry('base', 60, { variantId: 'b' })], 50],
  ['not another list’s', [entry('base', 50), entry('base', 60, { variantId: 'a', priceList: 'de-eur' })], 50],
])('a variant costs %s price', (_, prices, expected) => {
  expect(priceAt(9, ...prices)?.current).toBe(expected)
})

test('a sale ends where the next one begins, also one that was open', () => {
  const prices = [entry('base', 50), entry('sale', 30, { startsAt: 2 }), entry('sale', 40, { startsAt: 5 })]
  expect([3, 6].map((now) => priceAt(now, ...prices)?.current)).toEqual([30, 40])
})

test('an entry that ends as it begins ends a sale [CAT-09]', () => {
  const prices = [entry('base', 50), entry('sale', 30, { startsAt: 2 }), entry('sale', 30, { startsAt: 5, endsAt: 5 })]
  expect([3, 6].map((now) => priceAt(now, ...prices)?.current)).toEqual([30, 50])
})
