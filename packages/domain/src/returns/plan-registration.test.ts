import { describe, expect, test } from 'vitest'
import type { OrderItem, OrderShipment } from '../order/order.ts'
import { days } from '../time/durations.ts'
import {
  countExpected,
  countReturnable,
  findReturnEnd,
  planRegistration,
  type RegistrationContext,
} from './plan-registration.ts'
import { listOpenReturns, toReturnKey } from './registered-return.ts'
import { formatReturnNumber, makeReturnNumber, parseReturnNumber } from './return-number.ts'

const item = (lineId: string, qty: number, more: Partial<OrderItem> = {}): OrderItem => ({
  ...{ lineId, qty, variantId: lineId, masterId: lineId, upc: lineId, stockItemId: lineId, name: lineId, slug: lineId },
  ...{ attributes: {}, unitOriginal: 1, unitCurrent: 1, rowTotal: qty, priceAfterItemDiscount: qty },
  ...{ priceAfterOrderDiscount: qty, proratedPrice: qty, taxTotal: 0, taxes: [], discounts: [] },
  ...{ isBonus: false, isDigital: false, ...more },
})
const shipment = (shipmentId: string, lineIds: readonly string[]): OrderShipment => ({
  ...{ shipmentId, groupId: 'me', state: 'allocated', lineIds, methodCode: null, price: 0, originalPrice: 0 },
  ...{ taxTotal: 0, discounts: [] },
})

const order = {
  items: [item('shoes', 2), item('tee', 1), item('card', 1, { isDigital: true }), item('socks', 1, { isBonus: true })],
  shipments: [shipment('first', ['shoes', 'socks']), shipment('second', ['tee', 'card'])],
}
const arrival = Date.UTC(2026, 10, 1)
const delivered = [
  { state: 'shipped' as const, at: arrival - days(2) },
  { state: 'delivered' as const, at: arrival },
]
const context: RegistrationContext = {
  state: 'finalised',
  steps: { first: delivered, second: delivered },
  returned: {},
  open: [],
  due: [],
  days: 30,
  now: arrival + days(1),
}
const open = (lineId: string, qty: number) => ({ items: [{ lineId, qty, reason: 'too_small' as const }] })

describe('what can be sent back [ACC-08]', () => {
  test.each<[string, Partial<RegistrationContext>, Record<string, number>]>([
    ['delivered goods, and nothing that came by mail', {}, { shoes: 2, tee: 1, socks: 1 }],
    ['goods of a parcel that has arrived', { steps: { first: delivered } }, { shoes: 2, socks: 1 }],
    ['no goods that are on their way', { steps: { first: delivered.slice(0, 1) } }, {}],
    ['goods that were collected', { steps: { second: [{ state: 'collected', at: arrival }] } }, { tee: 1 }],
    ['less what was given back', { returned: { shoes: 1, tee: 1 } }, { shoes: 1, socks: 1 }],
    ['less what is registered', { open: [open('shoes', 2)] }, { tee: 1, socks: 1 }],
    [
      'less what came back for another size that was not sent yet',
      { due: [{ lineId: 'shoes', qty: 1 }] },
      { shoes: 1, tee: 1, socks: 1 },
    ],
    ['until the last moment of the days', { now: arrival + days(30) - 1 }, { shoes: 2, tee: 1, socks: 1 }],
    ['and nothing from their end on', { now: arrival + days(30) }, {}],
    ['nothing of a cancelled order', { state: 'cancelled' }, {}],
  ])('%s', (_, changed, expected) => {
    expect(countReturnable(order, { ...context, ...changed })).toEqual(expected)
  })

  test('the time ends the days of the site after the arrival, and has no end before it', () => {
    expect(findReturnEnd(delivered, 30)).toBe(arrival + days(30))
    expect(findReturnEnd(delivered.slice(0, 1), 30)).toBeNull()
  })
})

describe('a registration [ACC-08]', () => {
  test.each([
    ['nothing', []],
    ['unknown_line', [{ lineId: 'hat', qty: 1 }]],
    [
      'unknown_line',
      [
        { lineId: 'shoes', qty: 1 },
        { lineId: 'shoes', qty: 1 },
      ],
    ],
    ['bad_quantity', [{ lineId: 'shoes', qty: 0 }]],
    ['bad_quantity', [{ lineId: 'shoes', qty: 0.5 }]],
    ['not_returnable', [{ lineId: 'shoes', qty: 3 }]],
    ['not_returnable', [{ lineId: 'card', qty: 1 }]],
  ] as const)('is refused for %s: %j', (reason, items) => {
    expect(planRegistration(order, context, items)).toEqual({ ok: false, reason })
  })

  test('takes the gift along with the last goods, registered ones included, and only then', () => {
    const plan = (wanted: Parameters<typeof planRegistration>[2], changed: Partial<RegistrationContext> = {}) =>
      planRegistration(order, { ...context, ...changed }, wanted)
    const shoes = { lineId: 'shoes', qty: 2 }
    const tee = { lineId: 'tee', qty: 1 }
    expect(plan([shoes])).toEqual({ ok: true, items: [shoes] })
    // The gift card was bought too, and stays.
    expect(plan([shoes, tee])).toEqual({ ok: true, items: [shoes, tee] })
    expect(plan([shoes, tee], { returned: { card: 1 } })).toEqual({
      ok: true,
      items: [shoes, tee, { lineId: 'socks', qty: 1 }],
    })
    expect(plan([tee], { returned: { card: 1 }, open: [open('shoes', 2)] })).toEqual({
      ok: true,
      items: [tee, { lineId: 'socks', qty: 1 }],
    })
  })

  test('is previewed on top of what is registered, and of no more than was bought', () => {
    expect(countExpected(order, { returned: { shoes: 1 }, open: [open('shoes', 2), open('tee', 1)] })).toEqual({
      shoes: 2,
      tee: 1,
    })
  })

  test('is open until its own step has given something back', () => {
    const registered = ['one', 'two'].map((id) => ({ id, cancelledAt: null }))
    expect(listOpenReturns(registered, [{ key: toReturnKey({ id: 'one' }) }, { key: 'two' }])).toEqual([
      { id: 'two', cancelledAt: null },
    ])
  })
})

test('the number of a return is read as people write it, and is no order’s', () => {
  const number = makeReturnNumber(() => 7)
  expect(formatReturnNumber(number)).toMatch(/^R-\w{3}-\w{3}-\w{4}$/)
  for (const text of [
    number,
    `${number}-2`,
    formatReturnNumber(number),
    ` ${formatReturnNumber(number).toLowerCase()} `,
  ])
    expect(parseReturnNumber(text)).toBe(number)
  for (const text of ['', number.slice(1), `${number}A`, `${number}-9`, 'R-AAA-AAA-AAAA'])
    expect(parseReturnNumber(text)).toBeNull()
})

describe('a gift among what is sent back [ACC-08]', () => {
  const known = { ...context, returned: { card: 1 } }
  const goods = [
    { lineId: 'shoes', qty: 2 },
    { lineId: 'tee', qty: 1 },
  ]
  const socks = { lineId: 'socks', qty: 1 }
  test.each<[string, Partial<RegistrationContext>, object[]]>([
    ['that the shopper named is there once', {}, [...goods, socks]],
    ['that is registered already does not come twice', { open: [open('socks', 1)] }, goods],
    ['that was given back before does not come again', { returned: { card: 1, socks: 1 } }, goods],
  ])('%s', (_, changed, items) => {
    const isNamed = items.length > goods.length
    const wanted = isNamed ? [...goods, socks] : goods
    expect(planRegistration(order, { ...known, ...changed }, wanted)).toEqual({ ok: true, items })
  })

  test('comes with several others, each with all of its units', () => {
    const gifts = {
      ...order,
      items: [...order.items, item('cap', 2, { isBonus: true })],
      shipments: [shipment('first', ['shoes', 'socks', 'cap', 'tee'])],
    }
    expect(planRegistration(gifts, known, goods)).toEqual({
      ok: true,
      items: [...goods, socks, { lineId: 'cap', qty: 2 }],
    })
    expect(planRegistration(gifts, known, [...goods, socks])).toEqual({
      ok: true,
      items: [...goods, socks, { lineId: 'cap', qty: 2 }],
    })
  })
})

describe('what comes back for another size [ACC-08]', () => {
  const exchange = { variantId: 'shoes-10', size: '10' }
  test('stays bought: no gift goes with the last bought goods where one of them is exchanged', () => {
    const known = { ...context, returned: { card: 1 } }
    const wanted = [
      { lineId: 'tee', qty: 1 },
      { lineId: 'shoes', qty: 2, exchange },
    ]
    expect(planRegistration(order, known, wanted)).toEqual({ ok: true, items: wanted })
    const others = [wanted[0] ?? { lineId: 'tee', qty: 1 }, { lineId: 'shoes', qty: 2 }]
    expect(planRegistration(order, known, others)).toEqual({
      ok: true,
      items: [...others, { lineId: 'socks', qty: 1 }],
    })
  })

  test('gives back nothing, and cannot be registered a second time while it is open', () => {
    const waiting = { items: [{ lineId: 'shoes', qty: 1, reason: 'too_small' as const, exchange }] }
    const known = { ...context, open: [waiting] }
    expect(countExpected(order, known)).toEqual({})
    expect(countReturnable(order, known)).toEqual({ shoes: 1, tee: 1, socks: 1 })
    const rest = [
      { lineId: 'tee', qty: 1 },
      { lineId: 'shoes', qty: 1 },
    ]
    expect(planRegistration(order, known, rest)).toEqual({ ok: true, items: rest })
  })
})
