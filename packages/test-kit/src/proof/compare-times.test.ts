import { expect, test } from 'vitest'
import { compareTimes } from './compare-times.ts'
import { percentile } from './percentile.ts'

/** A hundred times, ninety of 1 ms and ten of `slow`. */
const times = (slow: number) => Array.from({ length: 100 }, (_, nth) => (nth < 90 ? 1 : slow))

test.each([
  [[], 0],
  [[7], 7],
  [[3, 1, 2], 3],
  [Array.from({ length: 100 }, (_, nth) => 100 - nth), 95],
])('the 95th percentile of %j is %i', (figures, found) => {
  expect(percentile(figures, 0.95)).toBe(found)
})

test.each([
  ['twice the quiet time holds', 40, 80, true],
  ['more than twice the quiet time fails', 40, 81, false],
  ['50 ms hold beside a quicker quiet time', 4, 50, true],
  ['51 ms beside a quicker quiet time fail', 4, 51, false],
])('%s', (_, quiet, busy, holds) => {
  expect(compareTimes(times(quiet), times(busy))).toEqual({ quiet, busy, most: Math.max(2 * quiet, 50), holds })
})

test.each([
  ['before', [5, 5], times(5)],
  ['beside', times(5), [5, 5]],
])('too few times %s the attack prove nothing', (_, quiet, busy) => {
  expect(compareTimes(quiet, busy).holds).toBe(false)
})
