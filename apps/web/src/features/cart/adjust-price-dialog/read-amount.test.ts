import { expect, test } from 'vitest'
import { readAmount } from './read-amount.ts'

test.each([
  ['5', 5],
  ['5.5', 5.5],
  [' 12,50 ', 12.5],
  ['0', null],
  ['-5', null],
  ['1.234', null],
  ['five', null],
  ['', null],
])('%j is read as the amount %s [CART-18]', (text, amount) => {
  expect(readAmount(text)).toBe(amount)
})
