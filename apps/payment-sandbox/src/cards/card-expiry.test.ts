import { expect, test } from 'vitest'
import { findExpiryProblem, formatExpiry, parseExpiry } from './card-expiry.ts'

test.each([
  ['12 / 30', { month: 12, year: 2030 }],
  ['12/2030', { month: 12, year: 2030 }],
  ['1230', { month: 12, year: 2030 }],
  ['2030-12', { month: 12, year: 2030 }],
  ['1/30', { month: 1, year: 2030 }],
  ['12', null],
  ['', null],
  ['abc', null],
])('%j means %j', (typed, expiry) => {
  expect(parseExpiry(typed)).toEqual(expiry)
})

test.each([
  ['1', '1'],
  ['4', '04 / '],
  ['12', '12 / '],
  ['123', '12 / 3'],
  ['1/', '01 / '],
  ['1/3', '01 / 3'],
  ['2030-12', '12 / 30'],
  ['12/2030', '12 / 30'],
  ['12 / 30', '12 / 30'],
])('%j is shown as %j while it is typed', (typed, shown) => {
  expect(formatExpiry(typed)).toBe(shown)
})

test('the slash disappears when it is deleted', () => {
  expect(formatExpiry('12 /', true)).toBe('12')
})

test.each([
  ['', 'expiry_required'],
  ['12', 'expiry_incomplete'],
  ['13 / 30', 'expiry_invalid'],
  ['00 / 30', 'expiry_invalid'],
  ['12 / 60', 'expiry_invalid'],
  ['10 / 26', 'expiry_past'],
  ['11 / 26', null],
  ['12 / 26', null],
])('on 20 November 2026 %j has the problem %s', (typed, problem) => {
  expect(findExpiryProblem(typed, new Date('2026-11-20T12:00:00Z'))).toBe(problem)
})
