import { expect, test } from 'vitest'
import { parseProductNumber } from './parse-product-number.ts'

test.each([
  ['LH41AD0B97', 'LH41AD0B97'],
  ['lh41ad0b97', 'LH41AD0B97'],
  ['  LH41AD0B97 ', 'LH41AD0B97'],
  ['LH41AD0B97-01-9', 'LH41AD0B97'],
  ['LH41AD0B97-2XL', 'LH41AD0B97'],
  ['sneakers', null],
  ['sneakers-red', null],
  ['LH41AD0', null],
  ['LH41AD0B97AB', null],
  ['LH41AD0B97 boots', null],
  ['', null],
])('the text %j has the product number %j [SRCH-01]', (text, number) => {
  expect(parseProductNumber(text)).toBe(number)
})
