import { expect, test } from 'vitest'
import { isQuantity } from './is-quantity.ts'

test.each([1, 99, 999_999])('%d is a quantity [CART-05]', (qty) => {
  expect(isQuantity(qty)).toBe(true)
})

test.each([0, -1, 1.5, 1_000_000, 1e15, Number.NaN, Number.POSITIVE_INFINITY])(
  '%d is not a quantity [CART-05]',
  (qty) => {
    expect(isQuantity(qty)).toBe(false)
  },
)
