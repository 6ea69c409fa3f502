import { facetPagePath } from '../page/parse-facet-page-path.ts'
import { categoryPath, homePath, productPath } from '../url/shop-paths.ts'
import type { ContentDoctype } from './document-types.ts'

type DocumentKey = { readonly contentLocale: string; readonly doctype: ContentDoctype; readonly slug: string }

/** The pages whose address differs from the name of their document. */
const addresses: Readonly<Record<string, string>> = {
  ...{ home: '', global: '', 'account-profile': '/account/profile', 'error-4xx': '/unknown-page' },
  ...{ 'store-locator': '/stores', 'loyalty-modal': '', 'sign-in-modal': '', 'sign-up-modal': '' },
}

/** The parameter that names the pop-up which a page of the preview shows. */
export const shownPopup = 'popup'

/** The first part of the address at which the preview shows a fragment by itself; published pages have no such address. */
const fragments = 'fragments'

/** Finds the slug of a fragment in its address in the preview, `/en-us/fragments/size-promise`; null for any other address. */
export function findFragmentId(pathname: string): string | null {
  return /^\/[a-z]{2}-[a-z]{2}\/fragments\/([a-z0-9][a-z0-9-]{0,79})$/.exec(pathname)?.[1] ?? null
}

/**
 * Returns the address of the page on which a document is seen; documents that are part of every page are seen on the home page. That of
 * a pop-up names it, as the preview shows no other one.
 */
export function toDocumentPath({ contentLocale, doctype, slug }: DocumentKey): string {
  const home = homePath(contentLocale)
  if (doctype === 'page') return Object.hasOwn(addresses, slug) ? home + addresses[slug] : `${home}/${slug}`
  if (doctype === 'popup') return `${home}?${shownPopup}=${slug}`
  if (doctype === 'fragment') return `${home}/${fragments}/${slug}`
  if (doctype === 'article') return `${home}/articles/${slug}`
  if (doctype === 'facet-page') return facetPagePath(contentLocale, slug)
  if (doctype === 'category') return categoryPath(contentLocale, 'x', slug)
  return doctype === 'product' ? productPath(contentLocale, 'x', slug.toUpperCase()) : home
}
