import { isPreviewPath, previewPrefix, toPreviewPath } from '@lacehouse/domain/page/preview-path'
import { toPageQuery } from './page-parameters.ts'

const maxParameters = 16
const maxLength = 512

export type PageAddress = {
  /** The path below the prefix of the preview. */
  readonly pathname: string
  readonly search: URLSearchParams
  /** The address has the prefix of the preview, which shows drafts (RT-09). */
  readonly isPreview: boolean
}

/** Reads the path and the query of a URL, with the parameters that its page knows. */
export function toPageAddress(url: string): PageAddress {
  const cut = url.indexOf('?')
  const path = cut < 0 ? url : url.slice(0, cut)
  const isPreview = isPreviewPath(path)
  const pathname = isPreview ? path.slice(previewPrefix.length) || '/' : path
  const search = cut < 0 ? new URLSearchParams() : toPageQuery(pathname, url.slice(cut + 1))
  return { pathname, search, isPreview }
}

/** Gives the path by which the address was asked for, with the prefix of a preview. */
export function toAskedPath({ pathname, isPreview }: PageAddress): string {
  return isPreview ? toPreviewPath(pathname) : pathname
}

export type PageKeyParts = Omit<PageAddress, 'isPreview'> & {
  readonly siteId: string
  readonly locale: string
}

/** The parameters of pages that are for one visitor: drafts, forced experiments, an approved payment, a mail's link. */
const uncached = ['preview', 'cms', 'p13n_testcontext', 'token', 'st']

/** Gives the key of a page in the cache, before what it decides for its visitor. Null for pages that are for one visitor, and for URLs that are too long. */
export function toPageKey({ siteId, locale, pathname, search }: PageKeyParts): string | null {
  if (uncached.some((name) => search.has(name))) return null
  const query = search.toString()
  if (search.size > maxParameters || query.length > maxLength || pathname.length > maxLength) return null
  return `${siteId} ${locale} ${pathname}?${query}`
}
