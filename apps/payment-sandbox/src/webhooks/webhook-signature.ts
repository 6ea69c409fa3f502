import { createHmac, timingSafeEqual } from 'node:crypto'

export const signatureHeader = 'lacepay-signature'
const defaultTolerance = 300

/** The value of the `lacepay-signature` header: HMAC-SHA-256 over `<unix seconds>.<body>`, in hex. */
export function signWebhook(body: string, secret: string, at: Date): string {
  const t = Math.floor(at.getTime() / 1000)
  return `t=${t},v1=${digest(`${t}.${body}`, secret).toString('hex')}`
}

export type Verified = { ok: true; signedAt: Date } | { ok: false; reason: 'malformed' | 'forged' | 'too_old' }

/**
 * Whether a webhook is signed with the secret and fresh: compared in constant time, over the raw body as it came, at most `tolerance`
 * seconds away from now (default five minutes). A retry is signed anew, so an old signature is a replay.
 */
export function verifyWebhook(
  header: string | undefined,
  body: string | Buffer,
  { secret, now, tolerance = defaultTolerance }: { secret: string; now: Date; tolerance?: number },
): Verified {
  const [, t, v1] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? []
  if (!t || !v1) return { ok: false, reason: 'malformed' }
  const signed = digest(Buffer.concat([Buffer.from(`${t}.`), Buffer.from(body)]), secret)
  if (!timingSafeEqual(signed, Buffer.from(v1, 'hex'))) return { ok: false, reason: 'forged' }
  const signedAt = new Date(Number(t) * 1000)
  const age = Math.abs(now.getTime() - signedAt.getTime()) / 1000
  return age > tolerance ? { ok: false, reason: 'too_old' } : { ok: true, signedAt }
}

function digest(text: string | Buffer, secret: string): Buffer {
  return createHmac('sha256', secret).update(text).digest()
}
