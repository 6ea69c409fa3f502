/** The parts of a shop address: preview prefix, locale and what follows. */
export type ShopPath = {
  readonly isPreview: boolean
  /** Lower case, or null where the address has none. */
  readonly locale: string | null
  readonly rest: readonly string[]
}

/** Splits a path or a whole URL into preview prefix (`/pre`, S2.2), locale and segments; query and hash are left out. */
export function splitPath(url: string): ShopPath {
  const path = url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '')
  const segments = path.split('/').filter((segment) => segment !== '')
  const isPreview = segments[0] === 'pre'
  const rest = isPreview ? segments.slice(1) : segments
  const first = rest[0]?.toLowerCase()
  if (first && /^[a-z]{2}-[a-z]{2}$/.test(first)) return { isPreview, locale: first, rest: rest.slice(1) }
  return { isPreview, locale: null, rest }
}
