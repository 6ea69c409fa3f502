import { expect, test } from 'vitest'
import { isWholeCode, judgeCodeTry, oneTimeCode, toCodeDigits } from './one-time-code.ts'

test.each([
  ['123456', '123456', true],
  [' 123 456 ', '123456', true],
  ['123-456', '123456', true],
  ['Code: 123456.', '123456', true],
  ['12345', '12345', false],
  ['1234567', '123456', true],
  ['abc', '', false],
  ['', '', false],
])('%j is read as the digits %j', (typed, digits, isWhole) => {
  expect(toCodeDigits(typed)).toBe(digits)
  expect(isWholeCode(digits)).toBe(isWhole)
})

test.each([
  ['a right code is taken', { isOpen: true, isTaken: true, tries: 1 }, { ok: true }],
  ['a right code at the last try is taken', { isOpen: true, isTaken: true, tries: oneTimeCode.tries }, { ok: true }],
  ['a wrong code may be tried again', { isOpen: true, isTaken: false, tries: 4 }, { ok: false, reason: 'wrong_code' }],
  [
    'the last wrong try spends the code',
    { isOpen: true, isTaken: false, tries: 5 },
    { ok: false, reason: 'code_spent' },
  ],
  [
    'an old, used or unknown code is spent',
    { isOpen: false, isTaken: false, tries: 0 },
    { ok: false, reason: 'code_spent' },
  ],
])('%s', (_, given, expected) => {
  expect(judgeCodeTry(given)).toEqual(expected)
})
