import { expect, test } from 'vitest'
import { toBase32 } from './to-base32.ts'

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('RFC 4648, section 10: %j is %j', (text, expected) => {
  expect(toBase32(Buffer.from(text))).toBe(expected)
})
