import { expect, test } from 'vitest'
import type { OrderDraft, OrderItem, OrderShipment } from './order.ts'
import type { OrderState, ShipmentState } from './order-state.ts'
import { type CancellationContext, countCancellable, planCancellation } from './plan-cancellation.ts'

const line = (lineId: string, qty: number, own: Partial<OrderItem> = {}) =>
  ({ lineId, qty, isBonus: false, isDigital: false, ...own }) as OrderItem
const parcel = (shipmentId: string, lineIds: string[], groupId: OrderShipment['groupId'] = 'me') =>
  ({ shipmentId, lineIds, groupId }) as unknown as OrderShipment

/** Two pairs and a gift in one parcel, a shirt in another one, and a gift card by mail. */
const order = {
  items: [line('shoes', 2), line('socks', 1, { isBonus: true }), line('tee', 1), line('card', 1, { isDigital: true })],
  shipments: [parcel('p1', ['shoes', 'socks']), parcel('p2', ['tee']), parcel('p3', ['card'], 'digital')],
} satisfies Pick<OrderDraft, 'items' | 'shipments'>
const inParcels = { ...order, items: order.items.slice(0, 3), shipments: order.shipments.slice(0, 2) }

const at = (
  p1: ShipmentState,
  p2: ShipmentState,
  { state = 'finalised' as OrderState, returned = {} } = {},
): CancellationContext => ({
  state,
  returned,
  shipments: [
    { id: 'p1', state: p1 },
    { id: 'p2', state: p2 },
    { id: 'p3', state: 'allocated' },
  ],
})

test('the units of a parcel whose packing has not begun can be cancelled, and what is sent by mail cannot [ACC-07]', () => {
  expect(countCancellable(order, at('allocated', 'picking'))).toEqual({ shoes: 2, socks: 1 })
  expect(countCancellable(order, at('allocated', 'allocated', { returned: { shoes: 1, tee: 1 } }))).toEqual({
    shoes: 1,
    socks: 1,
  })
  expect(countCancellable(order, at('allocated', 'allocated', { state: 'payment_pending' }))).toEqual({})
})

test('the whole order is cancelled with its gifts, and not after a part of it is packed [ACC-07]', () => {
  expect(planCancellation(inParcels, at('allocated', 'allocated'), null)).toEqual({
    ok: true,
    items: [
      { lineId: 'shoes', qty: 2 },
      { lineId: 'socks', qty: 1 },
      { lineId: 'tee', qty: 1 },
    ],
  })
  for (const context of [at('picking', 'allocated'), at('allocated', 'shipped')])
    expect(planCancellation(inParcels, context, null)).toEqual({ ok: false, reason: 'too_late' })
  expect(planCancellation(order, at('allocated', 'allocated'), null)).toEqual({ ok: false, reason: 'too_late' })
})

test('with the last thing bought the gifts go too, and while one stays they stay [ACC-07]', () => {
  const shoes = [{ lineId: 'shoes', qty: 2 }]
  expect(planCancellation(inParcels, at('allocated', 'allocated'), shoes)).toEqual({ ok: true, items: shoes })
  expect(planCancellation(inParcels, at('allocated', 'cancelled', { returned: { tee: 1 } }), shoes)).toEqual({
    ok: true,
    items: [...shoes, { lineId: 'socks', qty: 1 }],
  })
})

test.each([
  ['a line that the order does not have', [{ lineId: 'other', qty: 1 }], 'unknown_line'],
  [
    'a line that is named twice',
    [
      { lineId: 'shoes', qty: 1 },
      { lineId: 'shoes', qty: 1 },
    ],
    'unknown_line',
  ],
  ['no unit', [{ lineId: 'shoes', qty: 0 }], 'bad_quantity'],
  ['half a unit', [{ lineId: 'shoes', qty: 0.5 }], 'bad_quantity'],
  ['more units than there are', [{ lineId: 'shoes', qty: 3 }], 'too_late'],
  ['nothing', [], 'too_late'],
] as const)('%s is refused [ACC-07]', (_, wanted, reason) => {
  expect(planCancellation(inParcels, at('allocated', 'allocated'), wanted)).toEqual({ ok: false, reason })
})

test.each<[string, 'waiting' | 'charging' | 'charged' | 'declined' | null, ShipmentState, object]>([
  ['is not charged yet can be cancelled while it is packed', 'waiting', 'picking', { shoes: 2, socks: 1 }],
  ['was declined can be cancelled while it is packed', 'declined', 'picking', { shoes: 2, socks: 1 }],
  ['is not charged yet cannot be cancelled once it is shipped', 'waiting', 'shipped', {}],
  ['is being charged cannot be cancelled', 'charging', 'allocated', {}],
  ['was charged cannot be cancelled while it is packed', 'charged', 'picking', {}],
  ['was paid at once cannot be cancelled while it is packed', null, 'picking', {}],
])('a parcel whose card %s [ACC-07]', (_, state, parcel, units) => {
  const context = { ...at(parcel, 'delivered'), mandate: state && { state } }
  expect(countCancellable(order, context as CancellationContext)).toEqual(units)
})

test('goods in a parcel of things sent by mail cannot be cancelled, whatever they are', () => {
  const mailed = { items: [line('card', 1)], shipments: [parcel('p3', ['card'], 'digital')] }
  expect(countCancellable(mailed, at('allocated', 'allocated'))).toEqual({})
})
