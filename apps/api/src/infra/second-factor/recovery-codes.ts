import { createHmac, randomInt } from 'node:crypto'
import { deriveKey } from '../session/derive-key.ts'
import type { SessionSecrets } from '../session/open-signer.ts'

/** Without the letters and digits that are mistaken for each other. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const length = 12
const count = 10

/** Makes codes that replace a second factor, each of 59 bits. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: count }, () => {
    const code = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
    return code.replaceAll(/(.{4})(?=.)/g, '$1-')
  })
}

/** Removes what people add when they type a code. */
export function normaliseCode(code: string): string {
  return code.toLowerCase().replaceAll(/[\s-]/g, '')
}

/** Returns the hash of a recovery code as the database stores it: by the present secret, then by the one before it. */
export function listCodeHashes({ sessionSecret, sessionSecretPrevious }: SessionSecrets, code: string): Buffer[] {
  const secrets = [sessionSecret, ...(sessionSecretPrevious === null ? [] : [sessionSecretPrevious])]
  return secrets.map((secret) =>
    createHmac('sha256', deriveKey(secret, 'recovery codes')).update(normaliseCode(code)).digest(),
  )
}
