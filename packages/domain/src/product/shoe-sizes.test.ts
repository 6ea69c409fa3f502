import { expect, test } from 'vitest'
import {
  compareSizes,
  convertShoeSize,
  formatShoeSize,
  listShoeSizes,
  parsePreferredShoeSize,
  sizeAudiences,
} from './shoe-sizes.ts'

test.each([
  ['men', '9', 'EU', '42.5'],
  ['men', '9', 'UK', '8'],
  ['men', '9', 'US', '9'],
  ['women', '8', 'EU', '39'],
  ['women', '8', 'UK', '5.5'],
  ['kids', '10C', 'EU', '27'],
  ['kids', '3Y', 'UK', '2.5'],
  ['men', 'M', 'EU', 'M'],
  ['men', '99', 'EU', '99'],
] as const)('%s US %s is %s %s [LOC-01]', (audience, size, system, expected) => {
  expect(convertShoeSize(size, audience, system)).toBe(expected)
})

test("shoe sizes have the locale's decimal sign [LOC-01]", () => {
  expect(formatShoeSize('9', { audience: 'men', system: 'EU', locale: 'de-de' })).toBe('42,5')
  expect(formatShoeSize('9.5', { audience: 'men', system: 'UK', locale: 'en-gb' })).toBe('8.5')
  expect(formatShoeSize('9.5', { audience: 'men', system: 'US', locale: 'fr-ca' })).toBe('9,5')
})

test.each(sizeAudiences)('for %s all sizes differ in every system, and EU sizes ascend', (audience) => {
  const sizes = listShoeSizes(audience)
  for (const system of ['US', 'UK', 'EU'] as const) {
    expect(new Set(sizes.map((size) => convertShoeSize(size, audience, system))).size).toBe(sizes.length)
  }
  const european = sizes.map((size) => Number(convertShoeSize(size, audience, 'EU')))
  expect(european).toEqual(european.toSorted((a, b) => a - b))
  expect(sizes.toReversed().toSorted(compareSizes)).toEqual(sizes)
})

test('letter sizes sort from small to large, unknown ones last', () => {
  expect(['XL', 'S', 'One size', 'XXS', 'M'].toSorted(compareSizes)).toEqual(['XXS', 'S', 'M', 'XL', 'One size'])
})

test.each([
  ['women-8.5', { audience: 'women', size: '8.5' }],
  ['kids-10C', { audience: 'kids', size: '10C' }],
  ['women-99', null],
  ['dogs-8', null],
  ['8.5', null],
  ['men-9-9', null],
])('the preferred shoe size %j is read as %j [ACC-13]', (text, expected) => {
  expect(parsePreferredShoeSize(text)).toEqual(expected)
})
