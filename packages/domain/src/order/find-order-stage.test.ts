import { expect, test } from 'vitest'
import { findOrderStage, hasSentGoods, listShipmentStages } from './find-order-stage.ts'

test.each([
  ['payment_pending', ['allocated'], 'waiting'],
  ['processing', ['allocated'], 'waiting'],
  ['failed', ['allocated'], 'failed'],
  ['cancelled', ['cancelled'], 'cancelled'],
  ['finalised', ['allocated'], 'placed'],
  ['finalised', [], 'placed'],
  ['finalised', ['picking', 'picking'], 'packing'],
  ['finalised', ['shipped', 'cancelled'], 'sent'],
  ['finalised', ['ready_for_pickup'], 'ready'],
  ['finalised', ['collected'], 'collected'],
  ['finalised', ['returned'], 'returned'],
  ['finalised', ['cancelled', 'cancelled'], 'cancelled'],
  ['finalised', ['shipped', 'ready_for_pickup'], 'mixed'],
] as const)('an order that is %s with shipments %j is at the stage %s', (state, shipments, stage) => {
  expect(findOrderStage(state, shipments)).toBe(stage)
})

test('a shipment passes the stages of its way, and none when it came back', () => {
  expect(listShipmentStages('sent', false)).toEqual(['placed', 'packing', 'sent', 'delivered'])
  expect(listShipmentStages('ready', true)).toEqual(['placed', 'packing', 'ready', 'collected'])
  expect(listShipmentStages('returned', false)).toEqual([])
})

test('goods may be in hand once one shipment was sent or collected, even if it came back', () => {
  const states = [
    'allocated',
    'picking',
    'ready_for_pickup',
    'shipped',
    'delivered',
    'collected',
    'returned',
    'cancelled',
  ]
  const sent = ['shipped', 'delivered', 'collected', 'returned']
  expect(states.filter((state) => hasSentGoods([{ state }]))).toEqual(sent)
  expect([hasSentGoods([]), hasSentGoods([{ state: 'picking' }, { state: 'shipped' }])]).toEqual([false, true])
})
