import { expect, test } from 'vitest'
import { type CompletionStep, findFirstStep, findNextStep, findStepAfterSignUp } from './enrolment-step.ts'

const complete = { hasPhone: true, hasDetails: true, hasInterests: true, isMember: true }

test.each([
  ['a guest', null, 'look-up'],
  ['an account without a phone', { ...complete, hasPhone: false }, 'mobile'],
  ['an account with a phone', complete, 'profile'],
])('%s begins at the step %3$s [REG-01]', (_, enrolling, expected) => {
  expect(findFirstStep(enrolling)).toBe(expected)
})

test('after the sign-up a member is welcomed, and another account is asked to join [REG-01]', () => {
  expect(findStepAfterSignUp({ isMember: true })).toBe('welcome')
  expect(findStepAfterSignUp({ isMember: false })).toBe('non-loyalty')
})

const listSteps = (first: CompletionStep, account: typeof complete): CompletionStep[] =>
  first === 'success' ? [first] : [first, ...listSteps(findNextStep(first, account), account)]

test.each([
  [
    'nothing is known of a member',
    { hasPhone: false, hasDetails: false, hasInterests: false, isMember: true },
    ['non-loyalty', 'welcome', 'mobile', 'profile', 'interests', 'success'],
  ],
  [
    'the account did not join',
    { hasPhone: false, hasDetails: false, hasInterests: false, isMember: false },
    ['non-loyalty', 'mobile', 'profile', 'interests', 'success'],
  ],
  ['everything is known', complete, ['non-loyalty', 'welcome', 'success']],
  [
    'only interests are missing',
    { ...complete, hasInterests: false },
    ['non-loyalty', 'welcome', 'interests', 'success'],
  ],
])('where %s, the steps are those that ask for something [REG-01]', (_, account, expected) => {
  expect(listSteps('non-loyalty', account)).toEqual(expected)
})

test('the last step stays the last', () => {
  expect(findNextStep('success', complete)).toBe('success')
})
