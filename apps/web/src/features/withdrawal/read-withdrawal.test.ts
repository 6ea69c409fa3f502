import { expect, test } from 'vitest'
import { emptyWithdrawal, findWithdrawalProblems, readWithdrawal } from './read-withdrawal.ts'

test('a posted form is read without blanks around its texts, and cut to the lengths of the call', () => {
  const form = new URLSearchParams({ name: ' Ada Byron ', contract: 'L'.repeat(200), email: 'ada@example.com' })
  expect(readWithdrawal(form)).toEqual({
    name: 'Ada Byron',
    contract: 'L'.repeat(80),
    email: 'ada@example.com',
    goods: '',
  })
})

test('name, contract and a valid email are needed, goods are not', () => {
  expect(findWithdrawalProblems(emptyWithdrawal)).toEqual({
    name: 'validation.required',
    contract: 'validation.required',
    email: 'validation.required',
  })
  const filled = { name: 'Ada', contract: 'LHH-8PQ-WBT8', email: 'ada@', goods: '' }
  expect(findWithdrawalProblems(filled)).toEqual({ email: 'validation.email' })
  expect(findWithdrawalProblems({ ...filled, email: 'ada@example.com' })).toEqual({})
})
