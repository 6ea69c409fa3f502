import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { berlin, montreal, portland } from '../../testing/cart-builders.ts'
import { scaleHalfUp } from '../money/round-half-up.ts'
import { computeTax } from './compute-tax.ts'
import { findTaxRates, hasTaxPlace, toRegionCode } from './find-tax-rates.ts'
import { formatTaxRate } from './format-tax-rate.ts'
import { getTaxTable } from './get-tax-table.ts'
import { canadianTaxes } from './rates/canadian-taxes.ts'
import { includedTaxes } from './rates/included-taxes.ts'
import { usSalesTaxes } from './rates/us-sales-taxes.ts'
import type { TaxClass } from './tax-class.ts'
import type { TaxRate } from './tax-table.ts'

const seed = { seed: 20_261_122 }
const classes: readonly TaxClass[] = ['standard', 'clothing', 'childrens', 'books', 'gift_card', 'exempt', 'shipping']
const added = { ...canadianTaxes, ...usSalesTaxes }
const price = fc.integer({ min: 0, max: 10_000_000 })
const qty = fc.integer({ min: 1, max: 99 })
const taxClass = fc.constantFrom(...classes)

const place = fc.constantFrom(...Object.keys(added))
const country = fc.constantFrom(...Object.keys(includedTaxes))
const sum = (parts: readonly { readonly amount: number }[]): number =>
  parts.reduce((all, { amount }) => all + amount, 0)

describe('tax on top of the price', () => {
  test('is in every place the sum of its named parts, whole, and never more than the rates together', () => {
    fc.assert(
      fc.property(place, price, qty, taxClass, (region, amount, count, of) => {
        const rates = added[region] ?? []
        const { total, taxes } = computeTax('added', rates, { price: amount, qty: count, taxClass: of })
        expect(sum(taxes)).toBe(total)
        expect(Number.isSafeInteger(total) && total >= 0).toBe(true)
        const most = rates.reduce((all, rate) => all + (rate.byClass?.[of] ?? rate.rate), 0)
        expect(total).toBeLessThanOrEqual(scaleHalfUp(amount, most, 100_000))
        if (!rates.some(({ exemption }) => exemption?.taxClass === of)) {
          expect(total).toBe(scaleHalfUp(amount, most, 100_000))
        }
      }),
      seed,
    )
  })

  test('does not fall when the price rises', () => {
    fc.assert(
      fc.property(place, price, qty, taxClass, (region, amount, count, of) => {
        const of1 = (value: number) =>
          computeTax('added', added[region] ?? [], { price: value, qty: count, taxClass: of }).total
        expect(of1(amount + 1)).toBeGreaterThanOrEqual(of1(amount))
      }),
      seed,
    )
  })

  test.each(Object.keys(added))('in %s is none for gift cards and for exempt goods', (region) => {
    for (const of of ['gift_card', 'exempt'] as const) {
      expect(computeTax('added', added[region] ?? [], { price: 99_999, qty: 1, taxClass: of })).toEqual({
        total: 0,
        taxes: [],
      })
    }
  })
})

describe('tax within the price', () => {
  test('is less than the price, and the price without it taxed again is the price but for one unit', () => {
    fc.assert(
      fc.property(country, price, taxClass, (code, amount, of) => {
        const [rate] = includedTaxes[code] ?? []
        const { total, taxes } = computeTax('included', includedTaxes[code] ?? [], {
          price: amount,
          qty: 1,
          taxClass: of,
        })
        const effective = rate?.byClass?.[of] ?? rate?.rate ?? 0
        const net = amount - total
        expect(sum(taxes)).toBe(total)
        expect(Math.abs(net + scaleHalfUp(net, effective, 100_000) - amount)).toBeLessThanOrEqual(1)
      }),
      seed,
    )
  })

  test.each(Object.keys(includedTaxes))(
    'in %s has one rate from 0 to 27 %%, and none for gift cards and exempt goods',
    (code) => {
      const rates = includedTaxes[code] ?? []
      expect(rates).toHaveLength(1)
      for (const of of classes) {
        const effective = rates[0]?.byClass?.[of] ?? rates[0]?.rate ?? -1
        const isFree = of === 'gift_card' || of === 'exempt'
        expect(effective >= 0 && effective <= (isFree ? 0 : 27_000)).toBe(true)
      }
    },
  )
})

describe('an exemption by the price of one unit', () => {
  const rateOf = (rule: 'below' | 'excess'): readonly TaxRate[] => [
    { name: 'T', rate: 10_000, exemption: { taxClass: 'clothing', unitPrice: 11_000, rule } },
  ]
  const taxOf = (rule: 'below' | 'excess', amount: number, count: number, of: TaxClass = 'clothing') =>
    computeTax('added', rateOf(rule), { price: amount, qty: count, taxClass: of }).total

  test.each([
    ['below', 10_999, 1, 0],
    ['below', 11_000, 1, 1100],
    ['below', 21_999, 2, 0],
    ['below', 22_000, 2, 2200],
    ['excess', 11_000, 1, 0],
    ['excess', 11_004, 1, 0],
    ['excess', 11_005, 1, 1],
    ['excess', 22_010, 2, 1],
  ] as const)('of the rule %s taxes %d for %d units with %d', (rule, amount, count, tax) => {
    expect(taxOf(rule, amount, count)).toBe(tax)
  })

  test('leaves other classes alone', () => {
    expect([taxOf('below', 100, 1, 'standard'), taxOf('excess', 100, 1, 'shipping')]).toEqual([10, 10])
  })
})

describe('the place of a tax [CHK-19]', () => {
  const us = getTaxTable('added', 'US')
  const eu = getTaxTable('included', 'DE')

  test.each([
    ['a state', portland, 'US-OR'],
    ['a whole code', { ...portland, province: 'US-OR' }, 'US-OR'],
    ['lower case and spaces', { ...portland, countryCode: ' us ', province: ' or ' }, 'US-OR'],
    ['a province', montreal, 'CA-QC'],
    ['no province', berlin, 'DE-'],
  ])('of an address with %s has one code', (_, address, code) => {
    expect(toRegionCode(address)).toBe(code)
  })

  test.each(['US-NY', 'US-OR', 'US-PR'])(
    'of a store in %s is final without an address, and the same as of an address there',
    (region) => {
      const found = findTaxRates(us, { region, siteCountry: 'US' })
      expect(found.state).toBe('final')
      expect(findTaxRates(us, { address: { ...portland, province: region }, siteCountry: 'US' })).toEqual(found)
    },
  )

  test('of a store goes before the address that the parcel has', () => {
    const found = findTaxRates(eu, { region: 'FR-IDF', address: berlin, siteCountry: 'DE' })
    expect(found.rates.map(({ name }) => name)).toEqual(['TVA'])
  })

  test.each([
    ['no table', getTaxTable('added', 'BR'), 'rates_unavailable'],
    ['no address', us, 'none'],
    ['no address where the tax is within the price', eu, 'estimated'],
  ])('with %s has the state %s', (_, table, state) => {
    expect(findTaxRates(table, { siteCountry: 'DE' }).state).toBe(state)
  })

  test('is known without a postal code, and not with one of another state', () => {
    const { postalCode: _, ...codeless } = portland
    expect(hasTaxPlace(us, codeless)).toBe(true)
    expect(hasTaxPlace(us, { ...portland, postalCode: '10001' })).toBe(false)
    expect(hasTaxPlace(us, portland)).toBe(true)
    expect(hasTaxPlace(getTaxTable('added', 'BR'), codeless)).toBe(true)
  })
})

test.each([
  ['en-US', 7.25, '7.25%'],
  ['en-US', 9.975, '9.975%'],
  ['de-DE', 19, '19\u00a0%'],
  ['fr-FR', 5.5, '5,5\u00a0%'],
  ['en-US', 0, '0%'],
])('in %s a rate of %d is written %s', (tag, percent, text) => {
  expect(formatTaxRate(tag, percent)).toBe(text)
})
