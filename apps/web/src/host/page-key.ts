/** Query parameters of advertising and mail that no page reads. They neither split the cache nor reach a loader. */
const ignored =
  /^(?:utm_.+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|yclid|igshid|mc_[ce]id|_ga|_gl|srsltid)$/
const maxParameters = 16
const maxLength = 512

export type PageAddress = { readonly pathname: string; readonly search: URLSearchParams }

/** Reads the path and the query of a URL, without ignored parameters and sorted by name. */
export function toPageAddress(url: string): PageAddress {
  const cut = url.indexOf('?')
  if (cut < 0) return { pathname: url, search: new URLSearchParams() }
  const search = new URLSearchParams(url.slice(cut + 1))
  for (const name of [...search.keys()]) if (ignored.test(name)) search.delete(name)
  search.sort()
  return { pathname: url.slice(0, cut), search }
}

export type PageKeyParts = PageAddress & {
  readonly siteId: string
  readonly locale: string
  /** The name of the group of visitors that sees the same page. */
  readonly segment: string
}

/**
 * Gives the key of a page in the cache. Null for pages that are not cached: drafts, forced experiments, and URLs that
 * are too long.
 */
export function toPageKey({ siteId, locale, segment, pathname, search }: PageKeyParts): string | null {
  if (search.has('preview') || search.has('cms') || search.has('p13n_testcontext')) return null
  const query = search.toString()
  if (search.size > maxParameters || query.length > maxLength || pathname.length > maxLength) return null
  return `${siteId} ${locale} ${segment} ${pathname}?${query}`
}
