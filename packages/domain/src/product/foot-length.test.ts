import { expect, test } from 'vitest'
import { findFootLength, findShoeSize } from './foot-length.ts'
import { listShoeSizes, sizeAudiences } from './shoe-sizes.ts'

test.each([
  ['9', 'men', 270],
  ['8', 'women', 250],
  ['10C', 'kids', 160],
  ['13.5C', 'kids', 195],
  ['1Y', 'kids', 200],
  ['30', 'men', null],
] as const)('the US size %s of %s fits a foot of %s millimetres [CAT-05]', (size, audience, length) => {
  expect(findFootLength(size, audience)).toBe(length)
})

test('each larger size fits a foot that is five millimetres longer [CAT-05]', () => {
  for (const audience of sizeAudiences) {
    const lengths = listShoeSizes(audience).map((size) => findFootLength(size, audience) ?? 0)
    for (const [at, length] of lengths.slice(1).entries()) expect(length - (lengths[at] ?? 0)).toBe(5)
  }
})

test.each([
  [270, 'men', '9'],
  [271, 'men', '9.5'],
  [268, 'men', '9'],
  [197, 'kids', '1Y'],
  [120, 'men', null],
  [400, 'women', null],
] as const)('a foot of %s millimetres of %s takes the US size %s [CAT-05]', (length, audience, size) => {
  expect(findShoeSize(length, audience)).toBe(size)
})
