import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allocateByLargestRemainder } from './allocate.ts'
import { currencies } from './currency.ts'
import { addMoney, fromWire, multiplyMoney, subtractMoney, sumMoney, toMoney, toWire } from './money.ts'
import { percentOf, toPercent } from './percent.ts'
import { roundHalfUp, scaleHalfUp } from './round-half-up.ts'

test.each([
  [1999, 'EUR', 19.99],
  [1999, 'JPY', 1999],
  [1999, 'KWD', 1.999],
  [0, 'USD', 0],
  [-5, 'USD', -0.05],
] as const)('%i minor units of %s are %d on the wire and convert back', (amount, currency, wire) => {
  expect(toWire(toMoney(amount, currency))).toBe(wire)
  expect(fromWire(wire, currency)).toEqual({ amount, currency })
})

test.each([
  [1.005, 'EUR', 101],
  [1.004, 'EUR', 100],
  [0.1 + 0.2, 'EUR', 30],
  [-1.005, 'EUR', -101],
  [1e-7, 'EUR', 0],
  [19.5, 'JPY', 20],
  [0.0005, 'KWD', 1],
] as const)('%d %s is read as %i minor units, halves away from zero', (wire, currency, amount) => {
  expect(fromWire(wire, currency).amount).toBe(amount)
})

test('every amount of every currency converts to the wire and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.constantFrom(...currencies), (amount, currency) => {
      expect(fromWire(toWire(toMoney(amount, currency)), currency).amount).toBe(amount)
    }),
  )
})

test('amounts of two currencies are not summed', () => {
  const [euros, dollars] = [toMoney(150, 'EUR'), toMoney(150, 'USD')]
  expect(addMoney(euros, euros).amount).toBe(300)
  expect(subtractMoney(euros, toMoney(200, 'EUR')).amount).toBe(-50)
  expect(sumMoney([euros, euros, euros], 'EUR').amount).toBe(450)
  expect(sumMoney([], 'JPY')).toEqual({ amount: 0, currency: 'JPY' })
  expect(() => addMoney(euros, dollars)).toThrow(RangeError)
  expect(() => toMoney(0.5, 'EUR')).toThrow(RangeError)
})

test('multiplication rounds half up to whole minor units', () => {
  expect(multiplyMoney(toMoney(333, 'EUR'), 1.5).amount).toBe(500)
  expect(roundHalfUp(-0.4)).toBe(0)
  expect(roundHalfUp(2.5)).toBe(3)
})

test('percentages are exact where binary fractions are not', () => {
  expect(percentOf(1050, 1000)).toBe(105)
  expect(percentOf(5, 1000)).toBe(1)
  expect(percentOf(4, 1000)).toBe(0)
  expect(percentOf(9_007_199_254_740_991, 5000)).toBe(4_503_599_627_370_496)
  expect(scaleHalfUp(-5, 1, 2)).toBe(-3)
  expect(toPercent(1, 3)).toBe(33)
  expect(toPercent(0, 0)).toBe(0)
})

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [1, [5, 5], [1, 0]],
  [0, [3, 4], [0, 0]],
  [10, [0, 0], [0, 0]],
  [7, [3, 4], [3, 4]],
])('%i split over %j is %j', (total, weights, parts) => {
  expect(allocateByLargestRemainder(total, weights)).toEqual(parts)
})

test('parts sum to the total, differ from their fair share by less than one unit and never exceed their weight', () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 1e10 }), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(amounts, fc.double({ min: 0, max: 1, noNaN: true }), (weights, share) => {
      const sum = weights.reduce((a, b) => a + b, 0)
      const total = Math.floor(sum * share)
      const parts = allocateByLargestRemainder(total, weights)
      expect(parts.reduce((a, b) => a + b, 0)).toBe(total)
      for (const [index, part] of parts.entries()) {
        const weight = weights[index] ?? 0
        expect(part).toBeGreaterThanOrEqual(0)
        expect(part).toBeLessThanOrEqual(weight)
        expect(Math.abs(part - (sum === 0 ? 0 : (total / sum) * weight))).toBeLessThan(1.000001)
      }
    }),
  )
})
