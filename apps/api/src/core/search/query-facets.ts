import type { ListingFacet, ListingQuery } from '@lacehouse/domain/search/listing-query'
import {
  addBit,
  type Bitset,
  countBits,
  countCommon,
  eachBit,
  emptyBits,
  hasBit,
  intersect,
  subtract,
  unite,
} from './bitset.ts'
import { countColours, countSizes, keepPairs } from './colour-sizes.ts'
import { type FacetIndex, getOrder } from './facet-index.ts'
import { createValueCounter } from './facet-values.ts'

export type FacetCounts = ReadonlyMap<ListingFacet, ReadonlyMap<string, number>>

export type FacetResult = {
  readonly total: number
  /** Lists ordinals of the result in the order of the query, from a place on. */
  readonly list: (start: number, count: number) => readonly number[]
  readonly counts: FacetCounts
  readonly categoryCounts: (categoryId: string) => number
  /** The lowest and the highest price without the query's price range, in minor units. */
  readonly priceBounds: { readonly min: number; readonly max: number }
}

/** The products that a text matches. */
export type MatchedSet = {
  readonly bits: Bitset
  /** Lists the best of those that are in a set as well, at most so many. */
  readonly listBest: (within: Bitset, most: number) => readonly number[]
} | null

type QueryContext = {
  readonly matches: MatchedSet
  /** The order that a merchant gave to the list of a category. */
  readonly ranking?: Pick<NonNullable<MatchedSet>, 'listBest'> | null
  readonly minorUnits: number
  /** Colours that the words of the query ask for, which a chosen size has to be of. */
  readonly wordColours?: readonly string[]
}

/**
 * Narrows the index by a query and counts every facet value as it would be if it were chosen as well: within a facet
 * values widen each other, between facets they narrow (SRCH-03); a colour and a size have to be of one variant (decision 0143). `minorUnits` turns the query's whole units into minor ones.
 */
export function queryFacets(
  index: FacetIndex,
  query: ListingQuery,
  { matches, ranking = null, minorUnits, wordColours = [] }: QueryContext,
): FacetResult {
  const base = baseOf(index, query, matches)
  const priced = query.price ? withinPrice(index, query.price, minorUnits) : null
  const chosen = listChosen(index, query)
  const { color = [], size: sizes = [] } = query.facets
  const asked = { colours: [color, wordColours].filter(({ length }) => length > 0), sizes }
  const narrowed = (except?: ListingFacet): Bitset => {
    const bits = chosen.reduce((left, { facet, set }) => (facet === except ? left : intersect(left, set)), base)
    if (except === 'size') return bits
    return inPairs(index, bits, except === 'color' ? { ...asked, colours: [wordColours] } : asked)
  }
  const open = narrowed()
  const result = priced ? intersect(open, priced) : open
  const others = new Map(chosen.map(({ facet }) => [facet, narrowed(facet)]))
  return {
    total: countBits(result),
    list: (start, count) => listPage(index, result, { query, ranking: matches ?? ranking, start, count }),
    counts: countFacets(index, asked, (facet) => {
      const bits = others.get(facet)
      if (!bits) return result
      return priced ? intersect(bits, priced) : bits
    }),
    categoryCounts: (id) => countCommon(result, index.categories.get(id) ?? emptyBits(index.capacity)),
    priceBounds: boundsOf(index, open),
  }
}

/** Lists ordinals of a set in the order of a listing, from a place on. */
export function listInOrder(
  index: FacetIndex,
  bits: Bitset,
  { sort, start = 0, count }: { sort: ListingQuery['sort']; start?: number; count: number },
): number[] {
  const { entries, length } = getOrder(index, sort)
  const found: number[] = []
  let left = start
  for (let at = 0; at < length && found.length < count; at += 1) {
    const ordinal = entries[at] ?? 0
    if (!hasBit(bits, ordinal)) continue
    if (left > 0) left -= 1
    else found.push(ordinal)
  }
  return found
}

type Page = {
  readonly query: ListingQuery
  readonly ranking: NonNullable<QueryContext['ranking']> | null
  readonly start: number
  readonly count: number
}

const listPage = (index: FacetIndex, result: Bitset, { query, ranking, start, count }: Page): readonly number[] => {
  const { sort } = query
  if (sort === 'relevance' && ranking) return ranking.listBest(result, start + count).slice(start)
  const mine = sort === 'relevance' ? findMine(index, query) : null
  if (!mine) return listInOrder(index, result, { sort, start, count })
  // Both parts are in the order of the listing; what the shopper can wear stands before the rest.
  const first = intersect(result, mine)
  const length = countBits(first)
  const own = start < length ? listInOrder(index, first, { sort, start, count }) : []
  const left = { sort, start: Math.max(0, start - length), count: count - own.length }
  return [...own, ...listInOrder(index, subtract(result, mine), left)]
}

const findMine = (index: FacetIndex, { mySizes, facets: { color } }: ListingQuery): Bitset | null => {
  const mine = findInSizes(index, mySizes)
  return mine && color ? keepPairs(index, mine, { colours: color, sizes: mySizes }) : mine
}

/** Finds the products in stock in one of some sizes; null where no size is given. */
export function findInSizes({ facets, capacity }: FacetIndex, sizes: readonly string[]): Bitset | null {
  if (sizes.length === 0) return null
  return unite(
    sizes.flatMap((size) => facets.get('size')?.get(size) ?? []),
    capacity,
  )
}

const baseOf = (index: FacetIndex, { category }: ListingQuery, matches: MatchedSet): Bitset => {
  const inCategory = category
    ? intersect(index.live, index.categories.get(category) ?? emptyBits(index.capacity))
    : index.live
  return matches ? intersect(inCategory, matches.bits) : inCategory
}

/** Returns the live products whose price lies in a range of whole units. */
export function withinPrice(
  index: FacetIndex,
  range: { min: number | null; max: number | null },
  minorUnits: number,
): Bitset {
  const bits = emptyBits(index.capacity)
  const min = (range.min ?? 0) * minorUnits
  const max = range.max === null ? Number.POSITIVE_INFINITY : range.max * minorUnits
  const { entries, length } = getOrder(index, 'price-asc')
  for (let at = findFirst(index, min); at < length; at += 1) {
    const ordinal = entries[at] ?? 0
    if ((index.columns.price[ordinal] ?? 0) > max) break
    addBit(bits, ordinal)
  }
  return bits
}

/** Finds the place of the first product that costs at least so much, in the order of the prices. */
const findFirst = (index: FacetIndex, price: number): number => {
  const { entries, length } = getOrder(index, 'price-asc')
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((index.columns.price[entries[middle] ?? 0] ?? 0) < price) low = middle + 1
    else high = middle
  }
  return low
}

const listChosen = ({ facets, capacity }: FacetIndex, query: ListingQuery): { facet: ListingFacet; set: Bitset }[] =>
  (Object.entries(query.facets) as [ListingFacet, readonly string[]][]).map(([facet, values]) => {
    const sets = values.flatMap((value) => facets.get(facet)?.get(value) ?? [])
    return { facet, set: unite(sets, capacity) }
  })

/** Lists of colours, of each of which a product has to have one in one of the sizes. */
type Pairs = { readonly colours: readonly (readonly string[])[]; readonly sizes: readonly string[] }

/** Returns the products of a set that can be bought in such colours and such a size at once, where both are asked for. */
const inPairs = (index: FacetIndex, bits: Bitset, { colours, sizes }: Pairs): Bitset =>
  colours.reduce(
    (left, list) => (list.length > 0 && sizes.length > 0 ? keepPairs(index, left, { colours: list, sizes }) : left),
    bits,
  )

const countFacets = (
  index: FacetIndex,
  { colours, sizes }: Pairs,
  narrowedBy: (facet: ListingFacet) => Bitset,
): FacetCounts => {
  const counts = new Map<ListingFacet, ReadonlyMap<string, number>>()
  const countBy = createValueCounter(index.values)
  for (const [facet, byValue] of index.facets) {
    // Facets of which nothing is chosen are counted over the same set.
    const bits = narrowedBy(facet)
    const counted = countBy(facet, bits) ?? new Map([...byValue].map(([value, set]) => [value, countCommon(bits, set)]))
    if (facet === 'color' && sizes.length > 0) counts.set(facet, countColours(index, sizes, { bits, counts: counted }))
    else if (facet === 'size' && colours.length > 0)
      counts.set(facet, countSizes(index, colours, { bits, counts: counted }))
    else counts.set(facet, counted)
  }
  return counts
}

/** A set of fewer is read whole. */
const fewProducts = 1000

const boundsOf = (index: FacetIndex, bits: Bitset): { min: number; max: number } => {
  const { price } = index.columns
  if (countBits(bits) >= fewProducts) {
    const { entries, length } = getOrder(index, 'price-asc')
    let first = 0
    while (!hasBit(bits, entries[first] ?? 0)) first += 1
    let last = length - 1
    while (!hasBit(bits, entries[last] ?? 0)) last -= 1
    return { min: price[entries[first] ?? 0] ?? 0, max: price[entries[last] ?? 0] ?? 0 }
  }
  let min = Number.POSITIVE_INFINITY
  let max = 0
  eachBit(bits, (ordinal) => {
    const own = price[ordinal] ?? 0
    if (own < min) min = own
    if (own > max) max = own
  })
  return { min: Math.min(min, max), max }
}
