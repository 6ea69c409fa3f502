import { expect, test } from 'vitest'
import { makeCaseNumber, parseCaseNumber } from './support-case.ts'

test('a case number has ten signs, and is read in any case of letters [ACC-12]', () => {
  let next = 0
  const number = makeCaseNumber((below) => next++ % below)
  expect(number).toBe('C-23456789AB')
  expect(parseCaseNumber(` ${number.toLowerCase()} `)).toBe(number)
})

test.each([[''], ['C-'], ['C-2345'], ['C-23456789A0'], ['C-23456789AI'], ['23456789AB'], ["C-23456789A'"]])(
  '%j is no case number [ACC-12]',
  (text) => {
    expect(parseCaseNumber(text)).toBeNull()
  },
)
