import { expect, test } from 'vitest'
import { days } from '../time/durations.ts'
import { planSignInTry, signInLock } from './plan-sign-in-try.ts'
import { planTokenRotation, rotationGrace } from './plan-token-rotation.ts'

test.each([
  [1, true, null],
  [3, true, null],
  [4, true, 'one_try_left'],
  [5, true, 'locked_now'],
  [6, false, 'locked'],
  [500, false, 'locked'],
] as const)(
  'attempt %i in a row checks the password: %s, and is refused as %s [AUTH-07]',
  (number, mayTry, refusal) => {
    expect(planSignInTry(number)).toEqual({ mayTry, refusal })
    expect(signInLock.tries).toBe(5)
  },
)

const now = Date.UTC(2026, 10, 20)
const fresh = {
  rotatedAt: null,
  expiresAt: now + days(30),
  tokenFamilyExpiresAt: now + days(30),
  tokenFamilyRevokedAt: null,
}

test.each([
  ['a fresh token', {}, 'rotate'],
  ['an expired token', { expiresAt: now }, 'refuse'],
  ['a token of an expired family', { tokenFamilyExpiresAt: now }, 'refuse'],
  ['a token of an ended family', { tokenFamilyRevokedAt: now - 1 }, 'refuse'],
  ['a token that another tab has just used', { rotatedAt: now - rotationGrace }, 'rotate'],
  ['a token that was used before', { rotatedAt: now - rotationGrace - 1 }, 'revoke'],
  ['a used token of an ended family', { rotatedAt: 1, tokenFamilyRevokedAt: 2 }, 'refuse'],
] as const)('the decision for %s is %s [AUTH-10]', (_, changes, rotation) => {
  expect(planTokenRotation({ ...fresh, ...changes }, now)).toBe(rotation)
})
