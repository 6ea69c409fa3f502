import { expect, test } from 'vitest'
import { formatInterests, parseInterests } from './interests.ts'

test.each([
  ['', []],
  ['running', ['running']],
  ['outdoor|running|running|', ['running', 'outdoor']],
  ['running|sailing', null],
  ['running,outdoor', null],
])('the interests %j are read as %j [ACC-13]', (text, expected) => {
  expect(parseInterests(text)).toEqual(expected)
})

test('interests are written with pipes, without those that the shop no longer has [ACC-13]', () => {
  expect(formatInterests(['outdoor', 'sailing', 'running'])).toBe('running|outdoor')
})
