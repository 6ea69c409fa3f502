import type { Order } from '@lacehouse/contracts'
import { loadSites } from '@lacehouse/test-kit'
import { expect, test } from 'vitest'
import { toWords } from './load-order.ts'
import { listPlaces } from './order-places.ts'
import { listShipmentLines, toShipmentPart } from './order-shipments.ts'

const sites = await loadSites()
const wordsOf = (locale: string) => {
  const site = sites.find(({ locales }) => locales.includes(locale))
  if (!site) throw new Error(`no site has ${locale}`)
  return toWords({ locale, currency: 'USD', orderNumber: 'LH12345678' }, site, 'https://shop.example')
}
const words = wordsOf('en-us')

type Shipment = Order['shipments'][number]
type Method = NonNullable<Shipment['shippingMethod']>

const item = (id: string, own: object = {}) => ({
  ...{ id, name: `Goods ${id}`, qty: 1, variants: [], isCustoms: false, productImageURL: '' },
  price: { original: 10, current: 10, rowTotal: 10 },
  ...own,
})
const shipment = (itemIds: string[], own: Partial<Shipment> = {}) => ({
  shipmentId: 's',
  state: 'allocated',
  itemIds,
  ...own,
})
const orderOf = (own: object = {}) =>
  ({ items: [item('a')], priceAdjustments: [], shipments: [], ...own }) as unknown as Order
const deliveryOf = (own: Partial<Method>, goods: object = {}) => {
  const shippingMethod = { label: 'Standard delivery', price: { amount: 4.95 }, ...own } as Method
  const of = shipment(['a'], { shippingMethod })
  return toShipmentPart({ order: orderOf({ items: [item('a', goods)], shipments: [of] }), words }, of).delivery
}

test.each([
  ['no days', {}, 'Standard delivery'],
  ['days in words', { deliveryTime: '3 to 5 days' }, 'Standard delivery: 3 to 5 days'],
  ['one day', { deliveryWindow: { from: '2026-11-24', to: '2026-11-24' } }, 'Standard delivery: Arrives Tue, Nov 24'],
  [
    'a range of days, whatever its words',
    { deliveryWindow: { from: '2026-11-30', to: '2026-12-01' }, deliveryTime: '3 to 5 days' },
    'Standard delivery: Arrives Mon, Nov 30 to Tue, Dec 1',
  ],
] as const)('a delivery with %s reads %j: %s', (_, own, expected) => {
  expect(deliveryOf(own)).toBe(expected)
})

test('the price of a delivery is named for made-to-order goods alone, and not where it is free', () => {
  expect(deliveryOf({}, { isCustoms: true })).toBe('Standard delivery, $4.95')
  expect(deliveryOf({ price: { amount: 0 } as Method['price'] }, { isCustoms: true })).toBe('Standard delivery')
})

test('of several shipments each has its place in their number and its own items; a single one is named by its goods', () => {
  const [first, second] = [shipment(['b']), shipment(['a', 'c'])]
  const items = ['a', 'b', 'c'].map((id) => item(id))
  const order = orderOf({ items, shipments: [first, second] })
  const partOf = (one: Shipment, of = order) => {
    const { title, rows, delivery } = toShipmentPart({ order: of, words }, one)
    return [title, delivery, ...rows.map(({ label }) => label)]
  }
  expect(partOf(first)).toEqual(['Delivery 1 of 2', '', 'Goods b'])
  expect(partOf(second)).toEqual(['Delivery 2 of 2', '', 'Goods a', 'Goods c'])
  expect(partOf(first, orderOf({ items, shipments: [first] }))[0]).toBe(words.t('order.items'))
})

test('goods that are mailed have no line of delivery; goods to collect name their store', () => {
  const store = { name: 'Lacehouse SoHo' } as Shipment['store']
  const linesOf = (own: Partial<Shipment>) => {
    const of = shipment(['a'], own)
    return listShipmentLines(toShipmentPart({ order: orderOf({ shipments: [of] }), words }, of), words)
  }
  const goods = 'Goods a (Quantity: 1): $10.00'
  expect(linesOf({})).toEqual([words.t('order.items'), goods, ''])
  expect(linesOf({ store })[1]).toContain('Lacehouse SoHo')
})

const address = {
  firstName: 'Ada',
  lastName: 'Marsh',
  addressLine1: '1 Main St',
  city: 'Troy',
  province: 'NY',
  postalCode: '12180',
  countryCode: 'US',
}
const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => ({
  ...{ day, ...(day !== 'sun' && { hours: { opens: '10:00', closes: '20:00' } }) },
}))
const placeOf = (own: object = {}) => ({ name: 'Lacehouse SoHo', address, hours: { weekdays }, ...own })
const titlesOf = (own: object) => listPlaces(orderOf(own), words).map(({ title }) => title)

test('an order by mail alone has neither a delivery address nor a store', () => {
  expect(titlesOf({})).toEqual([])
  expect(titlesOf({ billingAddress: address })).toEqual(['Billing address'])
})

test('a pickup point takes the place of the delivery address', () => {
  const pickup = { kind: 'point', contact: {}, point: placeOf({ name: 'PaketPunkt 1' }) }
  expect(titlesOf({ shippingAddress: address, billingAddress: address })).toEqual([
    'Delivery address',
    'Billing address',
  ])
  const places = listPlaces(orderOf({ shippingAddress: address, pickup }), words)
  expect(places.map(({ title }) => title)).toEqual(['Pick up your parcel at'])
  expect(places[0]?.lines[0]).toBe('PaketPunkt 1')
})

test('a store has its moment, phone and hours as far as they are known, and names who collects', () => {
  const contact = { firstName: 'Grace', lastName: 'Hale' }
  const ready = { date: '2026-11-24', time: '17:00' }
  const linesOf = (own: object, pickup: object = { contact }) =>
    listPlaces(
      orderOf({ shipments: [shipment(['a'], { store: placeOf(own) as unknown as Shipment['store'] })], pickup }),
      words,
    )
  const [full, how] = linesOf({ ready, phoneText: '(212) 555-0123' })
  expect(full?.lines[0]).toMatch(/^Ready Tuesday, November 24, 2026 from 5:00\sPM$/)
  expect(full?.lines).toEqual(expect.arrayContaining(['Lacehouse SoHo', '(212) 555-0123', 'Sun: closed']))
  expect(how?.lines[0]).toBe('Grace Hale can pick it up.')
  const [plain, withoutName] = linesOf({}, { contact: {} })
  expect(plain?.lines[0]).toBe('Lacehouse SoHo')
  expect(withoutName?.lines).toHaveLength(1)
})
