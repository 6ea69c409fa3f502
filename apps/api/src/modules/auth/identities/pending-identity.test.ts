import { createHash } from 'node:crypto'
import { minutes } from '@lacehouse/domain/time/durations'
import { expect, test } from 'vitest'
import { readConfig } from '../../../config.ts'
import { findWaitingIdentity, makeIdentityToken, type WaitingIdentity } from './pending-identity.ts'

const start = Date.parse('2026-11-20T10:00:00Z')
const config = readConfig({})
const codeVerifier = 'the verifier of the tab that began the sign-in'
const challenge = createHash('sha256').update(codeVerifier).digest('base64url')
const identity = {
  ...{ providerId: 'acme', issuer: 'https://id.acme.test', subject: 'ada' },
  ...{ email: 'ada@example.com', isEmailVerified: true },
}
const make = (own: Partial<Pick<WaitingIdentity, 'email' | 'isEmailVerified'>> = {}, codeChallenge = challenge) =>
  makeIdentityToken({ config, now: () => start }, { ...identity, ...own }, codeChallenge)
const find = (identityToken: string, now = start, verifier = codeVerifier) =>
  findWaitingIdentity({ config, now: () => now }, { identityToken, codeVerifier: verifier })

test.each([
  ['a verified mailbox', {}],
  ['a mailbox that is not verified', { isEmailVerified: false }],
  ['no mailbox', { email: null, isEmailVerified: false }],
])('an identity with %s waits with everything that the provider said', (_, own) => {
  expect(find(make(own))).toEqual({ ...identity, ...own })
})

test('an identity waits for half an hour', () => {
  const token = make()
  expect(find(token, start + minutes(30) - 1)).toEqual(identity)
  expect(find(token, start + minutes(30))).toBeNull()
})

test('an identity is for the tab that has the verifier, and for no token but the shop’s own [AUTH-13]', () => {
  const token = make()
  expect(find(token, start, `${codeVerifier}.`)).toBeNull()
  expect(find(make({}, 'short'))).toBeNull()
  expect(find(token.slice(0, -2))).toBeNull()
  const other = makeIdentityToken({ config: readConfig({}), now: () => start }, identity, challenge)
  expect(find(other)).toBeNull()
})
