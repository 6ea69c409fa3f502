import { expect, test } from 'vitest'
import { blendPopularity } from './blend-popularity.ts'

test.each([
  ['nothing is known', { given: 0, mostGiven: 0, seen: 0, mostSeen: 0 }, 0],
  ['the merchant alone says something', { given: 30, mostGiven: 60, seen: 0, mostSeen: 0 }, 250],
  ['one order came to a new shop', { given: 0, mostGiven: 60, seen: 8, mostSeen: 8 }, 69],
  ['a shop without measures is well visited', { given: 0, mostGiven: 0, seen: 950, mostSeen: 950 }, 475],
  ['both say the most', { given: 60, mostGiven: 60, seen: 9950, mostSeen: 9950 }, 998],
  ['a later measure is larger than any before', { given: 90, mostGiven: 60, seen: 0, mostSeen: 0 }, 500],
  ['the merchant puts a product down', { given: -5, mostGiven: 60, seen: 0, mostSeen: 0 }, 0],
])('a product’s popularity when %s', (_, popularity, points) => {
  expect(blendPopularity(popularity)).toBe(points)
})
