import { expect, test } from 'vitest'
import { buildMethod } from '../../testing/cart-builders.ts'
import { parseShippingMethods } from './parse-shipping-methods.ts'

const valid = buildMethod()
const { delivery, restrictions } = valid

const withDelivery = (changes: object) => ({ delivery: { ...delivery, ...changes } })
const withRestrictions = (changes: object) => ({ restrictions: { ...restrictions, ...changes } })

test.each<[string, object, string]>([
  ['no code', { code: '' }, 'methods[0].code: is not a text'],
  ['a code that is a number', { code: 7 }, 'methods[0].code: is not a text'],
  ['no label', { labelKey: undefined }, 'methods[0].labelKey: is not a text'],
  ['an unknown group', { groups: ['me', 'store'] }, 'methods[0].groups: is not a list of ^(me|customs)$'],
  ['groups as a text', { groups: 'me' }, 'methods[0].groups: is not a list of ^(me|customs)$'],
  ['a price with cents as fractions', { price: 4.95 }, 'methods[0].price: is not a whole number from 0 up'],
  ['a price as a text', { price: '495' }, 'methods[0].price: is not a whole number from 0 up'],
  ['a price beyond safe numbers', { price: 2 ** 53 }, 'methods[0].price: is not a whole number from 0 up'],
  ['a negative limit for free delivery', { freeFrom: -1 }, 'methods[0].freeFrom: is not a whole number from 0 up'],
  ['no order', { order: null }, 'methods[0].order: is not a whole number from 0 up'],
  ['no delivery', { delivery: undefined }, 'methods[0].delivery.minBusinessDays: is not a whole number from 0 up'],
  [
    'an hour after midnight',
    withDelivery({ cutOffHourUtc: 25 }),
    'methods[0].delivery.cutOffHourUtc: is no hour of a day',
  ],
  [
    'its last day before its first',
    withDelivery({ minBusinessDays: 5, maxBusinessDays: 4 }),
    'methods[0].delivery: the latest day is before the earliest',
  ],
  [
    'a country in lower case',
    withRestrictions({ countries: ['de'] }),
    'methods[0].restrictions.countries: is not a list of ^[A-Z]{2}$',
  ],
  [
    'an empty list of countries',
    withRestrictions({ countries: [] }),
    'methods[0].restrictions.countries: names no country',
  ],
  [
    'a region without its country',
    withRestrictions({ excludedRegions: ['HI'] }),
    'methods[0].restrictions.excludedRegions: is not a list of ^[A-Z]{2}-[A-Z0-9]{1,3}$',
  ],
  [
    'half a gram',
    withRestrictions({ maxWeightGrams: 0.5 }),
    'methods[0].restrictions.maxWeightGrams: is not a whole number from 0 up',
  ],
])('a method with %s is refused with its path', (_, changes, problem) => {
  const parsed = parseShippingMethods([{ ...valid, ...changes }])
  expect(parsed.ok).toBe(false)
  expect(parsed.ok ? [] : parsed.problems).toContain(problem)
})

test.each([[null], ['standard'], [7], [[]]])('%j in place of a method is refused and not read further', (json) => {
  const parsed = parseShippingMethods([json])
  expect(parsed.ok ? [] : parsed.problems).toContain('methods[0].code: is not a text')
})

test.each<[string, object, object]>([
  ['excluded regions', { excludedRegions: ['US-HI', 'US-AK'] }, { excludedRegions: ['US-HI', 'US-AK'] }],
  ['a largest weight', { maxWeightGrams: 2000 }, { maxWeightGrams: 2000 }],
  ['no PO boxes', { refusesPoBox: true }, { refusesPoBox: true }],
  ['PO boxes, said by another value', { refusesPoBox: 'yes' }, {}],
])('the restriction to %s is read', (_, changes, expected) => {
  const parsed = parseShippingMethods([{ ...valid, ...withRestrictions(changes) }])
  expect(parsed.ok && parsed.methods[0]?.restrictions).toEqual({ ...restrictions, ...expected })
})

test('a method that delivers on Saturday says so', () => {
  const parsed = parseShippingMethods([{ ...valid, ...withDelivery({ deliversOnSaturday: true }) }])
  expect(parsed.ok && parsed.methods[0]?.delivery.deliversOnSaturday).toBe(true)
})

test('a site needs a method for ordinary goods', () => {
  expect(parseShippingMethods([{ ...valid, groups: ['customs'] }])).toEqual({
    ok: false,
    problems: ['methods: none is for group me'],
  })
})

test.each<[string, object]>([
  ['made-to-order goods too', { groups: ['me', 'customs'] }],
  ['a price of nothing', { price: 0 }],
  ['delivery that is free from nothing on', { freeFrom: 0 }],
  ['one day of delivery', withDelivery({ minBusinessDays: 2, maxBusinessDays: 2 })],
  ['a cut-off at midnight', withDelivery({ cutOffHourUtc: 24 })],
  ['a cut-off before the day', withDelivery({ cutOffHourUtc: 0 })],
])('a method with %s is read as it stands', (_, changes) => {
  const parsed = parseShippingMethods([{ ...valid, ...changes }])
  expect(parsed.ok && parsed.methods).toMatchObject([changes])
})

test('a list of methods without one for ordinary goods, or with two of one code, is refused', () => {
  const problems = (...methods: object[]) => {
    const parsed = parseShippingMethods(methods)
    return parsed.ok ? [] : parsed.problems
  }
  expect(problems({ ...valid, groups: ['customs'] })).toEqual(['methods: none is for group me'])
  expect(problems(valid, { ...valid, groups: ['customs'] })).toEqual(['methods: two have the same code'])
  expect(problems(valid, { ...valid, code: 'other', groups: ['customs'] })).toEqual([])
})

test('regions and countries that are no codes are refused, and numbers among them', () => {
  const problems = (changes: object) => {
    const parsed = parseShippingMethods([{ ...valid, ...withRestrictions(changes) }])
    return parsed.ok ? 0 : parsed.problems.length
  }
  expect([['DEU'], ['de'], [7], 'DE'].map((countries) => problems({ countries }) > 0)).toEqual([true, true, true, true])
  expect(['HI', 'US-', 'US-HAWAII'].map((region) => problems({ excludedRegions: [region] }))).toEqual([1, 1, 1])
  expect(['US-HI', 'FR-2A', 'GB-ABC'].map((region) => problems({ excludedRegions: [region] }))).toEqual([0, 0, 0])
})
