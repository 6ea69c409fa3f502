import { expect, test } from 'vitest'
import { days } from '../time/durations.ts'
import { planSignInTry, signInLock } from './plan-sign-in-try.ts'
import { planTokenRotation, rotationGrace, toRefreshEnd } from './plan-token-rotation.ts'

test.each([
  [1, true, null],
  [3, true, null],
  [4, true, 'one_try_left'],
  [5, true, 'locked_now'],
  [6, false, 'locked'],
  [500, false, 'locked'],
] as const)('attempt %i in a row checks the password: %s, and is refused as %s [AUTH-07]', (pair, mayTry, refusal) => {
  const tries = { pair, account: null, network: null }
  expect(planSignInTry(tries, false)).toEqual({ mayTry, refusal })
  expect(signInLock.tries).toBe(5)
})

test.for([
  ['five failures of the account', { account: 5, network: 1 }, false, null],
  ['six failures of the account', { account: 6, network: 1 }, false, 'proof_needed'],
  ['six failures of the account, solved', { account: 6, network: 1 }, true, null],
  ['ten failures of the network', { account: 1, network: 10 }, false, null],
  ['eleven failures of the network', { account: 1, network: 11 }, false, 'proof_needed'],
  ['a thousand failures of the network, solved', { account: 1, network: 1000 }, true, null],
  ['fifty failures of the account, solved', { account: 50, network: 1 }, true, null],
  ['more failures of the account, solved', { account: 51, network: 1 }, true, 'locked'],
] as const)(
  'the first try of a network after %s is decided by failures elsewhere [AUTH-07]',
  ([_name, elsewhere, isSolved, refusal]) => {
    const mayTry = refusal === null
    expect(planSignInTry({ pair: 1, ...elsewhere }, isSolved)).toEqual({ mayTry, refusal })
  },
)

const now = Date.UTC(2026, 10, 20)
const fresh = {
  rotatedAt: null,
  expiresAt: now + days(30),
  tokenFamilyExpiresAt: now + days(30),
  tokenFamilyEndsAt: now + days(90),
  tokenFamilyRevokedAt: null,
}

test.each([
  ['a fresh token', {}, 'rotate'],
  ['an expired token', { expiresAt: now }, 'refuse'],
  ['a token of an expired family', { tokenFamilyExpiresAt: now }, 'refuse'],
  ['a token of an ended family', { tokenFamilyRevokedAt: now - 1 }, 'refuse'],
  ['a token of a family past its absolute end', { tokenFamilyEndsAt: now }, 'refuse'],
  ['a token that another tab has just used', { rotatedAt: now - rotationGrace }, 'repeat'],
  ['a token that an instance with a later clock has just used', { rotatedAt: now + rotationGrace }, 'repeat'],
  ['a token that was used before the clock was set back', { rotatedAt: now + rotationGrace + 1 }, 'revoke'],
  ['a token that was used before', { rotatedAt: now - rotationGrace - 1 }, 'revoke'],
  ['a used token of an ended family', { rotatedAt: 1, tokenFamilyRevokedAt: 2 }, 'refuse'],
] as const)('the decision for %s is %s [AUTH-10]', (_, changes, rotation) => {
  expect(planTokenRotation({ ...fresh, ...changes }, now)).toBe(rotation)
})

test('a refresh token lasts 30 days, and not longer than its sign-in [AUTH-10]', () => {
  expect(toRefreshEnd(now, now + days(90))).toBe(now + days(30))
  expect(toRefreshEnd(now + days(75), now + days(90))).toBe(now + days(90))
})
