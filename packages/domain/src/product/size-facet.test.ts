import { expect, test } from 'vitest'
import { compareSizeValues, isListedSize, listSizeValues, parseSizeValue, sizeGroupOf } from './size-facet.ts'

test.each([
  ['8', 'women', ['8', '8-women']],
  ['10.5', 'men', ['10.5', '10.5-men']],
  ['8', null, ['8']],
  ['M', 'women', ['M']],
  ['2Y', 'kids', ['2Y']],
] as const)('the size %s for %s has the facet values %j [SRCH-03]', (size, audience, values) => {
  expect(listSizeValues(size, audience)).toEqual(values)
  expect(values.map((value) => parseSizeValue(value).size)).toEqual(values.map(() => size))
})

test('sizes of a mixed list are clothes, shoes by wearer and one size, each in ascending order [SRCH-03]', () => {
  const values = ['OS', '10-men', 'XL', '1Y', '10C', '5-women', 'XS', '9-men', '10-women', '8']
  const sorted = values.toSorted((a, b) => compareSizeValues(a, b, null))
  expect(sorted).toEqual(['XS', 'XL', '5-women', '10-women', '8', '9-men', '10-men', '10C', '1Y', 'OS'])
  expect(sorted.map((value) => sizeGroupOf(value, null))).toEqual([
    ...['clothes', 'clothes', 'women', 'women', 'men', 'men', 'men', 'kids', 'kids', 'oneSize'],
  ])
})

test('numbers carry their wearer only in a list for several of them [SRCH-03]', () => {
  const values = ['M', '8', '8-women', '2Y']
  expect(values.filter((value) => isListedSize(value, true))).toEqual(['M', '8-women', '2Y'])
  expect(values.filter((value) => isListedSize(value, false))).toEqual(['M', '8', '2Y'])
})
