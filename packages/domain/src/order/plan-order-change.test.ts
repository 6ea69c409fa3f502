import { expect, test } from 'vitest'
import type { CartAddress } from '../cart/cart-address.ts'
import type { ShippingMethod } from '../shipping/shipping-method.ts'
import type { OrderDraft, OrderItem, OrderShipment } from './order.ts'
import type { ShipmentState } from './order-state.ts'
import {
  findDeliveryClosed,
  listChangedFields,
  listSamePriceMethods,
  type OrderChangeContext,
  planOrderChange,
} from './plan-order-change.ts'

const address: CartAddress = {
  ...{ firstName: 'Ada', lastName: 'Byron', addressLine1: '1 Main St', city: 'Albany', province: 'NY' },
  ...{ postalCode: '12203', countryCode: 'US', phone: '+15185550100', email: 'ada@example.com' },
}
const method = (code: string, price: number, restrictions: Partial<ShippingMethod['restrictions']> = {}) =>
  ({
    ...{ code, labelKey: code, groups: ['me'], price, order: 1 },
    delivery: { minBusinessDays: 1, maxBusinessDays: 2, cutOffHourUtc: 12 },
    restrictions: { countries: ['US'], ...restrictions },
  }) as ShippingMethod
const shipment = (shipmentId: string, own: Partial<OrderShipment> = {}) =>
  ({ shipmentId, groupId: 'me', methodCode: 'standard', originalPrice: 695, ...own }) as OrderShipment
const order = {
  items: [{ priceAfterOrderDiscount: 5000 } as OrderItem],
  shipments: [shipment('p1')],
  shippingAddress: address,
} satisfies Pick<OrderDraft, 'items' | 'shipments' | 'shippingAddress'>
const rate = (name: string) => [{ name, rate: 4000 }]

const at = (state: ShipmentState = 'allocated', own: Partial<OrderChangeContext> = {}): OrderChangeContext => ({
  state: 'finalised',
  shipments: [{ id: 'p1', state }],
  site: {
    countryCode: 'US',
    taxes: {
      mode: 'added',
      byRegion: { 'US-NY': rate('NY sales tax'), 'US-CA': rate('CA sales tax'), 'US-OR': [], 'US-MT': [] },
    },
    shippingMethods: [
      method('standard', 695),
      method('evening', 695, { refusesPoBox: true }),
      method('express', 1495),
      method('heavy', 695, { maxWeightGrams: 10_000 }),
    ],
  },
  now: Date.UTC(2026, 10, 20, 8),
  ...own,
})
const plan = (changes: Partial<CartAddress>, methods: Record<string, string> = {}, context = at()) =>
  planOrderChange(order, { address: { ...address, ...changes }, methods }, context)

test('another street of the same state changes the address and nothing else, and the contact of the order stays', () => {
  const changed = plan({ addressLine1: '2 Side St', email: 'other@example.com' })
  expect(changed).toEqual({
    ok: true,
    changed: true,
    delivery: { shippingAddress: { ...address, addressLine1: '2 Side St' }, shipments: order.shipments },
  })
})

test('what the order has already is not changed', () => {
  expect(plan({})).toMatchObject({ ok: true, changed: false })
  expect(plan({}, { p1: 'standard' })).toMatchObject({ ok: true, changed: false })
})

test('another method of the same price has its days from now', () => {
  expect(plan({}, { p1: 'evening' })).toMatchObject({
    changed: true,
    delivery: { shipments: [{ methodCode: 'evening', methodLabelKey: 'evening', originalPrice: 695 }] },
  })
})

test('another method of a pre-order has its days from the day on which it is sent, or from now once that has passed', () => {
  const windowOf = (from: string) => {
    const ahead = { ...order, items: order.items.map((item) => ({ ...item, preOrder: { from } })) }
    const planned = planOrderChange(ahead, { address, methods: { p1: 'evening' } }, at())
    return planned.ok ? planned.delivery.shipments[0]?.deliveryWindow : null
  }
  expect(windowOf('2027-03-12')).toEqual({ earliest: '2027-03-15', latest: '2027-03-16' })
  expect(windowOf('2026-01-01')).toEqual({ earliest: '2026-11-23', latest: '2026-11-24' })
})

test.each([
  ['another country', { countryCode: 'CA' }, {}, 'other_country'],
  ['another state with other taxes', { province: 'CA', postalCode: '90001' }, {}, 'tax_changes'],
  ['a state without rates', { province: 'XX' }, {}, 'place_unknown'],
  ['an address without a street', { addressLine1: ' ' }, {}, 'incomplete_address'],
  ['an address without a phone', { phone: '' }, {}, 'missing_phone'],
  ['a dearer method', {}, { p1: 'express' }, 'price_changes'],
  ['a method with a limit of weight', {}, { p1: 'heavy' }, 'price_changes'],
  ['a method that the site does not have', {}, { p1: 'drone' }, 'method_not_applicable'],
  ['a PO box by a method that refuses it', { addressLine1: 'PO Box 12' }, { p1: 'evening' }, 'po_box'],
  ['a method of an unknown shipment', {}, { p9: 'standard' }, 'unknown_shipment'],
] as const)('%s is refused', (_, changes, methods, reason) => {
  expect(plan(changes, methods)).toEqual({ ok: false, reason })
})

test('a region that the present method does not reach is refused', () => {
  const site = { ...at().site, shippingMethods: [method('standard', 695, { excludedRegions: ['US-MT'] })] }
  const untaxed = { ...order, shippingAddress: { ...address, province: 'OR', postalCode: '97201' } }
  const change = { address: { ...address, province: 'MT', postalCode: '59601' }, methods: {} }
  expect(planOrderChange(untaxed, change, at('allocated', { site }))).toEqual({ ok: false, reason: 'not_deliverable' })
  expect(planOrderChange(untaxed, change, at())).toMatchObject({ ok: true, changed: true })
})

test.each([
  ['allocated', null],
  ['picking', 'too_late'],
  ['shipped', 'too_late'],
  ['delivered', 'too_late'],
  ['cancelled', 'not_shipped'],
] as const)('a shipment that is %s answers %s', (state, reason) => {
  expect(findDeliveryClosed(order, at(state))).toBe(reason)
})

test('an order that is not final, is picked up, or goes out by mail has no delivery to change', () => {
  expect(findDeliveryClosed(order, at('allocated', { state: 'payment_pending' }))).toBe('not_final')
  for (const own of [{ groupId: 'digital' }, { storeId: 'S1' }] as Partial<OrderShipment>[])
    expect(findDeliveryClosed({ shipments: [shipment('p1', own)] }, at())).toBe('not_shipped')
  const pickup = { kind: 'point' } as NonNullable<OrderDraft['pickup']>
  expect(findDeliveryClosed({ ...order, pickup }, at())).toBe('not_shipped')
})

test('one packed parcel closes the order, and a cancelled one does not', () => {
  const two = { shipments: [shipment('p1'), shipment('p2')] }
  const both = (p1: ShipmentState, p2: ShipmentState) =>
    at('allocated', {
      shipments: [
        { id: 'p1', state: p1 },
        { id: 'p2', state: p2 },
      ],
    })
  expect(findDeliveryClosed(two, both('allocated', 'picking'))).toBe('too_late')
  expect(findDeliveryClosed(two, both('allocated', 'cancelled'))).toBeNull()
})

test('the methods of the same price are offered, the present one first', () => {
  const { site } = at()
  const codes = (own: Partial<OrderShipment>) =>
    listSamePriceMethods(order, shipment('p1', own), { site, address }).map(({ code }) => code)
  expect(codes({})).toEqual(['standard', 'evening'])
  expect(codes({ methodCode: 'evening' })).toEqual(['evening', 'standard'])
  expect(codes({ methodCode: 'express', originalPrice: 1495 })).toEqual(['express'])
})

test('changed fields are named without their values', () => {
  expect(listChangedFields(address, { ...address, city: 'Troy', email: 'x@example.com' })).toEqual(['city'])
  expect(listChangedFields(undefined, { countryCode: 'US', city: 'Troy' })).toEqual(['city', 'countryCode'])
})
