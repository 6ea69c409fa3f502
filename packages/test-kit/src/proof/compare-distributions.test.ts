import { expect, test } from 'vitest'
import { compareDistributions } from './compare-distributions.ts'
import { createDraw } from './draw-seed.ts'

/** Times around 10 ms, one in ten of them a hundred times as long. */
const drawTimes = (seed: number, shift = 0): number[] => {
  const draw = createDraw(seed)
  return Array.from({ length: 300 }, () => (draw(10) === 0 ? 1000 : 10) + draw(1000) / 1000 + shift)
}

test.each([
  [[1, 2, 3], [4, 5, 6], 1, 3],
  [[4, 5, 6], [1, 2, 3], 0, -3],
  [[1, 2], [1, 2], 0.5, 0],
  [[], [1], 0.5, 0],
])('of %j and %j the share is %d and the shift %d', (first, second, share, shift) => {
  const compared = compareDistributions(first, second)
  expect([compared.share, compared.shift]).toEqual([share, shift])
})

test('two lists of one distribution do not count as different, whatever their longest times are', () => {
  const compared = compareDistributions(drawTimes(1), drawTimes(2))
  expect(Math.abs(compared.deviations)).toBeLessThan(4)
  expect(Math.abs(compared.shift)).toBeLessThan(0.1)
})

test('a shift of a quarter of a millisecond is found among much longer times', () => {
  const compared = compareDistributions(drawTimes(1), drawTimes(2, 0.25))
  expect(compared.deviations).toBeGreaterThan(4)
  expect(compared.shift).toBeCloseTo(0.25, 1)
})
