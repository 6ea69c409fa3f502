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
  const same = plan({}, { p1: 'standard' })
  expect(same.ok && same.delivery.shipments).toEqual(order.shipments)
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
  ['an address with spaces for a phone', { phone: '  ' }, {}, 'missing_phone'],
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

const two = { ...order, shipments: [shipment('p1'), shipment('p2')] }
const states = (p1: ShipmentState, p2: ShipmentState) =>
  at('allocated', {
    shipments: [
      { id: 'p1', state: p1 },
      { id: 'p2', state: p2 },
    ],
  })

test('an order whose packing has begun keeps its delivery', () => {
  expect(plan({}, {}, at('picking'))).toEqual({ ok: false, reason: 'too_late' })
})

test('each parcel has a method of its own, and one that was cancelled has none to choose', () => {
  const change = (methods: Record<string, string>, context = states('allocated', 'allocated')) =>
    planOrderChange(two, { address, methods }, context)
  const codes = (methods: Record<string, string>) => {
    const planned = change(methods)
    return planned.ok ? planned.delivery.shipments.map(({ methodCode }) => methodCode) : planned.reason
  }
  expect(codes({ p2: 'evening' })).toEqual(['standard', 'evening'])
  expect(change({ p2: 'evening' })).toMatchObject({ changed: true })
  expect(codes({ p1: 'evening', p2: 'express' })).toBe('price_changes')
  expect(change({ p2: 'evening' }, states('allocated', 'cancelled'))).toEqual({ ok: false, reason: 'unknown_shipment' })
  expect(change({ p1: 'evening' }, states('allocated', 'cancelled'))).toMatchObject({ ok: true })
})

test('a method that is free from the price of the goods costs the same for a parcel that was free', () => {
  const free = { ...method('free', 695), freeFrom: 5000 } as ShippingMethod
  const site = { ...at().site, shippingMethods: [method('standard', 0), free] }
  const offers = (prices: number[]) => {
    const items = prices.map((priceAfterOrderDiscount) => ({ priceAfterOrderDiscount }) as OrderItem)
    const parcel = shipment('p1', { originalPrice: 0 })
    return listSamePriceMethods({ items }, parcel, { site, address }).map(({ code }) => code)
  }
  expect(offers([2000, 3000])).toEqual(['standard', 'free'])
  expect(offers([2000, 2999])).toEqual(['standard'])
})

test('the present method is offered though it has a limit of weight, but not where it does not reach', () => {
  const offers = (of: Partial<OrderShipment>, place: Partial<CartAddress> = {}) =>
    listSamePriceMethods(order, shipment('p1', of), { site: at().site, address: { ...address, ...place } }).map(
      ({ code }) => code,
    )
  expect(offers({ methodCode: 'heavy' })).toEqual(['heavy', 'standard', 'evening'])
  expect(offers({ methodCode: 'evening' }, { addressLine1: 'PO Box 12' })).toEqual(['standard'])
})

test('of the other methods the site says which comes first', () => {
  const methods = [3, 2, 1].map((order) => ({ ...method(`m${order}`, 695), order }) as ShippingMethod)
  const site = { ...at().site, shippingMethods: methods }
  const codes = listSamePriceMethods(order, shipment('p1', { methodCode: 'm3' }), { site, address })
  expect(codes.map(({ code }) => code)).toEqual(['m3', 'm1', 'm2'])
})

test('made-to-order goods go by their own methods', () => {
  const own = { ...method('own', 695), groups: ['customs'] } as ShippingMethod
  const site = { ...at().site, shippingMethods: [...at().site.shippingMethods, own] }
  const parcel = shipment('p1', { groupId: 'customs', methodCode: 'own' })
  expect(listSamePriceMethods(order, parcel, { site, address }).map(({ code }) => code)).toEqual(['own'])
})

test.each([
  ['a PO box by the present method, which refuses it', 'po_box', { addressLine1: 'PO Box 12' }, 'evening', {}],
  ['another method that does not reach the state', 'method_not_applicable', {}, 'standard', { p1: 'far' }],
] as const)('%s is refused with %s', (_, reason, changes, methodCode, methods) => {
  const far = method('far', 695, { excludedRegions: ['US-NY'] })
  const site = { ...at().site, shippingMethods: [...at().site.shippingMethods, far] }
  const of = { ...order, shipments: [shipment('p1', { methodCode })] }
  const wanted = { address: { ...address, ...changes }, methods }
  expect(planOrderChange(of, wanted, at('allocated', { site }))).toEqual({ ok: false, reason })
})

test('the consents that came with the address stay with the order, and those of the new one do not come', () => {
  const subscriptions = { newsletterConsent: true }
  const of = { ...order, shippingAddress: { ...address, subscriptions } }
  const wanted = { address: { ...address, subscriptions: { newsletterConsent: false }, addressId: 'a' }, methods: {} }
  const planned = planOrderChange(of, wanted, at())
  expect(planned.ok && planned.delivery.shippingAddress).toEqual({ ...address, subscriptions })
  const plain = planOrderChange(order, wanted, at())
  expect(plain.ok && plain.delivery.shippingAddress).not.toHaveProperty('subscriptions')
})
