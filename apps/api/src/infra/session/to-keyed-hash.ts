import { createHmac } from 'node:crypto'

/** The characters of a hash that two texts share by accident less than once in 2^64 pairs. */
const defaultLength = 22

/** Returns a hash of a text that shows nothing of it and that only the holder of the key can make, as base64url. */
export function toKeyedHash(key: string, text: string, length = defaultLength): string {
  return createHmac('sha256', key).update(text).digest('base64url').slice(0, length)
}
