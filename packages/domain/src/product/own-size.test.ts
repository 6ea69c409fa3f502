import { expect, test } from 'vitest'
import { isOwnSize, listOwnSizeValues } from './own-size.ts'

const sizes = { 'footwear-women': '8.5', 'apparel-women': 'M', 'footwear-kids': '13C' }

test('own sizes are values of the size facet, shoe numbers with their wearers [CAT-05]', () => {
  expect(listOwnSizeValues(sizes)).toEqual(['13C', '8.5-women', 'M'])
  expect(listOwnSizeValues({})).toEqual([])
})

test.each([
  ['8.5-women', undefined, true],
  ['8.5-men', undefined, false],
  ['8.5', 'women', true],
  ['8.5', 'men', false],
  ['8.5', undefined, false],
  ['9', 'women', false],
  ['M', undefined, true],
  ['L', 'women', false],
  ['13C', undefined, true],
])('the value %s in a list for %s is the shopper’s own: %s [CAT-05]', (value, audience, isOwn) => {
  expect(isOwnSize(value, audience, sizes)).toBe(isOwn)
})
