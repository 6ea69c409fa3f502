import { toPageQuery } from './page-parameters.ts'

const maxParameters = 16
const maxLength = 512

export type PageAddress = { readonly pathname: string; readonly search: URLSearchParams }

/** Reads the path and the query of a URL, with the parameters that its page knows. */
export function toPageAddress(url: string): PageAddress {
  const cut = url.indexOf('?')
  if (cut < 0) return { pathname: url, search: new URLSearchParams() }
  const pathname = url.slice(0, cut)
  return { pathname, search: toPageQuery(pathname, url.slice(cut + 1)) }
}

export type PageKeyParts = PageAddress & {
  readonly siteId: string
  readonly locale: string
  /** The name of the group of visitors that sees the same page. */
  readonly segment: string
}

/** The parameters of pages that are for one visitor: drafts, forced experiments, an approved payment, a mail's link. */
const uncached = ['preview', 'cms', 'p13n_testcontext', 'token', 'st']

/** Gives the key of a page in the cache. Null for pages that are for one visitor, and for URLs that are too long. */
export function toPageKey({ siteId, locale, segment, pathname, search }: PageKeyParts): string | null {
  if (uncached.some((name) => search.has(name))) return null
  const query = search.toString()
  if (search.size > maxParameters || query.length > maxLength || pathname.length > maxLength) return null
  return `${siteId} ${locale} ${segment} ${pathname}?${query}`
}
