import { expect, test } from 'vitest'
import { planPriceChange, planPriceEntries, type StoredPrice, type WantedPrice } from './plan-price-entries.ts'

const now = 1_000

const stored = (kind: 'base' | 'sale', amount: number, more: Partial<StoredPrice> = {}): StoredPrice => ({
  variantId: null,
  colourCode: null,
  kind,
  amount,
  from: 1,
  until: null,
  ...more,
})
const wanted = (variantId: string, base: number, sale: number | null = null): WantedPrice => ({
  variantId,
  base,
  sale: sale === null ? null : { amount: sale, from: null, until: null },
})
const base = (amount: number, variantId: string | null = null) => ({
  variantId,
  kind: 'base',
  amount,
  from: now,
  until: null,
})
const sale = (amount: number, variantId: string | null = null) => ({
  variantId,
  kind: 'sale',
  amount,
  from: now,
  until: null,
})

test.each([
  ['a new product with one price', [wanted('a', 5), wanted('b', 5)], [], [base(5)]],
  ['a new product with two prices', [wanted('a', 5), wanted('b', 6)], [], [base(5, 'a'), base(6, 'b')]],
  ['the same price', [wanted('a', 5)], [stored('base', 5)], []],
  ['another price', [wanted('a', 6)], [stored('base', 5)], [base(6)]],
  ['a reduction', [wanted('a', 5, 4)], [stored('base', 5)], [sale(4)]],
  ['the same reduction', [wanted('a', 5, 4)], [stored('base', 5), stored('sale', 4)], []],
  ['the end of a reduction', [wanted('a', 5)], [stored('base', 5), stored('sale', 4)], [{ ...sale(4), until: now }]],
  ['the end of a reduction that has ended', [wanted('a', 5)], [stored('base', 5), stored('sale', 4, { until: 9 })], []],
  ['one price where variants had their own', [wanted('a', 5)], [stored('base', 6, { variantId: 'a' })], [base(5, 'a')]],
  ['one variant that becomes dearer', [wanted('a', 5), wanted('b', 6)], [stored('base', 5)], [base(6, 'b')]],
  [
    'a price where a colour had its own',
    [wanted('a', 5)],
    [stored('base', 5), stored('base', 9, { colourCode: 'red' })],
    [base(5, 'a')],
  ],
])('%s is planned', (_, given, known, expected) => {
  expect(planPriceEntries(given, known, now)).toEqual(expected)
})

test.each([
  ['another price of the product', { base: 6, sale: null }, [stored('base', 5)], [{ kind: 'base', amount: 6 }]],
  ['the same price', { base: 5, sale: null }, [stored('base', 5)], []],
  [
    'a reduction with a period',
    { base: 5, sale: { amount: 4, from: 2_000, until: 3_000 } },
    [stored('base', 5)],
    [{ kind: 'sale', amount: 4, from: 2_000, until: 3_000 }],
  ],
  [
    'an end of a reduction that runs without one',
    { base: 5, sale: { amount: 4, from: null, until: 3_000 } },
    [stored('base', 5), stored('sale', 4)],
    [{ kind: 'sale', amount: 4, from: now, until: 3_000 }],
  ],
  [
    'no end of a reduction that runs with one',
    { base: 5, sale: { amount: 4, from: null, until: null } },
    [stored('base', 5), stored('sale', 4, { until: 3_000 })],
    [{ kind: 'sale', amount: 4, from: now, until: null }],
  ],
  [
    'the end that a running reduction has',
    { base: 5, sale: { amount: 4, from: null, until: 3_000 } },
    [stored('base', 5), stored('sale', 4, { until: 3_000 })],
    [],
  ],
  [
    'a reduction at once that is to begin later',
    { base: 5, sale: { amount: 4, from: null, until: null } },
    [stored('base', 5), stored('sale', 4, { from: now + 1 })],
    [{ kind: 'sale', amount: 4, from: now, until: null }],
  ],
  [
    'a reduction that began this moment',
    { base: 5, sale: { amount: 4, from: null, until: null } },
    [stored('base', 5), stored('sale', 4, { from: now })],
    [],
  ],
  [
    'a reduction that has ended this moment',
    { base: 5, sale: { amount: 4, from: null, until: null } },
    [stored('base', 5), stored('sale', 4, { until: now })],
    [{ kind: 'sale', amount: 4, from: now, until: null }],
  ],
  [
    'the end of a reduction that has not begun',
    { base: 5, sale: null },
    [stored('base', 5), stored('sale', 4, { from: 2_000 })],
    [{ kind: 'sale', amount: 4, from: 2_000, until: 2_000 }],
  ],
  [
    'a price that only a variant had',
    { base: 5, sale: null },
    [stored('base', 5, { variantId: 'a' })],
    [{ amount: 5 }],
  ],
])('a change by staff to %s is planned', (_, change, known, expected) => {
  const level = { variantId: null, colourCode: null }
  const planned = planPriceChange(level, change, { stored: known, now })
  expect(planned).toMatchObject(expected.map((entry) => ({ ...level, ...entry })))
  expect(planned).toHaveLength(expected.length)
})
