import { createHmac, timingSafeEqual } from 'node:crypto'
import { seconds } from '@lacehouse/domain/time/durations'

/** One code lasts for a period; RFC 6238 counts the periods since 1970. */
const period = seconds(30)
/** Clocks differ: the codes of the period before and after are accepted too. */
const tolerance = 1

type CodeForm = { readonly digits: number; readonly algorithm: 'sha1' | 'sha256' | 'sha512' }

/** The parameters of authenticator programs. */
const usualForm: CodeForm = { digits: 6, algorithm: 'sha1' }

/** Returns the period of a moment, in milliseconds since 1970. */
export function toPeriod(now: number): number {
  return Math.floor(now / period)
}

/** Makes the code of a period by RFC 6238: the truncated HMAC of its number (RFC 4226). */
export function makeTotp(key: Buffer, nth: number, { digits, algorithm }: CodeForm = usualForm): string {
  const message = Buffer.alloc(8)
  message.writeBigUInt64BE(BigInt(nth))
  const mac = createHmac(algorithm, key).update(message).digest()
  const offset = (mac.at(-1) ?? 0) & 0xf
  const code = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits
  return String(code).padStart(digits, '0')
}

/** Finds the period whose code this is, near a moment; null for a wrong code. */
export function findPeriod(key: Buffer, code: string, now: number): number | null {
  const given = Buffer.from(code)
  const nearby = Array.from({ length: 2 * tolerance + 1 }, (_, nth) => toPeriod(now) + nth - tolerance)
  const matching = nearby.filter((nth) => {
    const own = Buffer.from(makeTotp(key, nth))
    return own.length === given.length && timingSafeEqual(own, given)
  })
  return matching[0] ?? null
}
