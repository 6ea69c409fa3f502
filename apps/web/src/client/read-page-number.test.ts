import { expect, test } from 'vitest'
import { readPageNumber } from './read-page-number.ts'

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=2.9', 2],
  ['page=0', 1],
  ['page=-4', 1],
  ['page=x', 1],
  ['page=5000', 400],
])('the address ?%s names page %i of at most 400', (query, page) => {
  expect(readPageNumber(new URLSearchParams(query), 400)).toBe(page)
})
