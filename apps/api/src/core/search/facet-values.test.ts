import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addBit, countCommon, emptyBits } from './bitset.ts'
import { createFacetValues, createValueCounter, setValues } from './facet-values.ts'

test('values of facets are counted as by looking at each product, also after products changed [SRCH-03]', () => {
  const drawChange = fc.record({
    ordinal: fc.nat(9),
    size: fc.subarray(['8', '9', '10', '11']),
    gender: fc.subarray(['women', 'men']),
    width: fc.subarray(['wide']),
  })
  fc.assert(
    fc.property(fc.array(drawChange, { maxLength: 200 }), fc.uniqueArray(fc.nat(9)), (changes, asked) => {
      const known = createFacetValues(10)
      const products = new Map<number, Readonly<Record<'size' | 'gender' | 'width', readonly string[]>>>()
      for (const { ordinal, ...values } of changes) {
        setValues(known, ordinal, { ...values, store: ['1'] })
        products.set(ordinal, values)
      }
      const bits = emptyBits(10)
      for (const ordinal of asked) addBit(bits, ordinal)
      const countBy = createValueCounter(known)
      for (const [facet, listed] of [
        ['size', ['8', '9', '10', '11']],
        ['gender', ['women', 'men']],
        ['width', ['wide']],
      ] as const)
        for (const value of listed) {
          const counted = countBy(facet, bits)?.get(value) ?? 0
          expect(counted).toBe(asked.filter((one) => products.get(one)?.[facet].includes(value)).length)
        }
      expect(countBy('store', bits)).toBeNull()
    }),
  )
})

test('combinations that no product has any more take no further room', () => {
  const known = createFacetValues(2)
  for (let turn = 0; turn < 1000; turn += 1) setValues(known, 0, { size: [`${turn}`], width: [`${turn}`] })
  expect(known.map(({ length, numbers }) => [length, numbers.size])).toEqual([
    [3, 2],
    [1, 1],
    [3, 2],
  ])
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
