import fc from 'fast-check'
import { expect, test } from 'vitest'
import { berlin, montreal, portland } from '../../testing/cart-builders.ts'
import { addressCountries } from '../address/address-countries.ts'
import { listProvinces } from '../address/get-address-rules.ts'
import { computeTax } from './compute-tax.ts'
import { findTaxRates, hasTaxPlace } from './find-tax-rates.ts'
import { getTaxTable } from './get-tax-table.ts'
import { canadianTaxes } from './rates/canadian-taxes.ts'
import { usSalesTaxes } from './rates/us-sales-taxes.ts'
import type { TaxClass } from './tax-class.ts'
import type { TaxRate } from './tax-table.ts'

const [us, ca, eu] = [getTaxTable('added', 'US'), getTaxTable('added', 'CA'), getTaxTable('included', 'DE')]

type Goods = { readonly taxClass?: TaxClass; readonly qty?: number }

const taxIn = (region: string, price: number, { taxClass = 'standard', qty = 1 }: Goods = {}) =>
  computeTax('added', usSalesTaxes[region] ?? canadianTaxes[region] ?? [], { price, qty, taxClass })

test('every state, territory and province of an address form has its rates [CHK-19]', () => {
  const tables = { US: usSalesTaxes, CA: canadianTaxes }
  for (const country of ['US', 'CA'] as const) {
    const offered = listProvinces(country).map(({ value }) => `${country}-${value}`)
    expect(Object.keys(tables[country])).toEqual(offered.toSorted())
  }
  expect(Object.keys(usSalesTaxes)).toHaveLength(59)
})

test.each([
  ['a ZIP code of the state', us, portland, true],
  ['a ZIP code that no state has', us, { ...portland, postalCode: '00001' }, true],
  ['a ZIP code of another state', us, { ...portland, province: 'WA' }, false],
  ['no state', us, { ...portland, province: undefined }, false],
  ['a state that does not exist', us, { ...portland, province: 'ZZ' }, false],
  ['the armed forces in Europe', us, { ...portland, province: 'AE', postalCode: '09014' }, true],
  ['a postal code of another province', ca, { ...montreal, postalCode: 'M5V 1A1' }, false],
  ['a country that is taxed within the price', eu, berlin, true],
] as const)('with %s the place of the tax is known: %o', (_, table, address, isKnown) => {
  expect(hasTaxPlace(table, address)).toBe(isKnown)
})

test.each([
  ['added', 'MX'],
  ['added', 'DE'],
  ['included', 'US'],
] as const)('tax %s in %s has no rates for any address [CHK-19]', (mode, taxRegion) => {
  const table = getTaxTable(mode, taxRegion)
  expect(table.mode).toBe(mode)
  for (const address of [undefined, berlin, portland])
    expect(findTaxRates(table, { address, siteCountry: taxRegion })).toEqual({ state: 'rates_unavailable', rates: [] })
})

test('every country with an address form has a tax table', () => {
  for (const country of Object.keys(addressCountries)) {
    const mode = country === 'US' || country === 'CA' ? 'added' : 'included'
    expect(getTaxTable(mode, country)).not.toHaveProperty('missing')
  }
})

test.each([
  ['US-CA', 10_000, 'clothing', 725],
  ['US-OR', 10_000, 'clothing', 0],
  ['US-PA', 10_000, 'clothing', 0],
  ['US-PA', 10_000, 'standard', 600],
  ['US-NY', 10_999, 'clothing', 0],
  ['US-NY', 11_000, 'clothing', 440],
  ['US-MA', 17_500, 'clothing', 0],
  ['US-MA', 20_000, 'clothing', 156],
  ['US-CA', 995, 'shipping', 0],
  ['US-TX', 995, 'shipping', 62],
  ['CA-ON', 10_000, 'clothing', 1300],
  ['CA-QC', 10_000, 'clothing', 1498],
  ['CA-QC', 10_000, 'gift_card', 0],
  ['CA-BC', 10_000, 'childrens', 500],
  ['US-AE', 10_000, 'clothing', 0],
  ['US-GU', 10_000, 'standard', 0],
  ['US-PR', 10_000, 'clothing', 1050],
] as const)('in %s %i of %s gets an added tax of %i [CHK-19]', (region, price, taxClass, tax) => {
  expect(taxIn(region, price, { taxClass }).total).toBe(tax)
})

test('an exemption by unit price counts each unit of a row', () => {
  expect(taxIn('US-NY', 20_000, { taxClass: 'clothing', qty: 2 }).total).toBe(0)
  expect(taxIn('US-MA', 40_000, { taxClass: 'clothing', qty: 2 }).total).toBe(313)
})

test('two taxes share one rounded amount exactly', () => {
  expect(taxIn('CA-QC', 10_000).taxes).toEqual([
    { name: 'GST', rate: 5000, amount: 500 },
    { name: 'QST', rate: 9975, amount: 998 },
  ])
})

test.each([
  ['DE', 11_900, 'standard', 1900],
  ['DE', 10_000, 'standard', 1597],
  ['DE', 1070, 'books', 70],
  ['GB', 10_000, 'childrens', 0],
  ['GB', 12_000, 'standard', 2000],
  ['AU', 1100, 'standard', 100],
] as const)('in %s %i of %s includes a tax of %i [CHK-19]', (country, price, taxClass, tax) => {
  const rates = 'byCountry' in eu ? (eu.byCountry[country] ?? []) : []
  expect(computeTax('included', rates, { price, qty: 1, taxClass }).total).toBe(tax)
})

test.each([
  ['added tax is unknown without an address', us, undefined, 'none', 0],
  ['a state code gives the state', us, portland, 'final', 0],
  ['a full region code gives the state too', us, { ...portland, province: 'us-ny' }, 'final', 1],
  ['no state is not precise enough', us, { ...portland, province: undefined }, 'place_unknown', 0],
  ['a state that does not exist is not precise enough', us, { ...portland, province: 'ZZ' }, 'place_unknown', 0],
  ['Québec has two taxes', ca, montreal, 'final', 2],
  ['included tax is estimated by the site without an address', eu, undefined, 'estimated', 1],
  ['included tax is that of the country', eu, berlin, 'final', 1],
  ['a country outside the table has no tax', eu, { ...berlin, countryCode: 'CH' }, 'final', 0],
] as const)('%s [CHK-19]', (_, table, address, state, count) => {
  const found = findTaxRates(table, { address, siteCountry: 'DE' })
  expect([found.state, found.rates.length]).toEqual([state, count])
})

test('the taxes of a row sum to its tax at any rates', () => {
  const rate: fc.Arbitrary<TaxRate> = fc.record({ name: fc.constant('tax'), rate: fc.integer({ min: 0, max: 30_000 }) })
  const rows = fc.record({ price: fc.integer({ min: 0, max: 1e9 }), qty: fc.integer({ min: 1, max: 99 }) })
  const rates = fc.array(rate, { maxLength: 4 })
  fc.assert(
    fc.property(rates, rows, fc.constantFrom('added' as const, 'included' as const), (some, row, mode) => {
      const { total, taxes } = computeTax(mode, some, { ...row, taxClass: 'standard' })
      expect(taxes.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
      expect(total).toBeGreaterThanOrEqual(0)
      if (mode === 'included') expect(total).toBeLessThanOrEqual(row.price)
    }),
  )
})
