import { days } from '@lacehouse/domain/time/durations'
import { expect, test } from 'vitest'
import { addBit, emptyBits } from './bitset.ts'
import { createListRating, createRating, sumParts } from './rate-products.ts'

const now = days(1000)

const rate = (product: { available?: number; popularity?: number; publishedAt?: number }, mostPopular = 1000) => {
  const { available = 0, popularity = 0, publishedAt = 0 } = product
  const columns = {
    available: Uint8Array.of(available),
    popularity: Float64Array.of(popularity),
    publishedAt: Float64Array.of(publishedAt),
  }
  return createRating(columns, { now, mostPopular, inMySize: null, boostOf: null })
}

test.each([
  { age: -days(1), points: 2 },
  { age: 0, points: 2 },
  { age: days(45), points: 1 },
  { age: days(81), points: 0.2 },
  { age: days(90), points: 0 },
  { age: days(91), points: 0 },
])('newness falls from 2 points to none within 90 days: after $age ms $points', ({ age, points }) => {
  const { newness, ...others } = rate({ publishedAt: now - age }).toParts(0)
  expect(newness).toBeCloseTo(points)
  expect(others).toEqual({ available: 0, size: 0, popularity: 0, boost: 0 })
})

test('popularity is measured by the most popular product, and what can be bought counts more than all of it', () => {
  expect(rate({ popularity: 1000 }).toParts(0).popularity).toBe(4)
  expect(rate({ popularity: 250 }).toParts(0).popularity).toBe(1)
  expect(rate({ popularity: 250 }, 250).toParts(0).popularity).toBe(4)
  const [sold, bought] = [rate({ popularity: 1000, publishedAt: now }), rate({ available: 1 })]
  expect([sold.rate(0), bought.rate(0)]).toEqual([6, 12])
})

test('a size of the shopper and the rules of a merchant add their points, and the parts sum to the score', () => {
  const inMySize = emptyBits(2)
  addBit(inMySize, 1)
  const columns = {
    available: Uint8Array.of(1, 1),
    popularity: Float64Array.of(0, 500),
    publishedAt: Float64Array.of(0, 0),
  }
  const rating = createListRating(
    { ...columns, asOf: now, mostPopular: 1000 },
    { inMySize, boostOf: (ordinal) => (ordinal === 0 ? -50 : 0) },
  )
  expect(rating.toParts(0)).toEqual({ available: 12, size: 0, popularity: 0, newness: 0, boost: -50 })
  expect(rating.toParts(1)).toEqual({ available: 12, size: 8, popularity: 2, newness: 0, boost: 0 })
  expect([rating.rate(0), rating.rate(1)]).toEqual([-38, 22])
  expect(sumParts({ text: 100, ...rating.toParts(0) })).toBe(62)
})
