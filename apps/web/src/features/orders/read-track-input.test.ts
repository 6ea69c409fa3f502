import { expect, test } from 'vitest'
import { emptyTrackInput, findTrackProblems, readTrackInput } from './read-track-input.ts'

test('a posted form is read without blanks around its texts, and cut to the lengths of the call [ACC-06]', () => {
  const form = new URLSearchParams({ orderNumber: ` 7kq-${'2'.repeat(60)}`, email: ' ada@example.com ' })
  expect(readTrackInput(form)).toEqual({ orderNumber: `7kq-${'2'.repeat(36)}`, email: 'ada@example.com' })
  expect(readTrackInput(new URLSearchParams())).toEqual(emptyTrackInput)
})

test('number and a valid email are needed to track an order [ACC-06]', () => {
  expect(findTrackProblems(emptyTrackInput)).toEqual({
    orderNumber: 'validation.required',
    email: 'validation.required',
  })
  expect(findTrackProblems({ orderNumber: '7KQ-2M4-XB9C', email: 'ada@' })).toEqual({ email: 'validation.email' })
  expect(findTrackProblems({ orderNumber: '7KQ-2M4-XB9C', email: 'ada@example.com' })).toEqual({})
})
