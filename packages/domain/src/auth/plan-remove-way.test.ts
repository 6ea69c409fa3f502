import { expect, test } from 'vitest'
import { planRemoveWay } from './plan-remove-way.ts'

const none = { hasPassword: false, passkeys: 0, identities: 0, isEmailConfirmed: false }
const alone = { passkey: { ...none, passkeys: 1 }, identity: { ...none, identities: 1 } }

test.for([
  ['passkey', 'a password', { hasPassword: true }],
  ['passkey', 'another passkey', { passkeys: 2 }],
  ['passkey', 'an identity', { identities: 1 }],
  ['passkey', 'a confirmed mailbox, which gets codes', { isEmailConfirmed: true }],
  ['identity', 'a password', { hasPassword: true }],
  ['identity', 'a passkey', { passkeys: 1 }],
  ['identity', 'another identity', { identities: 2 }],
  ['identity', 'a confirmed mailbox, which gets codes', { isEmailConfirmed: true }],
] as const)('one %s may be removed where %s is left', ([way, _name, left]) => {
  expect(planRemoveWay({ ...alone[way], ...left }, way)).toEqual({ ok: true })
})

test.for(['passkey', 'identity'] as const)('one %s that is the last way to sign in stays', (way) => {
  expect(planRemoveWay(alone[way], way)).toEqual({ ok: false, reason: 'last_way' })
})
