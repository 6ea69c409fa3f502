import { hash } from 'node:crypto'

export type PolicyParts = {
  /** Hashes of the scripts written into the page; a kept page can carry no nonce. */
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
  /** Origin of the payment fields, on the pages that show them. */
  readonly paymentOrigin: string | null
  readonly development: boolean
}

/** Writes the Content-Security-Policy of a page. */
export function toContentSecurityPolicy({
  scriptHashes,
  styleHashes,
  paymentOrigin,
  development,
}: PolicyParts): string {
  const payment = paymentOrigin ? ` ${paymentOrigin}` : ''
  // The development server writes its own scripts and styles into the page, and talks over a socket.
  const scripts = development ? "'unsafe-inline'" : quote(scriptHashes)
  const styles = development ? "'unsafe-inline'" : quote(styleHashes)
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts}${payment}`.trimEnd(),
    `style-src 'self' ${styles}`.trimEnd(),
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

const quote = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`).join(' ')

const scriptBegin = '<script'
const scriptEnd = '</script>'
const runsNothing = /\ssrc=|\stype="application\/(?:ld\+)?json"/

/** Lists the hashes of all scripts written into a page; blocks of data run nothing and need none. A page is long: it is searched, not matched. */
export function listScriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (let at = html.indexOf(scriptBegin); at >= 0; at = html.indexOf(scriptBegin, at)) {
    const codeBegin = html.indexOf('>', at) + 1
    const codeEnd = html.indexOf(scriptEnd, codeBegin)
    if (codeBegin === 0 || codeEnd < 0) break
    if (!runsNothing.test(html.slice(at, codeBegin))) hashes.add(toHash(html.slice(codeBegin, codeEnd)))
    at = codeEnd
  }
  return [...hashes]
}

/** The hash by which a policy allows some code. */
export function toHash(code: string | Buffer) {
  return `sha256-${hash('sha256', code, 'base64')}`
}
