import { expect, test } from 'vitest'
import { buildMethod } from '../../testing/cart-builders.ts'
import { type DeliveryQuestion, promiseDeliveries } from './promise-deliveries.ts'

const monday = Date.parse('2026-11-16T10:00Z')
const mainland = buildMethod({
  code: 'express',
  order: 2,
  delivery: { minBusinessDays: 1, maxBusinessDays: 1, cutOffHourUtc: 12 },
  restrictions: { countries: ['US'], excludedRegions: ['US-HI', 'US-AK'] },
})
const american: DeliveryQuestion = {
  methods: [mainland, buildMethod({ order: 1 })],
  country: 'US',
  postalCode: '94103',
  group: 'me',
  weightGrams: 900,
  now: monday,
}

const codesOf = (question: DeliveryQuestion) => {
  const promised = promiseDeliveries(question)
  return promised.ok ? promised.deliveries.map(({ method }) => method.code) : promised.reason
}

test.each([
  ['on the mainland', {}, ['standard', 'express']],
  ['with blanks around it', { postalCode: ' 94103 ' }, ['standard', 'express']],
  ['on an island that express does not reach', { postalCode: '96813' }, ['standard']],
  ['in a country without a table of provinces', { country: 'DE', postalCode: '10115' }, ['standard']],
  ['that the country does not use', { postalCode: '00001' }, 'unknown'],
  ['of an unused German area', { country: 'DE', postalCode: '05111' }, 'unknown'],
  ['of another form', { postalCode: '9410' }, 'malformed'],
  ['that is empty', { postalCode: '' }, 'malformed'],
  ['of a country without rules', { country: 'BR' }, 'malformed'],
  ['that no method reaches', { methods: [mainland], postalCode: '96813' }, 'not_deliverable'],
  ['for goods of a group that no method carries', { group: 'customs' }, 'not_deliverable'],
] as const)('a postal code %s has the deliveries of the methods that reach it', (_, changes, expected) => {
  expect(codesOf({ ...american, ...changes })).toEqual(expected)
})

test.each([
  ['94103-1234', 'US', '94103 1234'],
  ['H2Y 1C6', 'CA', 'h2y1c6'],
])('the answer writes %s as its country does', (written, country, postalCode) => {
  expect(promiseDeliveries({ ...american, country, postalCode })).toMatchObject({ ok: true, postalCode: written })
})

test.each([
  ['before the cut-off', '2026-11-16T10:00Z', '2026-11-16T12:00Z', '2026-11-17'],
  ['at the cut-off', '2026-11-16T12:00Z', '2026-11-17T12:00Z', '2026-11-18'],
  ['on a Saturday', '2026-11-21T10:00Z', '2026-11-23T12:00Z', '2026-11-24'],
  ['on the eve of a holiday after the cut-off', '2026-11-25T13:00Z', '2026-11-27T12:00Z', '2026-11-30'],
])('an order %s arrives on the promised day if it is placed before the next cut-off', (_, now, before, day) => {
  const promised = promiseDeliveries({ ...american, methods: [mainland], now: Date.parse(now) })
  expect(promised).toMatchObject({
    ok: true,
    deliveries: [{ window: { earliest: day, latest: day }, orderBefore: Date.parse(before) }],
  })
})
