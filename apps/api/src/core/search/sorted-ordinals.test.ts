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
