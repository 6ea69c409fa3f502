import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planInstalments } from './plan-instalments.ts'

test.each([
  [12_000, 'USD', [4000, 4000, 4000]],
  [10_000, 'EUR', [3334, 3333, 3333]],
  [11_999, 'GBP', [4001, 3999, 3999]],
  [3499, 'EUR', null],
  [100_001, 'EUR', null],
  [12_000, 'JPY', null],
] as const)('%d %s is paid in %j [PAY-06]', (amount, currency, parts) => {
  expect(planInstalments(amount, currency)).toEqual(parts)
})

test('instalments sum to the amount exactly, and the first is the largest by at most two units [PAY-06]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 3500, max: 100_000 }), (amount) => {
      const parts = planInstalments(amount, 'EUR') ?? []
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount)
      expect(Math.max(...parts)).toBe(parts[0])
      expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(2)
    }),
  )
})
