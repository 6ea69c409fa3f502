import { randomOrder } from '@lacehouse/test-kit/proof/random-order'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { OrderDraft } from './order.ts'
import { type OrderEvent, toOrderHistory } from './order-history.ts'

const findOrder = (fits: (order: OrderDraft) => boolean): OrderDraft => {
  const found = fc.sample(randomOrder, 400).find((order) => order !== null && fits(order as OrderDraft))
  if (!found) throw new Error('no order was drawn that fits')
  return found as OrderDraft
}

test('a shipment’s steps begin with the placement, and follow its events [ACC-06]', () => {
  const order = findOrder(({ shipments }) => shipments.length > 1)
  const [first, second] = order.shipments
  const events: OrderEvent[] = [
    { kind: 'advanced', at: 10, shipmentId: first?.shipmentId ?? '', state: 'picking' },
    { kind: 'advanced', at: 20, shipmentId: first?.shipmentId ?? '', state: 'shipped' },
    { kind: 'advanced', at: 30, shipmentId: 'of another order', state: 'shipped' },
  ]
  const { steps } = toOrderHistory(order, events)
  expect(steps[first?.shipmentId ?? '']?.map(({ state }) => state)).toEqual(['allocated', 'picking', 'shipped'])
  expect(steps[second?.shipmentId ?? '']).toEqual([{ state: 'allocated', at: order.placedAt }])
})

test('goods that had not left were cancelled, later ones were returned, and the refunds of each sum to its amount [ACC-07]', () => {
  const order = findOrder(({ items }) => items.some(({ qty, proratedPrice }) => qty > 1 && proratedPrice > 100))
  const item = order.items.find(({ qty, proratedPrice }) => qty > 1 && proratedPrice > 100)
  const shipment = order.shipments.find(({ lineIds }) => lineIds.includes(item?.lineId ?? ''))
  const one = { kind: 'returned', items: [{ lineId: item?.lineId ?? '', qty: 1 }] } as const
  const { givenBack, returned } = toOrderHistory(order, [
    { ...one, at: 10, key: 'a', amount: 1 },
    { kind: 'advanced', at: 20, shipmentId: shipment?.shipmentId ?? '', state: 'shipped' },
    { ...one, at: 30, key: 'b', amount: 1 },
  ])
  expect(givenBack.map(({ key, kind, at }) => [key, kind, at])).toEqual([
    ['a', 'cancelled', 10],
    ['b', 'returned', 30],
  ])
  expect(returned).toEqual({ [item?.lineId ?? '']: 2 })
  for (const { instruments } of givenBack) expect(instruments.every(({ amount }) => amount > 0)).toBe(true)
})
