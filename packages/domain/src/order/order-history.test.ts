import { randomOrder } from '@lacehouse/test-kit/proof/random-order'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildCart, buildFacts, buildLine, buildVariant, requireOk } from '../../testing/cart-builders.ts'
import { priceCart } from '../pricing/price-cart.ts'
import type { OrderDraft } from './order.ts'
import { type OrderEvent, toOrderHistory } from './order-history.ts'
import { planOrder } from './plan-order.ts'

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

/** An order of a pair at 100.00 and a tee at 20.00, paid by a gift card of 30.00, and a card. */
const small = (() => {
  const lines = [buildLine(), buildLine({ variantId: 'tee' })]
  const instruments = [
    { id: 'gift', method: 'GIFT_CARD' as const, upTo: 3000 },
    { id: 'card', method: 'CREDIT_CARD' as const, upTo: null },
  ]
  const facts = buildFacts({ variants: [buildVariant(), buildVariant({ id: 'tee', price: 2000, isCustoms: true })] })
  const cart = buildCart({ lines, instruments })
  return requireOk(planOrder({ cart, priced: priceCart(cart, facts), facts }, { orderNumber: 'N' })).order
})()
const [pair, tee] = [
  { lineId: 'line-shoe-42', qty: 1 },
  { lineId: 'line-tee', qty: 1 },
] as const
const back = (key: string, items: readonly (typeof pair | typeof tee)[], credited?: number): OrderEvent => ({
  ...{ kind: 'returned', at: 5, key, items, amount: 1 },
  ...(credited !== undefined && { credited }),
})
const waysOf = (...events: OrderEvent[]) =>
  toOrderHistory(small, events).givenBack.map(({ instruments }) =>
    instruments.map(({ instrumentId, amount }) => [instrumentId, amount]),
  )

test('changes of the delivery and exchanges are in the history, and neither gives money back', () => {
  const exchanged = { kind: 'exchanged', at: 7, key: 'x', items: [pair] } as const
  const history = toOrderHistory(small, [
    { kind: 'delivery_changed', at: 3 },
    exchanged,
    { kind: 'delivery_changed', at: 9 },
  ])
  expect(history.deliveryChanges).toEqual([3, 9])
  expect(history.exchanged).toEqual([{ key: 'x', at: 7, items: [pair] }])
  expect([history.givenBack, history.returned]).toEqual([[], {}])
})

test('a refund names the ways that got money: the card first, and store credit in its place where it was credited [PAY-16]', () => {
  expect(waysOf(back('a', [tee]))).toEqual([[['card', 2000 + 795]]])
  expect(waysOf(back('a', [tee], 0))).toEqual([[['card', 2795]]])
  expect(waysOf(back('a', [tee], 2795))).toEqual([[['store-credit', 2795]]])
  expect(waysOf(back('a', [pair, tee]))).toEqual([
    [
      ['gift', 3000],
      ['card', 10_290],
    ],
  ])
  expect(waysOf(back('a', [pair, tee], 10_290))).toEqual([
    [
      ['gift', 3000],
      ['store-credit', 10_290],
    ],
  ])
})

test('goods of which one had left were returned, and an impossible return tells nothing', () => {
  const [, made] = small.shipments
  const sent = { kind: 'advanced', at: 2, shipmentId: made?.shipmentId ?? '', state: 'shipped' } as const
  const kinds = (...events: OrderEvent[]) => toOrderHistory(small, events).givenBack.map(({ kind }) => kind)
  expect(kinds(back('a', [pair]), sent, back('b', [tee]))).toEqual(['cancelled', 'returned'])
  expect(kinds(sent, back('a', [pair, tee]))).toEqual(['returned'])
  expect(kinds(back('a', [tee]), back('b', [tee]))).toEqual(['cancelled'])
})

test('the state that a parcel reached last says whether its goods had left', () => {
  const [first] = small.shipments
  const advance = (at: number, state: 'picking' | 'shipped'): OrderEvent => {
    return { kind: 'advanced', at, shipmentId: first?.shipmentId ?? '', state }
  }
  const history = toOrderHistory(small, [advance(1, 'picking'), advance(2, 'shipped'), back('a', [pair])])
  expect(history.givenBack.map(({ kind }) => kind)).toEqual(['returned'])
  expect(history.steps[first?.shipmentId ?? '']).toEqual([
    { state: 'allocated', at: small.placedAt },
    { state: 'picking', at: 1 },
    { state: 'shipped', at: 2 },
  ])
  const packed = toOrderHistory(small, [advance(1, 'picking'), back('a', [pair])])
  expect(packed.givenBack.map(({ kind }) => kind)).toEqual(['cancelled'])
})
