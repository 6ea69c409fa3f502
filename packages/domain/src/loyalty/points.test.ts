import fc from 'fast-check'
import { expect, test } from 'vitest'
import { earnPoints, planRedemption } from './points.ts'

const rule = { earnedPerUnit: 2, redeemedPerUnit: 50 }

test.each([
  [1999, 'EUR', 39],
  [1999, 'JPY', 3998],
  [-5, 'EUR', 0],
] as const)('goods of %i %s earn %i points', (net, currency, points) => {
  expect(earnPoints(net, currency, rule)).toBe(points)
})

test('points pay up to the balance and the total, and never for more than they are worth', () => {
  expect(planRedemption(1000, { amount: 90_000, currency: 'EUR' }, rule)).toEqual({ points: 1000, amount: 2000 })
  expect(planRedemption(1000, { amount: 500, currency: 'EUR' }, rule)).toEqual({ points: 250, amount: 500 })
  fc.assert(
    fc.property(fc.nat(100_000), fc.nat(100_000), (balance, total) => {
      const { points, amount } = planRedemption(balance, { amount: total, currency: 'EUR' }, rule)
      expect(points).toBeLessThanOrEqual(balance)
      expect(amount).toBeLessThanOrEqual(total)
      expect(amount * rule.redeemedPerUnit).toBeLessThanOrEqual(points * 100)
    }),
  )
})
