import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addBit, countBits, eachBit, emptyBits, listBits } from './bitset.ts'
import { selectLeast } from './select-least.ts'
import { insertOrdinal, removeOrdinal, sortOrdinals } from './sorted-ordinals.ts'

test('ordinals stay sorted by value, then by ordinal, while some come and go', () => {
  const changes = fc.array(fc.record({ ordinal: fc.nat(40), value: fc.nat(5) }), { maxLength: 120 })
  fc.assert(
    fc.property(changes, (all) => {
      const values = new Map<number, number>()
      const compare = (a: number, b: number): number => (values.get(a) ?? 0) - (values.get(b) ?? 0) || a - b
      const sorted = sortOrdinals(new Uint32Array(0), 64, compare)
      for (const { ordinal, value } of all) {
        if (values.has(ordinal)) removeOrdinal(sorted, ordinal, compare)
        values.delete(ordinal)
        if (value === 0) continue
        values.set(ordinal, value)
        insertOrdinal(sorted, ordinal, compare)
      }
      const expected = [...values.keys()].sort(compare)
      expect([...sorted.entries.subarray(0, sorted.length)]).toEqual(expected)
    }),
  )
})

test('an ordinal that the list does not have is not removed, whether it would stand between others or last', () => {
  const compare = (a: number, b: number): number => a - b
  const sorted = sortOrdinals(Uint32Array.of(6, 2, 4), 8, compare)
  for (const absent of [1, 3, 7]) removeOrdinal(sorted, absent, compare)
  expect([...sorted.entries.subarray(0, sorted.length)]).toEqual([2, 4, 6])
  removeOrdinal(sorted, 6, compare)
  removeOrdinal(sorted, 6, compare)
  expect([...sorted.entries.subarray(0, sorted.length)]).toEqual([2, 4])
})

test('the least of some numbers are those that a whole sort puts first', () => {
  const numbers = fc.uniqueArray(fc.integer({ min: -100_000, max: 100_000 }), { maxLength: 1500 })
  fc.assert(
    fc.property(numbers, fc.nat(300), (all, most) => {
      const expected = all.toSorted((a, b) => a - b).slice(0, most)
      expect([...selectLeast(Float64Array.from(all), most)]).toEqual(expected)
    }),
  )
})

test('a set of bits lists and counts its numbers in ascending order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(500), { maxLength: 100 }), (numbers) => {
      const bits = emptyBits(501)
      for (const number of numbers) addBit(bits, number)
      const visited: number[] = []
      eachBit(bits, (number) => visited.push(number))
      const expected = numbers.toSorted((a, b) => a - b)
      expect([[...listBits(bits)], visited, countBits(bits)]).toEqual([expected, expected, expected.length])
    }),
  )
})

test('numbers that are equal are each selected, and of a long list only as many as asked for', () => {
  const descending = Float64Array.from({ length: 2000 }, (_, at) => 2000 - at)
  expect([...selectLeast(descending, 3)]).toEqual([1, 2, 3])
  expect([...selectLeast(descending.toReversed(), 3)]).toEqual([1, 2, 3])
  expect([...selectLeast(new Float64Array(2000), 2)]).toEqual([0, 0])
  expect([...selectLeast(Float64Array.of(2, 1, 1), 5)]).toEqual([1, 1, 2])
  expect([...selectLeast(descending, 0)]).toEqual([])
})
