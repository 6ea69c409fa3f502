import { createHmac, timingSafeEqual } from 'node:crypto'
import { oneTimeCode } from '@lacehouse/domain/auth/one-time-code'
import { deriveKey } from '../../infra/session/derive-key.ts'
import type { SessionSecrets } from '../../infra/session/open-signer.ts'

/**
 * Makes the digits of a code from its id. They are stored nowhere: six digits could be found by their hash, and the job that sends them
 * can make them again (decision 0049).
 */
export function makeCode({ sessionSecret }: SessionSecrets, id: string): string {
  return toDigits(sessionSecret, id)
}

/** Says whether the digits are those of the id, by the present secret or the one before it. */
export function isCodeOf({ sessionSecret, sessionSecretPrevious }: SessionSecrets, id: string, typed: string): boolean {
  const secrets = sessionSecretPrevious === null ? [sessionSecret] : [sessionSecret, sessionSecretPrevious]
  const given = Buffer.from(typed)
  const matches = secrets.map((secret) => {
    const own = Buffer.from(toDigits(secret, id))
    return own.length === given.length && timingSafeEqual(own, given)
  })
  return matches.includes(true)
}

// 48 bits make the remainder as good as even over a million codes.
const toDigits = (secret: string, id: string): string => {
  const hash = createHmac('sha256', deriveKey(secret, 'one-time codes')).update(id).digest()
  return String(hash.readUIntBE(0, 6) % 10 ** oneTimeCode.digits).padStart(oneTimeCode.digits, '0')
}
