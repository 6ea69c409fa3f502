import { makeTotp, toPeriod } from '@lacehouse/api/totp'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Reads a key in base32 and makes its codes, as an authenticator program does. */
export function openAuthenticator(secret: string): { readonly codeAt: (now: number) => string } {
  const bits = [...secret].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  return { codeAt: (now) => makeTotp(key, toPeriod(now)) }
}
