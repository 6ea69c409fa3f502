import { expect, test } from 'vitest'
import { openKey, sealKey } from './sealed-key.ts'

const key = Buffer.from('12345678901234567890')
const present = { sessionSecret: 'a secret of this test that is long enough', sessionSecretPrevious: null }
const next = {
  sessionSecret: 'the next secret, which is long enough too',
  sessionSecretPrevious: present.sessionSecret,
}

test('an encrypted key shows nothing, is another each time, and is read with its secret and after a change of it', () => {
  const [one, other] = [sealKey(present, key), sealKey(present, key)]
  expect(one.equals(other)).toBe(false)
  expect(one.includes(key)).toBe(false)
  expect(openKey(present, one)).toEqual(key)
  expect(openKey(next, one)).toEqual(key)
})

test('a key that another secret encrypted, or that was changed, is not read', () => {
  const sealed = sealKey(next, key)
  expect(openKey(present, sealed)).toBeNull()
  sealed.writeUInt8(sealed.readUInt8(sealed.length - 1) ^ 1, sealed.length - 1)
  expect(openKey(next, sealed)).toBeNull()
})
