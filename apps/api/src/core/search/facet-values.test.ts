import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addBit, countCommon, emptyBits } from './bitset.ts'
import { countCombinations, countValues, createFacetValues, setValues } from './facet-values.ts'

test('values of two facets are counted as by looking at each product, also after products changed [SRCH-03]', () => {
  const drawChange = fc.record({
    ordinal: fc.nat(9),
    size: fc.subarray(['8', '9', '10', '11']),
    color: fc.subarray(['red', 'blue']),
  })
  fc.assert(
    fc.property(fc.array(drawChange, { maxLength: 200 }), fc.uniqueArray(fc.nat(9)), (changes, asked) => {
      const known = createFacetValues(10)
      const products = new Map<number, { size: readonly string[]; color: readonly string[] }>()
      for (const { ordinal, size, color } of changes) {
        setValues(known, ordinal, { size, color, store: ['1'] })
        products.set(ordinal, { size, color })
      }
      const combinations = countCombinations(known, Uint32Array.from(asked))
      for (const [facet, values] of [
        ['size', ['8', '9', '10', '11']],
        ['color', ['red', 'blue']],
      ] as const)
        for (const value of values) {
          const counted = countValues(known, facet, combinations)?.get(value) ?? 0
          expect(counted).toBe(asked.filter((one) => products.get(one)?.[facet].includes(value)).length)
        }
      expect(countValues(known, 'store', combinations)).toBeNull()
    }),
  )
})

test('combinations that no product has any more take no further room', () => {
  const known = createFacetValues(2)
  for (let turn = 0; turn < 1000; turn += 1) setValues(known, 0, { size: [`${turn % 2}`], color: [`${turn}`] })
  expect([known.length, known.numbers.size]).toEqual([3, 2])
})

test('the numbers that two sets share are counted for sets of any size', () => {
  const drawSet = fc.uniqueArray(fc.nat(999))
  fc.assert(
    fc.property(drawSet, drawSet, fc.integer({ min: 1, max: 1000 }), (first, second, size) => {
      const toSet = (numbers: readonly number[]) => {
        const bits = emptyBits(size)
        for (const number of numbers) if (number < size) addBit(bits, number)
        return bits
      }
      const shared = first.filter((number) => number < size && second.includes(number))
      expect(countCommon(toSet(first), toSet(second))).toBe(shared.length)
    }),
  )
})
