import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildCart, buildLine, buildVariant } from '../../testing/cart-builders.ts'
import { planReservation } from './plan-reservation.ts'
import type { StockDemand, StockLevel } from './stock.ts'
import { toStockDemands } from './to-stock-demands.ts'

const demand = (stockItemId: string, qty: number, location = 'warehouse'): StockDemand => ({
  stockItemId,
  qty,
  location,
})
const level = (stockItemId: string, onHand: number, rest: Partial<StockLevel> = {}): StockLevel => {
  return { stockItemId, onHand, reserved: 0, location: 'warehouse', ...rest }
}

test('two lines of one stock item are refused as a whole when the stock suffices for one', () => {
  expect(planReservation([demand('a', 5), demand('b', 1), demand('a', 5)], [level('a', 5), level('b', 9)])).toEqual({
    ok: false,
    reason: 'out_of_stock',
    shortages: [{ stockItemId: 'a', location: 'warehouse', missing: 5 }],
  })
})

test('demands are summed by stock item and place and sorted by id', () => {
  const levels = [level('b', 3), level('a', 9, { reserved: 2 }), level('a', 1, { location: 'berlin' })]
  const demands = [demand('b', 1), demand('a', 4), demand('b', 2), demand('a', 1, 'berlin'), demand('a', 3)]
  expect(planReservation(demands, levels)).toEqual({
    ok: true,
    takes: [demand('a', 1, 'berlin'), demand('a', 7), demand('b', 3)],
  })
})

test('reserved stock is not for sale, and a missing record has a reason of its own', () => {
  expect(planReservation([demand('a', 4)], [level('a', 5, { reserved: 2 })])).toMatchObject({ reason: 'out_of_stock' })
  expect(planReservation([demand('z', 1)], [level('a', 5)])).toMatchObject({ reason: 'no_stock_record' })
})

test('a reservation takes the demanded units, at most the stock, in any order of lines', () => {
  const demands = fc.array(fc.record({ id: fc.constantFrom('a', 'b', 'c'), qty: fc.integer({ min: 1, max: 9 }) }))
  fc.assert(
    fc.property(demands, fc.array(fc.nat(20), { minLength: 3, maxLength: 3 }), (some, stock) => {
      const levels = ['a', 'b', 'c'].map((id, index) => level(id, stock[index] ?? 0))
      const asked = some.map(({ id, qty }) => demand(id, qty))
      const plan = planReservation(asked, levels)
      expect(planReservation(asked.toReversed(), levels)).toEqual(plan)
      const wanted = (id: string) => some.reduce((sum, one) => (one.id === id ? sum + one.qty : sum), 0)
      expect(plan.ok).toBe(levels.every(({ stockItemId, onHand }) => wanted(stockItemId) <= onHand))
      if (plan.ok) for (const take of plan.takes) expect(take.qty).toBe(wanted(take.stockItemId))
    }),
  )
})

test('pickups take stock from their store, digital and made-to-order goods from nowhere', () => {
  const variants = [
    buildVariant({ id: 'a' }),
    buildVariant({ id: 'b', isDigital: true }),
    buildVariant({ id: 'c', isCustoms: true }),
  ]
  const lines = [
    buildLine({ variantId: 'a', qty: 2 }),
    buildLine({ variantId: 'a', delivery: { kind: 'pickup', storeId: 'berlin' } }),
    buildLine({ variantId: 'b' }),
    buildLine({ variantId: 'c' }),
  ]
  const byId = new Map(variants.map((variant) => [variant.id, variant]))
  expect(toStockDemands(buildCart({ lines }), byId)).toEqual([demand('stock-a', 2), demand('stock-a', 1, 'berlin')])
})
