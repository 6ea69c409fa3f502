import { readFileSync } from 'node:fs'

/** A kind of request whose time is measured at both sizes of the catalogue. */
export type ScaleRequest = {
  readonly name: string
  /** Callers at a time; 16 where nothing is said. */
  readonly callers?: number
  /** Paths of calls; each is asked with another address every time, so that no kept reply answers. */
  readonly paths: readonly string[]
  /** Each path is asked once after something changed, so that no result that is kept answers either. */
  readonly isFirst?: boolean
}

const queries = readFileSync(new URL('../../../packages/test-kit/data/judged-queries/en.txt', import.meta.url), 'utf8')
  .split('\n')
  .flatMap((line) => line.split(' | ')[0] || [])

const search = '/products/v2/search/productSearch?locale=en-us'
const suggest = '/products/v2/search/autoSuggest?locale=en-us'
const narrowings = ['', '&color=black', '&gender=women', '&color=blue&size=9', '&offer=sale', '&price=50-120']
const sorts = ['', '&sort=price-asc', '&sort=newest', '&sort=rating']

/** Requests of the bench: listings of categories with filters and orders, judged queries, and what the search field asks while typing. */
export const scaleRequests: readonly ScaleRequest[] = [
  { name: 'listing, 1 caller', callers: 1, paths: listListings() },
  { name: 'listing, 16 callers', paths: listListings() },
  { name: 'search, 16 callers', paths: listSearches() },
  { name: 'search after a change, each query once', isFirst: true, paths: listSearches() },
  { name: 'suggestions, 16 callers', paths: listTyped().map((text) => `${suggest}&q=${encodeURIComponent(text)}`) },
]

const reviewOrders = ['newest', 'helpful', 'highest', 'lowest']
const reviewFilters = ['&stars=1', '&language=de', '&fit=small&verified=true', '&stars=5&language=fr']

/** Lists the requests for reviews of some products: the first page with the summary, and pages with filter and order. */
export function listReviewRequests(productIds: readonly string[]): readonly ScaleRequest[] {
  const list = (rest: string): string[] =>
    productIds.map((id) => `/products/v1/products/${id}/reviews?locale=en-us${rest}`)
  const narrowed = reviewOrders.flatMap((sort, at) => list(`&sort=${sort}${reviewFilters[at] ?? ''}`))
  return [
    { name: 'reviews with summary, 1 caller', callers: 1, paths: list('') },
    { name: 'reviews with summary, 16 callers', paths: list('') },
    { name: 'reviews filtered and sorted, 16 callers', paths: [...narrowed, ...list('&page=2')] },
    { name: 'listing by rating, 16 callers', paths: listListings('&sort=rating') },
  ]
}

/** Lists the paths of a kind of request for one round; none was asked in an earlier round. */
export function listScaleRequests({ paths, callers }: ScaleRequest, round: number): string[] {
  return Array.from({ length: 40 }, (_, again) =>
    paths.map((path) => `${path}&utm_term=${callers ?? 16}-${round}-${again}`),
  ).flat()
}

function listListings(sort?: string): string[] {
  const categories = ['', '&category=1000', '&category=2000', '&category=1100', '&category=3000']
  const pages = ['', '&page=2']
  return categories.flatMap((category) =>
    narrowings.flatMap((narrowing) =>
      (sort === undefined ? sorts : [sort]).flatMap((one) =>
        pages.map((page) => search + category + narrowing + one + page),
      ),
    ),
  )
}

function listSearches(): string[] {
  return queries.map((text) => `${search}&q=${encodeURIComponent(text)}`)
}

function listTyped(): string[] {
  const texts = queries.filter((text) => text.length > 4)
  return [...new Set(texts.flatMap((text) => [text.slice(0, 3), text.slice(0, 5), text]))]
}
