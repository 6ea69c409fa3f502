import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addBit, countCommon, emptyBits } from './bitset.ts'
import { countValues, createValueLists, setValues } from './value-lists.ts'

test('values are counted as by looking at each product, also after products changed [SRCH-03]', () => {
  const drawValues = fc.subarray(['8', '9', '10', '11'])
  const drawChange = fc.record({ ordinal: fc.nat(19), values: drawValues })
  fc.assert(
    fc.property(fc.array(drawChange, { maxLength: 60 }), fc.uniqueArray(fc.nat(19)), (changes, asked) => {
      const lists = createValueLists(20)
      const products = new Map<number, readonly string[]>()
      for (const { ordinal, values } of changes) {
        setValues(lists, ordinal, values)
        products.set(ordinal, values)
      }
      const counts = countValues(lists, Uint32Array.from(asked))
      for (const value of ['8', '9', '10', '11'])
        expect(counts.get(value) ?? 0).toBe(asked.filter((one) => products.get(one)?.includes(value)).length)
    }),
  )
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
