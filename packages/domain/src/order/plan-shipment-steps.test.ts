import { expect, test } from 'vitest'
import { canShipmentGo, type ShipmentState } from './order-state.ts'
import { hasLeft, planShipmentSteps, toEmptied } from './plan-shipment-steps.ts'

test.each<[string, ShipmentState, ShipmentState | undefined, ShipmentState[]]>([
  ['sent', 'allocated', undefined, ['picking']],
  ['sent', 'allocated', 'delivered', ['picking', 'shipped', 'delivered']],
  ['sent', 'shipped', 'shipped', []],
  ['sent', 'delivered', 'shipped', []],
  ['sent', 'delivered', undefined, []],
  ['sent', 'picking', 'ready_for_pickup', []],
  ['collected', 'picking', undefined, ['ready_for_pickup']],
  ['collected', 'allocated', 'collected', ['picking', 'ready_for_pickup', 'collected']],
  ['collected', 'picking', 'shipped', []],
  ['sent', 'cancelled', undefined, []],
])('a shipment that is %s goes from %s to %s by %j, in allowed steps', (way, from, to, steps) => {
  const planned = planShipmentSteps({ state: from, ...(way === 'collected' && { storeId: 'soho' }) }, to)
  expect(planned).toEqual(steps)
  let state = from
  for (const step of planned) {
    expect(canShipmentGo(state, step)).toBe(true)
    state = step
  }
})

test.each<[ShipmentState, boolean, ShipmentState]>([
  ['allocated', false, 'cancelled'],
  ['picking', false, 'cancelled'],
  ['ready_for_pickup', false, 'cancelled'],
  ['shipped', true, 'shipped'],
  ['delivered', true, 'returned'],
  ['collected', true, 'returned'],
])('goods in state %s have left: %s, and fully returned they are %s', (state, left, emptied) => {
  expect(hasLeft(state)).toBe(left)
  expect(toEmptied(state)).toBe(emptied)
  if (emptied !== state) expect(canShipmentGo(state, emptied)).toBe(true)
})
