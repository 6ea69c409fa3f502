import { expect, test } from 'vitest'
import { deriveKey } from './derive-key.ts'
import { openSigner } from './open-signer.ts'
import { createTokenSigner } from './signed-token.ts'

const [first, second] = ['the first secret of the tests, long enough', 'the second secret of the tests, long enough']
const claims = { sub: 'LH-1', jti: '', exp: 4_000_000_000 }
const toFormerKey = (secret: string) => `order link ${secret}`
const open = (sessionSecret: string, sessionSecretPrevious: string | null = null) =>
  openSigner({ sessionSecret, sessionSecretPrevious }, 'order links', toFormerKey)

test('each purpose and each secret has a key of its own, and none is the secret', () => {
  const keys = [deriveKey(first, 'order links'), deriveKey(first, 'session tokens'), deriveKey(second, 'order links')]
  expect(new Set([...keys, first, second]).size).toBe(5)
  expect(deriveKey(first, 'order links')).toBe(keys[0])
  expect(keys[0]).toMatch(/^[0-9a-f]{64}$/)
})

test('a token of one purpose is none of another [AUTH-13]', () => {
  const secrets = { sessionSecret: first, sessionSecretPrevious: null }
  const token = open(first).sign(claims)
  expect(open(first).read(token)).toEqual(claims)
  expect(openSigner(secrets, 'shipping callbacks', (secret) => `shipping callback ${secret}`).read(token)).toBeNull()
})

test('a changed secret still reads the tokens of the previous one, and signs with the present one only', () => {
  const old = open(first).sign(claims)
  expect(open(second).read(old)).toBeNull()
  expect(open(second, first).read(old)).toEqual(claims)
  expect(open(first).read(open(second, first).sign(claims))).toBeNull()
})

test('a token that was signed before keys were derived stays valid', () => {
  const former = createTokenSigner(toFormerKey(first)).sign(claims)
  expect(open(first).read(former)).toEqual(claims)
  expect(open(second, first).read(former)).toEqual(claims)
  expect(open(second).read(former)).toBeNull()
})
