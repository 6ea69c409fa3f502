/** The parts of a shop address: preview prefix, locale and the remaining segments. */
export type ShopPath = {
  readonly isPreview: boolean
  /** Lower case; null when the address has none. */
  readonly locale: string | null
  readonly rest: readonly string[]
}

/** Splits a path or a whole URL into preview prefix (`/pre`), locale and segments, without query and hash. */
export function splitPath(url: string): ShopPath {
  const path = url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '')
  const segments = path.split('/').filter((segment) => segment !== '')
  const isPreview = segments[0] === 'pre'
  const rest = isPreview ? segments.slice(1) : segments
  const first = rest[0]?.toLowerCase()
  if (first && /^[a-z]{2}-[a-z]{2}$/.test(first)) return { isPreview, locale: first, rest: rest.slice(1) }
  return { isPreview, locale: null, rest }
}
