import { expect, test } from 'vitest'
import { days } from '../time/durations.ts'
import { findUnitPrice } from './find-unit-price.ts'
import type { PriceEntry } from './price-entry.ts'
import { findPriceReduction } from './price-history.ts'
import { hasLowestPriceNotice, resolvePrice } from './resolve-price.ts'

const now = days(1000)
const list = (amount: number, from = 0): PriceEntry => ({ kind: 'list', amount, from })
/** A sale from so many days ago until so many days ago. */
const sale = (amount: number, from: number, until?: number): PriceEntry => {
  return { kind: 'sale', amount, from: now - days(from), ...(until !== undefined && { until: now - days(until) }) }
}

test.each<[string, PriceEntry[], [number, number] | null]>([
  ['nothing', [], null],
  ['a list price', [list(100)], [100, 100]],
  ['a newer list price', [list(120, 5), list(100)], [120, 120]],
  ['a list price to come', [list(100), list(120, now + 1)], [100, 100]],
  ['a sale', [list(100), sale(80, 1)], [100, 80]],
  ['two sales, the lower one', [list(100), sale(80, 1), sale(70, 2)], [100, 70]],
  ['a sale that is over', [list(100), sale(80, 2, 0)], [100, 100]],
  ['a sale above the list price', [list(100), sale(130, 1)], [100, 100]],
  ['a sale without a list price', [sale(80, 1)], null],
])('the entries of %s (%j) have the original and current price %j', (_, entries, expected) => {
  const price = findUnitPrice(entries, now)
  expect(price && [price.original, price.current]).toEqual(expected)
})

test.each<[string, PriceEntry[], object | null]>([
  ['no reduction', [list(100)], null],
  ['a first reduction', [list(100), sale(80, 5)], { began: 5, lowestBefore: 100, lowestSaleBefore: null }],
  [
    'a sale in the 30 days before',
    [list(100), sale(70, 30, 20), sale(80, 5)],
    { began: 5, lowestBefore: 70, lowestSaleBefore: 70 },
  ],
  [
    'a sale before the 30 days',
    [list(100), sale(70, 60, 40), sale(80, 5)],
    { began: 5, lowestBefore: 100, lowestSaleBefore: null },
  ],
  [
    'a sale that reaches into the 30 days',
    [list(100), sale(70, 60, 34), sale(80, 5)],
    { began: 5, lowestBefore: 70, lowestSaleBefore: 70 },
  ],
  [
    'a raise before the sale',
    [list(100), { ...list(130), from: now - days(10) }, sale(99, 5)],
    { began: 5, lowestBefore: 100, lowestSaleBefore: null },
  ],
  [
    'a price that falls in steps',
    [list(100), sale(80, 9, 5), sale(60, 5)],
    { began: 9, lowestBefore: 100, lowestSaleBefore: null },
  ],
  [
    'a price that rose in between',
    [list(100), sale(60, 9, 5), sale(80, 5)],
    { began: 5, lowestBefore: 60, lowestSaleBefore: 60 },
  ],
  [
    'a sale that goes on at the same price under another entry',
    [list(100), sale(80, 9, 5), sale(80, 5)],
    { began: 9, lowestBefore: 100, lowestSaleBefore: null },
  ],
  [
    'a sale that ended on the day 30 days before',
    [list(100), sale(70, 60, 35), sale(80, 5)],
    { began: 5, lowestBefore: 100, lowestSaleBefore: null },
  ],
  [
    'a time in which the product was not sold between two sales',
    [{ ...list(100), until: now - days(20) }, sale(90, 40, 20), { ...list(100), from: now - days(10) }, sale(80, 10)],
    { began: 10, lowestBefore: 90, lowestSaleBefore: 90 },
  ],
  [
    'a product that was not sold before',
    [{ ...list(100), from: now - days(5) }, sale(80, 5)],
    { began: 5, lowestBefore: null, lowestSaleBefore: null },
  ],
])('the reduction with %s has its beginning and lowest earlier price [CAT-09]', (_, entries, expected) => {
  const found = findPriceReduction(entries, now)
  expect(found && { ...found, began: (now - found.began) / days(1) }).toEqual(expected)
})

test('the price of a product covers its variants and has the history of the cheapest [CAT-09]', () => {
  const price = resolvePrice([[list(100)], [list(120), sale(90, 5)], []], { now, priorPrice: 'list' })
  expect(price).toEqual({
    lowOriginal: 100,
    highOriginal: 120,
    lowCurrent: 90,
    highCurrent: 100,
    originalOfLowest: 120,
    historicBestPrice: 120,
    previousBestSalesPrice: null,
    salesPriceActiveDate: now - days(5),
    percentagePriceDiscount: 25,
  })
  expect(resolvePrice([[]], { now, priorPrice: 'list' })).toBeNull()
})

test('of two variants at one price the one that is reduced more stands for the product [CAT-09]', () => {
  const [little, much] = [
    [list(100), sale(80, 5)],
    [list(160), sale(70, 20, 8), sale(80, 5)],
  ]
  for (const variants of [
    [little, much],
    [much, little],
  ]) {
    expect(resolvePrice(variants, { now, priorPrice: 'list' })).toMatchObject({
      originalOfLowest: 160,
      percentagePriceDiscount: 50,
      historicBestPrice: 70,
      previousBestSalesPrice: 70,
    })
  }
})

test('where the lowest price counts, range and percent of a product refer to it, or there is no reduction [CAT-09]', () => {
  const terms = { now, priorPrice: 'lowest' } as const
  const before = sale(100, 30, 20)
  expect(resolvePrice([[list(120), before, sale(90, 5)]], terms)).toMatchObject({
    lowOriginal: 100,
    originalOfLowest: 100,
    historicBestPrice: 100,
    percentagePriceDiscount: 10,
  })
  expect(resolvePrice([[list(120), before, sale(100, 5)]], terms)).toMatchObject({
    lowOriginal: 100,
    originalOfLowest: 100,
    lowCurrent: 100,
    percentagePriceDiscount: 0,
  })
})

test.each([
  [80, 100, 90, true],
  [80, 100, 80, false],
  [95, 100, 90, false],
  [100, 100, 110, false],
  [80, 100, null, false],
])(
  'at %i reduced from %i with a lowest price of %j the notice shows: %s [CAT-09]',
  (lowCurrent, originalOfLowest, historicBestPrice, shows) => {
    expect(hasLowestPriceNotice({ lowCurrent, originalOfLowest, historicBestPrice })).toBe(shows)
  },
)
