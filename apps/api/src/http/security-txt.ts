import { days } from '@lacehouse/domain/time/durations'
import type { FastifyInstance } from 'fastify'

type SecurityTxtOptions = {
  /** The address for reports of vulnerabilities as a URI; null where the operator has not named one. */
  readonly contact: string | null
  readonly publicUrl: string
  readonly now: () => number
}

/** The time for which a copy of the file may be trusted. RFC 9116 recommends less than a year. */
const validFor = days(180)

/** Registers `/.well-known/security.txt` (RFC 9116), by which researchers find whom to write to (docs/security.md). */
export function registerSecurityTxt(app: FastifyInstance, { contact, publicUrl, now }: SecurityTxtOptions): void {
  if (contact === null) return
  app.get('/.well-known/security.txt', { schema: { hide: true } }, async (_request, reply) => {
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=86400')
    return [
      `Contact: ${contact}`,
      `Expires: ${new Date(now() + validFor).toISOString()}`,
      `Canonical: ${publicUrl}/.well-known/security.txt`,
      '',
    ].join('\n')
  })
}
