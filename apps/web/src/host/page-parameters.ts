import { parseFacetPagePath } from '@lacehouse/domain/page/parse-facet-page-path'
import { parseCategoryPath, parseProductPath } from '@lacehouse/domain/page/parse-page-path'
import { preservedParameters } from '@lacehouse/domain/page/preserved-query'
import { colorAttribute, sizeAttribute } from '@lacehouse/domain/product/product'
import { formatListingQuery } from '@lacehouse/domain/search/format-listing-query'
import { listingFacets } from '@lacehouse/domain/search/listing-query'
import { parseListingQuery } from '@lacehouse/domain/search/parse-listing-query'

/** The parameters of every page: preserved ones, a forced experiment, and those of React Router's requests for data. */
const ofEveryPage = [...preservedParameters, 'p13n_testcontext', '_routes', 'index']
const ofListings = [
  'q',
  'spelling',
  'category',
  ...listingFacets,
  'price',
  'minPrice',
  'maxPrice',
  'mySize',
  'sort',
  'page',
  'pageSize',
]

/** The parameter of an option besides colour and size (`toOptionParameter`). */
const productOption = /^option\.[a-z0-9-]{1,40}$/

/** The parameters of the pages whose first part after the locale is fixed. */
const ofPages: Readonly<Record<string, readonly string[]>> = {
  account: ['st', 'confirm'],
  articles: ['tags', 'page'],
  cart: ['wallet', 'left'],
  checkout: ['step', 'wallet', 'express', 'token', 'PayerID', 'storeContext'],
  favourites: ['page'],
  help: ['question'],
  favorites: ['page'],
  'order-confirmation': ['order', 'st', 'action', 'storeContext', 'receipt'],
  'associate-login': ['st'],
  'confirm-email': ['change', 'st'],
  'no-mails': ['st'],
  reservation: ['st'],
  'reset-password': ['st'],
  search: ofListings,
  sets: ['page'],
  'sign-up': ['email', 'storeNum', 'consumerId', 'leadSource', 'referral_code'],
  'stock-notice': ['st'],
  withdrawal: ['order'],
}

/**
 * Reduces a query to the parameters that its page reads, sorted by name, and a listing's to its canonical spelling. A parameter that
 * no page reads neither makes a new page in the cache nor reaches a loader.
 */
export function toPageQuery(path: string, query: string): URLSearchParams {
  const given = new URLSearchParams(query)
  if (given.size === 0) return given
  const pathname = path.replace(/\.data$/, '')
  const known = new Set([...ofEveryPage, ...listOwn(pathname)])
  const isProduct = parseProductPath(pathname) !== null
  const isKnown = (name: string): boolean => known.has(name) || (isProduct && productOption.test(name))
  const search = new URLSearchParams([...given].filter(([name]) => isKnown(name)))
  const isListing = known.has('pageSize') && !search.has('minPrice') && !search.has('maxPrice')
  const read = isListing ? toCanonicalListing(search) : search
  read.sort()
  return read
}

function listOwn(pathname: string): readonly string[] {
  if (parseProductPath(pathname)) return [colorAttribute, sizeAttribute, 'recipe']
  if (parseCategoryPath(pathname) || parseFacetPagePath(pathname)) return ofListings
  if (/\/cart\/shared\/?$/i.test(pathname)) return ['items']
  const [, page = ''] = /^(?:\/[a-z]{2}-[a-z]{2})?\/([^/]+)/i.exec(pathname) ?? []
  return Object.hasOwn(ofPages, page) ? (ofPages[page] ?? []) : []
}

/** Writes the same listing in the same way; a malformed query stays as it is, because its page says what is wrong. */
function toCanonicalListing(search: URLSearchParams): URLSearchParams {
  const parsed = parseListingQuery(search)
  if (!parsed.ok) return search
  // The address itself names the category.
  const canonical = new URLSearchParams(formatListingQuery({ ...parsed.query, category: '' }))
  for (const [name, value] of search) if (!ofListings.includes(name)) canonical.append(name, value)
  return canonical
}
