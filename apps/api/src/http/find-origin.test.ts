import { expect, test } from 'vitest'
import { findOrigin } from './find-origin.ts'

test.each([
  ['https://shop.test', 'https://shop.test'],
  ['https://shop.test:8443', 'https://shop.test:8443'],
  ['https://shop.test/path', 'https://shop.test'],
  ['null', 'https://own.test'],
  ['shop.test', 'https://own.test'],
  ['capacitor://localhost', 'https://own.test'],
  ['', 'https://own.test'],
  [undefined, 'https://own.test'],
])('a page that calls from %j is of %s', (origin, expected) => {
  expect(findOrigin({ origin }, 'https://own.test/fr')).toBe(expected)
})
