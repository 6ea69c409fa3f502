import { expect, test } from 'vitest'
import { berlin, buildMethod, buildVariant } from '../../testing/cart-builders.ts'
import { getDeliveryWindow } from './get-delivery-window.ts'
import { isPoBox } from './is-po-box.ts'
import {
  explainNoShippingMethod,
  listApplicableShippingMethods,
  type Parcel,
} from './list-applicable-shipping-methods.ts'
import { parseShippingMethods, requireShippingMethods } from './parse-shipping-methods.ts'
import { toShipmentGroup } from './to-shipment-group.ts'

test.each([
  ['P.O. Box 12', true],
  ['po box 12', true],
  ['Post Office Box 1', true],
  ['GPO Box 5', true],
  ['Postfach 10 01', true],
  ['Postbus 77', true],
  ['Boîte postale 3', true],
  ['BP 40', true],
  ['C.P. 200', true],
  ['Case postale 8', true],
  ['Apartado de Correos 9', true],
  ['Casella Postale 4', true],
  ['POBox 12', true],
  ['P O  Box 12', true],
  ['PostOffice Box 1', true],
  ['Locked  Bag 7', true],
  ['Private Bag 7', true],
  ['  b.p.12', true],
  ['CP12', true],
  ['Apartado 9', true],
  ['Boite  Postale 3', true],
  ['Case  postale', true],
  ['Casella  postale 4', true],
  ['Haus BP 40', false],
  ['Bloc CP 200', false],
  ['BP Tower 1', false],
  ['CP Street 1', false],
  ['Podbox 12', false],
  ['Lockedbag Road 7', false],
  ['Apartados 9', false],
  ['Torstraße 1', false],
  ['12 Box Lane', false],
  ['Postfachweg 3', false],
  ['1 Apt BP Tower', false],
])('%s is a post office box: %s [CHK-16]', (addressLine1, is) => {
  expect(isPoBox({ ...berlin, addressLine1 })).toBe(is)
  expect(isPoBox({ ...berlin, addressLine2: addressLine1 })).toBe(is)
})

const parcel: Parcel = {
  group: 'me',
  weightGrams: 900,
  siteCountry: 'US',
  address: { ...berlin, countryCode: 'US', province: 'HI' },
}
const everywhere = buildMethod({ code: 'all', order: 9 })
const restricted = (restrictions: object) =>
  buildMethod({ code: 'one', restrictions: { countries: ['US'], ...restrictions } })

test.each([
  ['no restriction', restricted({}), ['one', 'all']],
  ['another country', restricted({ countries: ['DE'] }), ['all']],
  ['an excluded region', restricted({ excludedRegions: ['US-AK', 'US-HI'] }), ['all']],
  ['another excluded region', restricted({ excludedRegions: ['US-AK'] }), ['one', 'all']],
  ['a limit below the weight', restricted({ maxWeightGrams: 899 }), ['all']],
  ['a limit at the weight', restricted({ maxWeightGrams: 900 }), ['one', 'all']],
  ['another group', buildMethod({ code: 'one', groups: ['customs'] }), ['all']],
])('a method with %s applies or not [CART-14]', (_, method, codes) => {
  expect(listApplicableShippingMethods([everywhere, method], parcel).map(({ code }) => code)).toEqual(codes)
})

test("without an address the methods for the site's country apply", () => {
  const { address: _, ...unaddressed } = parcel
  const some = [restricted({ refusesPoBox: true }), buildMethod({ restrictions: { countries: ['DE'] } })]
  expect(listApplicableShippingMethods(some, unaddressed).map(({ code }) => code)).toEqual(['one'])
})

test.each([
  ['a box', [restricted({ refusesPoBox: true })], { addressLine1: 'PO Box 1' }, 'po_box'],
  ['a country', [restricted({})], { countryCode: 'BR' }, 'not_deliverable'],
  ['weight', [restricted({ maxWeightGrams: 1 })], {}, 'method_not_applicable'],
  ['no method at all', [], {}, 'method_not_applicable'],
] as const)('no method applies because of %s [CHK-16]', (_, methods, address, reason) => {
  const to = { ...parcel, address: { ...berlin, countryCode: 'US', ...address } }
  expect(explainNoShippingMethod(methods, to)).toBe(reason)
})

const service = { minBusinessDays: 2, maxBusinessDays: 4, cutOffHourUtc: 14 }
const at = (text: string) => Date.parse(`${text}Z`)

test.each([
  ['before the cut-off', service, '2026-11-16T13:59', '2026-11-18', '2026-11-20'],
  ['after the cut-off', service, '2026-11-16T14:00', '2026-11-19', '2026-11-23'],
  ['on a Friday over the weekend', service, '2026-11-20T10:00', '2026-11-24', '2026-11-26'],
  ['on a Saturday', service, '2026-11-21T10:00', '2026-11-25', '2026-11-27'],
  [
    'over a Saturday with delivery',
    { ...service, deliversOnSaturday: true },
    '2026-11-20T10:00',
    '2026-11-23',
    '2026-11-25',
  ],
])('an order %s arrives in its delivery window [CART-14]', (_, some, ordered, earliest, latest) => {
  expect(getDeliveryWindow(some, at(ordered))).toEqual({ earliest, latest })
})

test('holidays are no business days', () => {
  const window = getDeliveryWindow(service, at('2026-12-23T10:00'), new Set(['2026-12-24', '2026-12-25']))
  expect(window).toEqual({ earliest: '2026-12-29', latest: '2026-12-31' })
})

test.each([
  [{}, { kind: 'ship' }, 'me'],
  [{ isCustoms: true }, { kind: 'ship' }, 'customs'],
  [{ isDigital: true }, { kind: 'ship' }, 'digital'],
  [{}, { kind: 'pickup', storeId: 's' }, 'store:s'],
] as const)('%j by %j belongs to %s', (variant, delivery, group) => {
  expect(toShipmentGroup(delivery, buildVariant(variant))).toBe(group)
})

test('methods are parsed from configuration, and all problems are reported together', () => {
  const method = buildMethod({ freeFrom: 5000 })
  const read = parseShippingMethods(JSON.parse(JSON.stringify([method])))
  expect(read).toEqual({
    ok: true,
    methods: [{ ...method, delivery: { ...method.delivery, deliversOnSaturday: false } }],
  })
  const broken = {
    ...method,
    price: -1,
    groups: ['us'],
    delivery: { ...method.delivery, maxBusinessDays: 1 },
    restrictions: {},
  }
  expect(parseShippingMethods([method, broken])).toEqual({
    ok: false,
    problems: [
      'methods[1].groups: is not a list of ^(me|customs)$',
      'methods[1].groups: names no group',
      'methods[1].price: is not a whole number from 0 up',
      'methods[1].delivery: the latest day is before the earliest',
      'methods[1].restrictions.countries: is not a list of ^[A-Z]{2}$',
      'methods[1].restrictions.countries: names no country',
      'methods: two have the same code',
    ],
  })
  expect(parseShippingMethods({})).toEqual({ ok: false, problems: ['methods: is not a list'] })
  expect(() => requireShippingMethods([], 'de.json')).toThrow('de.json does not hold shipping methods')
})
