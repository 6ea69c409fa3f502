import { expect, test } from 'vitest'
import { findOrderStage, isSentStage, listShipmentStages } from './find-order-stage.ts'

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

test('goods of a shipment may be in hand once it was sent or collected', () => {
  const stages = ['placed', 'packing', 'ready', 'sent', 'delivered', 'collected', 'returned', 'cancelled'] as const
  expect(stages.filter(isSentStage)).toEqual(['sent', 'delivered', 'collected', 'returned'])
})
