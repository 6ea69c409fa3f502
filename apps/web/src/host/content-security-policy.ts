import { hash } from 'node:crypto'

export type PolicyParts = {
  /** Hashes of the inline scripts. A nonce is not possible, because a cached page is the same for many requests. */
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

const isData = /\ssrc=|\stype="application\/(?:ld\+)?json"/
const maxKnown = 200
/** The hash of a longer script is not cached, because such a script holds the data of one page. */
const largestScript = 2048
const known = new Map<string, string>()

/**
 * Lists the hashes of all inline scripts or styles of a page. Blocks of data are not executed and need no hash. Most
 * scripts and styles are the same on many pages, so that their hashes are cached. The page is searched with `indexOf`,
 * because a regular expression is slow on a long page.
 */
export function listHashes(html: string, tag: 'script' | 'style'): string[] {
  const hashes = new Set<string>()
  const [begin, end] = [`<${tag}`, `</${tag}>`]
  for (let at = html.indexOf(begin); at >= 0; at = html.indexOf(begin, at)) {
    const codeBegin = html.indexOf('>', at) + 1
    const codeEnd = html.indexOf(end, codeBegin)
    if (codeBegin === 0 || codeEnd < 0) break
    if (!isData.test(html.slice(at, codeBegin))) hashes.add(findHash(html.slice(codeBegin, codeEnd), tag === 'style'))
    at = codeEnd
  }
  return [...hashes]
}

function findHash(code: string, isStyle: boolean): string {
  const found = known.get(code)
  if (found) return found
  const made = toHash(code)
  if (code.length > largestScript && !isStyle) return made
  if (known.size >= maxKnown) known.clear()
  // A copy: a slice would keep the whole page in memory.
  known.set(Buffer.from(code).toString(), made)
  return made
}

/** Computes the hash that allows a script or style in the policy. */
const toHash = (code: string) => `sha256-${hash('sha256', code, 'base64')}`
