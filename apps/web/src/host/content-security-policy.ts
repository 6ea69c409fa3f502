import { createHash } from 'node:crypto'

export type PolicyParts = {
  /** Hashes of the scripts written into the page; a kept page can carry no nonce. */
  readonly scriptHashes: readonly string[]
  /** Origin of the payment fields, on the pages that show them. */
  readonly paymentOrigin: string | null
  readonly development: boolean
}

/** Writes the Content-Security-Policy of a page. */
export function toContentSecurityPolicy({ scriptHashes, paymentOrigin, development }: PolicyParts): string {
  const payment = paymentOrigin ? ` ${paymentOrigin}` : ''
  // The development server writes its own scripts and styles into the page, and talks over a socket.
  const scripts = development ? "'unsafe-inline'" : scriptHashes.map((hash) => `'${hash}'`).join(' ')
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts}${payment}`.trimEnd(),
    `style-src 'self'${development ? " 'unsafe-inline'" : ''}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${payment}${development ? ' ws:' : ''}`,
    `frame-src ${paymentOrigin ?? "'none'"}`,
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    "form-action 'self'",
    "base-uri 'self'",
    "frame-ancestors 'self'",
    "object-src 'none'",
  ].join('; ')
}

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g

/** Lists the hashes of all scripts written into a page; blocks of data run nothing and need none. */
export function listScriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(inlineScript)]
    .filter(([, attributes = '']) => !/type="application\/(?:ld\+)?json"/.test(attributes))
    .map(([, , code = '']) => `sha256-${createHash('sha256').update(code).digest('base64')}`)
  return [...new Set(hashes)]
}
