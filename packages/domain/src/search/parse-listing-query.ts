import {
  emptyListingQuery,
  type ListingFacet,
  type ListingQuery,
  type ListingSize,
  type ListingSort,
  listingFacets,
  listingSizes,
  listingSorts,
  literalSpelling,
  type PriceRange,
} from './listing-query.ts'

/** The reasons why a listing query is refused, by parameter. */
export type ListingQueryProblem = 'text' | 'category' | 'facet' | 'price' | 'mySize' | 'sort' | 'page' | 'pageSize'

export type ParsedListingQuery =
  | { ok: true; query: ListingQuery }
  | { ok: false; reason: ListingQueryProblem; value: string }

const longestText = 200
const mostValues = 40
/** More sizes than one person has of all kinds of goods. */
const mostOwnSizes = 12
const facetValue = /^[\p{L}\p{N}][\p{L}\p{N}._ +/%'’"″()°×&-]{0,59}$/u

/** Writes a merchant's word as a value of a facet, in which a comma would separate two values; null where no address can hold it. */
export function toFacetValue(word: string): string | null {
  const value = word
    .normalize('NFC')
    .replace(/(?<=\d),(?=\d)/g, '.')
    .replace(/[\s,;]+/g, ' ')
    .trim()
  return facetValue.test(value) ? value : null
}

type Violation = { readonly parameter: ListingQueryProblem; readonly value: string }

/** Parses a listing query from the address. It ignores unknown parameters (`utm_…`) and refuses malformed known ones (SRCH-01). */
export function parseListingQuery(input: URLSearchParams | string): ParsedListingQuery {
  const params = typeof input === 'string' ? new URLSearchParams(input) : input
  const violations: Violation[] = []
  const refuse = (parameter: ListingQueryProblem, value: string) => {
    violations.push({ parameter, value })
  }
  const query: ListingQuery = {
    text: readText(params.get('q') ?? '', refuse),
    isLiteral: params.get('spelling') === literalSpelling,
    category: readCategory(params.get('category') ?? '', refuse),
    facets: readFacets(params, refuse),
    price: readPrice(params.get('price'), refuse),
    mySizes: readMySizes(params, refuse),
    sort: readSort(params.get('sort'), refuse),
    page: readPage(params.get('page'), refuse),
    pageSize: readPageSize(params.get('pageSize'), refuse),
  }
  const [first] = violations
  return first ? { ok: false, reason: first.parameter, value: first.value } : { ok: true, query }
}

type Refuse = (parameter: ListingQueryProblem, value: string) => void

function readText(value: string, refuse: Refuse): string {
  if (value.length > longestText || hasControlLetters(value)) refuse('text', value.slice(0, longestText))
  return value.replace(/\s+/g, ' ').trim()
}

function readCategory(value: string, refuse: Refuse): string {
  if (value !== '' && !/^\d{4,10}$/.test(value)) refuse('category', value)
  return value
}

function readFacets(params: URLSearchParams, refuse: Refuse): ListingQuery['facets'] {
  const facets: Partial<Record<ListingFacet, readonly string[]>> = {}
  for (const facet of listingFacets) {
    const values = readValues(params, facet)
    const bad = values.find((value) => !facetValue.test(value))
    if (bad !== undefined || values.length > mostValues) refuse('facet', bad ?? facet)
    if (values.length > 0) facets[facet] = [...new Set(values)].toSorted()
  }
  return facets
}

function readMySizes(params: URLSearchParams, refuse: Refuse): readonly string[] {
  const values = readValues(params, 'mySize')
  const bad = values.find((value) => !facetValue.test(value))
  if (bad !== undefined || values.length > mostOwnSizes) refuse('mySize', bad ?? 'mySize')
  return [...new Set(values)].toSorted()
}

function readValues(params: URLSearchParams, name: string): string[] {
  return params
    .getAll(name)
    .flatMap((value) => value.split(','))
    .filter(Boolean)
}

function readPrice(value: string | null, refuse: Refuse): PriceRange | null {
  if (value === null || value === '') return null
  const match = /^(\d{1,7})?-(\d{1,7})?$/.exec(value)
  const min = match?.[1] === undefined ? null : Number(match[1])
  const max = match?.[2] === undefined ? null : Number(match[2])
  const isEmpty = min === null && max === null
  if (!match || isEmpty || (min !== null && max !== null && min > max)) refuse('price', value)
  return { min, max }
}

function readSort(value: string | null, refuse: Refuse): ListingSort {
  if (value === null || value === '') return emptyListingQuery.sort
  const sort = listingSorts.find((known) => known === value)
  if (!sort) refuse('sort', value)
  return sort ?? emptyListingQuery.sort
}

function readPage(value: string | null, refuse: Refuse): number {
  if (value === null || value === '') return 1
  if (!/^[1-9]\d{0,4}$/.test(value)) refuse('page', value)
  return Number(value)
}

function readPageSize(value: string | null, refuse: Refuse): ListingSize {
  if (value === null || value === '') return emptyListingQuery.pageSize
  const size = listingSizes.find((known) => String(known) === value)
  if (!size) refuse('pageSize', value)
  return size ?? emptyListingQuery.pageSize
}

function hasControlLetters(value: string): boolean {
  return /\p{Cc}/u.test(value)
}
