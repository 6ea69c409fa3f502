import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allocateByLargestRemainder } from './allocate.ts'
import { type Currency, currencies, isCurrency } from './currency.ts'
import { amountToWire, fromWire, subtractMoney, sumMoney, toMoney } from './money.ts'
import { percentOf, toPercent } from './percent.ts'
import { prorate } from './prorate.ts'
import { roundHalfUp, scaleHalfUp } from './round-half-up.ts'

const amount = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER })
const seed = { seed: 20_261_122 }
const total = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0)

describe('splitting an amount', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 2 ** 40 }), { minLength: 1, maxLength: 20 })

  test('a heavier part never gets less than a lighter one, wherever it stands', () => {
    fc.assert(
      fc.property(fc.nat(), weights, (whole, some) => {
        const parts = allocateByLargestRemainder(whole, some)
        const byWeight = some.map((weight, index) => ({ weight, part: parts[index] ?? -1 }))
        const sorted = byWeight.toSorted((a, b) => a.weight - b.weight || a.part - b.part)
        expect(sorted.map(({ part }) => part)).toEqual(parts.toSorted((a, b) => a - b))
      }),
      seed,
    )
  })

  test('the parts of the reversed list are the same but for ties', () => {
    fc.assert(
      fc.property(fc.nat(), fc.uniqueArray(fc.integer({ min: 1, max: 2 ** 30 }), { minLength: 1 }), (whole, some) => {
        const forward = allocateByLargestRemainder(whole, some)
        const backward = allocateByLargestRemainder(whole, some.toReversed()).toReversed()
        expect(total(backward)).toBe(total(forward))
        for (const [index, part] of forward.entries()) {
          expect(Math.abs(part - (backward[index] ?? -9))).toBeLessThanOrEqual(1)
        }
      }),
      seed,
    )
  })

  test('amounts whose products exceed the safe integers are split without losing a unit', () => {
    fc.assert(
      fc.property(amount, fc.array(amount, { minLength: 1, maxLength: 2 }), (whole, [first = 1, second = 0]) => {
        const some = [Math.floor(first / 2), Math.floor(second / 2)]
        const parts = allocateByLargestRemainder(whole, some)
        fc.pre(total(some) > 0)
        const exact = (BigInt(whole) * BigInt(some[0] ?? 0)) / BigInt(total(some))
        expect(BigInt(parts[0] ?? 0) - exact).toBeOneOf([0n, 1n])
        expect(BigInt(parts[0] ?? 0) + BigInt(parts[1] ?? 0)).toBe(BigInt(whole))
      }),
      seed,
    )
  })

  test.each([
    ['nothing among no one', 0, [], []],
    ['an amount among no one', 5, [], []],
    ['an amount among weights of 0', 5, [0, 0], [0, 0]],
    ['one unit among equal weights goes to the first', 1, [1, 1, 1], [1, 0, 0]],
    ['two units among equal weights go to the first two', 2, [7, 7, 7], [1, 1, 0]],
    ['a weight of 0 gets nothing beside others', 3, [0, 1, 0], [0, 3, 0]],
    ['the whole sum gives each its weight', 6, [1, 2, 3], [1, 2, 3]],
  ])('%s', (_, whole, some, parts) => {
    expect(allocateByLargestRemainder(whole, some)).toEqual(parts)
  })
})

describe('a part of equal pieces', () => {
  const pieces = fc.integer({ min: 1, max: 999_999 })

  test('pieces taken one after another differ by at most one unit and make up the amount', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 60 }), (whole, count) => {
        const upTo = Array.from({ length: count + 1 }, (_, part) => prorate(whole, part, count))
        const each = upTo.slice(1).map((value, index) => value - (upTo[index] ?? 0))
        expect([upTo[0], upTo.at(-1)]).toEqual([0, whole])
        expect(Math.max(...each) - Math.min(...each)).toBeLessThanOrEqual(1)
      }),
      seed,
    )
  })

  test('the share is the exact one rounded down, also beyond the safe integers', () => {
    fc.assert(
      fc.property(amount, pieces, fc.nat(), (whole, count, some) => {
        const part = some % (count + 1)
        expect(BigInt(prorate(whole, part, count))).toBe((BigInt(whole) * BigInt(part)) / BigInt(count))
      }),
      seed,
    )
  })
})

describe('rounding', () => {
  test.each([
    [0.49, 0],
    [0.5, 1],
    [1.5, 2],
    [2.5, 3],
    [-0.49, 0],
    [-0.5, -1],
    [-1.5, -2],
    [-2.4, -2],
    [0, 0],
  ])('%d rounds to %d, with halves away from zero', (value, rounded) => {
    expect(roundHalfUp(value)).toBe(rounded)
  })

  test('a scaled amount is the exact ratio with halves rounded up, for any safe integers', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 10_000 }), (whole, percent) => {
        const product = BigInt(whole) * BigInt(percent)
        const exact = (2n * product + 10_000n) / 20_000n
        expect(BigInt(percentOf(whole, percent))).toBe(exact)
        expect(scaleHalfUp(-whole, percent, 10_000)).toBe(exact === 0n ? 0 : -Number(exact))
      }),
      seed,
    )
  })

  test('a percentage and the rest to a hundred differ from the whole by the rounded half at most', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 0, max: 10_000 }), (whole, percent) => {
        const both = percentOf(whole, percent) + percentOf(whole, 10_000 - percent)
        expect(both - whole).toBeOneOf([0, 1])
        expect(percentOf(whole, percent)).toBeLessThanOrEqual(whole)
      }),
      seed,
    )
  })

  test.each([
    [0, 0, 0],
    [0, 7, 0],
    [7, 7, 100],
    [1, 200, 1],
    [1, 201, 0],
    [199, 200, 100],
    [198, 200, 99],
    [1, 3, 33],
    [2, 3, 67],
  ])('%d of %d are %d percent', (part, whole, percent) => {
    expect(toPercent(part, whole)).toBe(percent)
  })
})

describe('each currency', () => {
  const digitsOf: Readonly<Record<Currency, number>> = {
    ...{ AUD: 2, BHD: 3, CAD: 2, CHF: 2, CZK: 2, DKK: 2, EUR: 2, GBP: 2, HUF: 2, JPY: 0, KRW: 0, KWD: 3 },
    ...{ MXN: 2, NOK: 2, NZD: 2, PLN: 2, SEK: 2, TND: 3, USD: 2 },
  }

  test.each(currencies)(
    '%s has the digits of ISO 4217: half a minor unit rounds up, less than half down',
    (currency) => {
      const unit = 10 ** digitsOf[currency]
      expect(amountToWire(1, currency)).toBe(1 / unit)
      expect(fromWire(Number(`1e-${digitsOf[currency]}`), currency).amount).toBe(1)
      expect(fromWire(Number(`5e-${digitsOf[currency] + 1}`), currency).amount).toBe(1)
      expect(fromWire(Number(`4.9e-${digitsOf[currency] + 1}`), currency).amount).toBe(0)
      expect(fromWire(-1, currency).amount).toBe(-unit)
    },
  )

  test.each(['eur', 'XXX', '', 'toString', 'EUR '])('%j is no currency', (code) => {
    expect(isCurrency(code)).toBe(false)
  })

  test.each([
    ['a fraction', 0.5],
    ['no number', Number.NaN],
    ['infinity', Number.POSITIVE_INFINITY],
    ['more than the safe integers', Number.MAX_SAFE_INTEGER + 1],
  ])('money of %s is refused', (_, value) => {
    expect(() => toMoney(value, 'EUR')).toThrow(RangeError)
  })

  test('subtracting a sum of amounts one by one leaves 0, and never -0', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 })), (amounts) => {
        const some = amounts.map((value) => toMoney(value, 'SEK'))
        const left = some.reduce(subtractMoney, sumMoney(some, 'SEK'))
        expect(Object.is(left.amount, 0)).toBe(true)
      }),
      seed,
    )
  })
})
