import { expect, test } from 'vitest'
import { readPriceRange } from './read-price-range.ts'

test.each([
  ['', '', null],
  ['50', '', { min: 50, max: null }],
  ['', ' 120 ', { min: null, max: 120 }],
  ['120', '50', { min: 50, max: 120 }],
  ['49,95', '80.00', { min: 49, max: 80 }],
  ['cheap', '80', { min: null, max: 80 }],
])('%j to %j is read as %j [SRCH-01]', (minimum, maximum, range) => {
  expect(readPriceRange(minimum, maximum)).toEqual(range)
})
