import fc from 'fast-check'
import { expect, test } from 'vitest'
import { days } from '../time/durations.ts'
import { findShownPrice } from './find-shown-price.ts'
import { findUnitPrice } from './find-unit-price.ts'
import type { PriceEntry } from './price-entry.ts'

const now = days(1000)
const list = (amount: number, from = 1000): PriceEntry => ({ kind: 'list', amount, from: now - days(from) })
/** A sale from so many days ago until so many days ago. */
const sale = (amount: number, from: number, until?: number): PriceEntry => {
  return { kind: 'sale', amount, from: now - days(from), ...(until !== undefined && { until: now - days(until) }) }
}

test.each<[string, PriceEntry[], [number, number] | null, [number, number] | null]>([
  ['nothing', [], null, null],
  ['no reduction', [list(100)], [100, 100], [100, 100]],
  ['a first reduction', [list(100), sale(80, 5)], [100, 80], [100, 80]],
  ['a lower sale before, as in C-330/23', [list(100), sale(70, 30, 20), sale(80, 5)], [100, 80], [80, 80]],
  ['the same sale before', [list(100), sale(80, 30, 20), sale(80, 5)], [100, 80], [80, 80]],
  ['a higher sale before', [list(100), sale(90, 30, 20), sale(80, 5)], [100, 80], [90, 80]],
  ['a lower sale more than 30 days before', [list(100), sale(70, 60, 40), sale(80, 5)], [100, 80], [100, 80]],
  ['a list price raised for the sale', [list(100), list(150, 10), sale(99, 5)], [150, 99], [100, 99]],
  ['a price that falls in steps', [list(100), sale(80, 9, 5), sale(60, 5)], [100, 60], [100, 60]],
  ['a list price that fell with the sale', [list(130), list(100, 5), sale(90, 5)], [100, 90], [130, 90]],
  ['a product that was not sold before', [list(100, 5), sale(80, 5)], [100, 80], [80, 80]],
])(
  'a price with %s (%j) refers to %j by the list price and to %j by the lowest one [CAT-09]',
  (_, entries, byList, byLowest) => {
    const show = (priorPrice: 'list' | 'lowest') => {
      const price = findShownPrice(entries, { now, priorPrice })
      return price && [price.original, price.current]
    }
    expect(show('list')).toEqual(byList)
    expect(show('lowest')).toEqual(byLowest)
  },
)

test('the rule changes what a price refers to, and never what is paid [CAT-09]', () => {
  const entry = fc.record({
    kind: fc.constantFrom('list' as const, 'sale' as const),
    amount: fc.nat(999),
    from: fc.nat(50),
  })
  fc.assert(
    fc.property(fc.uniqueArray(entry, { selector: ({ from }) => from, maxLength: 8 }), fc.nat(80), (drawn, at) => {
      const entries = drawn.map((one) => ({ ...one, from: days(one.from) }))
      const paid = findUnitPrice(entries, days(at))
      const shown = findShownPrice(entries, { now: days(at), priorPrice: 'lowest' })
      expect(shown?.current).toBe(paid?.current)
      if (shown) expect(shown.original).toBeGreaterThanOrEqual(shown.current)
    }),
    { seed: 7 },
  )
})
