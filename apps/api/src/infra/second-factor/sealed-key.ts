import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { deriveKey } from '../session/derive-key.ts'
import type { SessionSecrets } from '../session/open-signer.ts'

const cipher = 'aes-256-gcm'
const nonceLength = 12
const tagLength = 16

const toKey = (secret: string): Buffer => Buffer.from(deriveKey(secret, 'second factors'), 'hex')

/** Encrypts the key of a second factor, so that a copy of the database has no key of anyone's codes. */
export function sealKey({ sessionSecret }: Pick<SessionSecrets, 'sessionSecret'>, key: Buffer): Buffer {
  const nonce = randomBytes(nonceLength)
  const encrypting = createCipheriv(cipher, toKey(sessionSecret), nonce)
  const text = Buffer.concat([encrypting.update(key), encrypting.final()])
  return Buffer.concat([nonce, encrypting.getAuthTag(), text])
}

/** Decrypts a key with the present secret or the one before it; null where neither encrypted it. */
export function openKey({ sessionSecret, sessionSecretPrevious }: SessionSecrets, sealed: Buffer): Buffer | null {
  const secrets = [sessionSecret, ...(sessionSecretPrevious === null ? [] : [sessionSecretPrevious])]
  for (const secret of secrets) {
    const opened = tryOpen(toKey(secret), sealed)
    if (opened) return opened
  }
  return null
}

const tryOpen = (key: Buffer, sealed: Buffer): Buffer | null => {
  const decrypting = createDecipheriv(cipher, key, sealed.subarray(0, nonceLength))
  decrypting.setAuthTag(sealed.subarray(nonceLength, nonceLength + tagLength))
  try {
    return Buffer.concat([decrypting.update(sealed.subarray(nonceLength + tagLength)), decrypting.final()])
  } catch {
    // The tag does not fit: another secret encrypted it.
    return null
  }
}
