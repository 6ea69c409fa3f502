import { expect, test } from 'vitest'
import { planUnlinking } from './linked-identity.ts'
import { findProviderOfWay, toProviderWay } from './sign-in-way.ts'

const alone = { hasPassword: false, passkeys: 0, identities: 1, isEmailConfirmed: false }

test.for([
  ['a password', { hasPassword: true }],
  ['a passkey', { passkeys: 1 }],
  ['another identity', { identities: 2 }],
  ['a confirmed mailbox, which gets codes', { isEmailConfirmed: true }],
] as const)('an identity may be unlinked where %s is left', ([_name, left]) => {
  expect(planUnlinking({ ...alone, ...left })).toEqual({ ok: true })
})

test('the last way to sign in is not unlinked', () => {
  expect(planUnlinking(alone)).toEqual({ ok: false, reason: 'last_way' })
})

test('the way of a provider names it, and the shop’s own ways name none', () => {
  expect(findProviderOfWay(toProviderWay('google'))).toBe('google')
  expect(findProviderOfWay('password')).toBeNull()
})
