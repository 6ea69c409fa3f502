import type { ListingFacet, ListingQuery } from '@lacehouse/domain/search/listing-query'
import { addBit, allBits, type Bitset, countCommon, emptyBits, hasBit, intersect, listBits, unite } from './bitset.ts'

/** A product of a site in the index: facet values, price and sort keys. */
export type IndexedProduct = {
  readonly id: string
  /** The group of the product, such as `footwear`. */
  readonly kind: string
  readonly categoryIds: readonly string[]
  readonly facets: Readonly<Partial<Record<ListingFacet, readonly string[]>>>
  /** Lowest current price in minor units. */
  readonly price: number
  /** Whole percent off the original price. */
  readonly discount: number
  readonly popularity: number
  readonly publishedAt: number
  readonly rating: number
  readonly available: boolean
}

export type FacetIndex = {
  readonly products: readonly IndexedProduct[]
  readonly ordinals: ReadonlyMap<string, number>
  readonly categories: ReadonlyMap<string, Bitset>
  readonly facets: ReadonlyMap<ListingFacet, ReadonlyMap<string, Bitset>>
}

export type FacetCounts = ReadonlyMap<ListingFacet, ReadonlyMap<string, number>>

export type FacetResult = {
  /** Ordinals in the order of the query. */
  readonly ordinals: readonly number[]
  readonly counts: FacetCounts
  readonly categoryCounts: (categoryId: string) => number
  /** The lowest and the highest price without the query's price range, in minor units. */
  readonly priceBounds: { readonly min: number; readonly max: number }
}

/** Builds the bitsets of one site. The ordinal of a product is its position in `products`. */
export function buildFacetIndex(products: readonly IndexedProduct[]): FacetIndex {
  const categories = new Map<string, Bitset>()
  const facets = new Map<ListingFacet, Map<string, Bitset>>()
  const bitsOf = (map: Map<string, Bitset>, key: string): Bitset => {
    const known = map.get(key) ?? emptyBits(products.length)
    map.set(key, known)
    return known
  }
  products.forEach((product, ordinal) => {
    for (const id of product.categoryIds) addBit(bitsOf(categories, id), ordinal)
    for (const [facet, values] of Object.entries(product.facets) as [ListingFacet, readonly string[]][]) {
      const byValue = facets.get(facet) ?? new Map<string, Bitset>()
      facets.set(facet, byValue)
      for (const value of values) addBit(bitsOf(byValue, value), ordinal)
    }
  })
  return { products, ordinals: new Map(products.map(({ id }, i) => [id, i])), categories, facets }
}

type Matches = { readonly ids: readonly string[] } | null

/**
 * Narrows the index by a query and counts every facet value as it would be if it were chosen as well: within a facet
 * values widen each other, between facets they narrow (SRCH-03). `minorUnits` turns the query's whole units into minor ones.
 */
export function queryFacets(
  index: FacetIndex,
  query: ListingQuery,
  options: { matches: Matches; minorUnits: number },
): FacetResult {
  const size = index.products.length
  const base = baseOf(index, query, options.matches)
  const priced = query.price ? withinPrice(index, query.price, options.minorUnits) : null
  const chosen = chosenBits(index, query, size)
  const narrowed = (except?: ListingFacet): Bitset =>
    [...chosen].reduce((bits, [facet, set]) => (facet === except ? bits : intersect(bits, set)), base)
  const open = narrowed()
  const result = priced ? intersect(open, priced) : open
  return {
    ordinals: sortOrdinals(index, listBits(result), { query, matches: options.matches }),
    counts: countFacets(index, (facet) => {
      const bits = narrowed(facet)
      return priced ? intersect(bits, priced) : bits
    }),
    categoryCounts: (id) => countCommon(result, index.categories.get(id) ?? emptyBits(size)),
    priceBounds: boundsOf(index, listBits(open)),
  }
}

const baseOf = (index: FacetIndex, query: ListingQuery, matches: Matches): Bitset => {
  const size = index.products.length
  const inCategory = query.category ? (index.categories.get(query.category) ?? emptyBits(size)) : allBits(size)
  if (!matches) return inCategory
  const matched = emptyBits(size)
  for (const id of matches.ids) {
    const ordinal = index.ordinals.get(id)
    if (ordinal !== undefined) addBit(matched, ordinal)
  }
  return intersect(inCategory, matched)
}

const withinPrice = (
  index: FacetIndex,
  range: { min: number | null; max: number | null },
  minorUnits: number,
): Bitset => {
  const bits = emptyBits(index.products.length)
  const min = (range.min ?? 0) * minorUnits
  const max = range.max === null ? Number.POSITIVE_INFINITY : range.max * minorUnits
  index.products.forEach(({ price }, ordinal) => {
    if (price >= min && price <= max) addBit(bits, ordinal)
  })
  return bits
}

const chosenBits = (index: FacetIndex, query: ListingQuery, size: number): Map<ListingFacet, Bitset> => {
  const chosen = new Map<ListingFacet, Bitset>()
  for (const [facet, values] of Object.entries(query.facets) as [ListingFacet, readonly string[]][]) {
    const byValue = index.facets.get(facet)
    chosen.set(
      facet,
      unite(
        values.flatMap((value) => byValue?.get(value) ?? []),
        size,
      ),
    )
  }
  return chosen
}

const countFacets = (index: FacetIndex, narrowedBy: (facet: ListingFacet) => Bitset): FacetCounts => {
  const counts = new Map<ListingFacet, Map<string, number>>()
  for (const [facet, byValue] of index.facets) {
    const bits = narrowedBy(facet)
    counts.set(facet, new Map([...byValue].map(([value, set]) => [value, countCommon(bits, set)])))
  }
  return counts
}

const boundsOf = (index: FacetIndex, ordinals: readonly number[]): { min: number; max: number } => {
  if (ordinals.length === 0) return { min: 0, max: 0 }
  const prices = ordinals.map((ordinal) => index.products[ordinal]?.price ?? 0)
  return { min: Math.min(...prices), max: Math.max(...prices) }
}

type Compare = (a: IndexedProduct, b: IndexedProduct) => number

const comparators: Readonly<Record<Exclude<ListingQuery['sort'], 'relevance'>, Compare>> = {
  newest: (a, b) => b.publishedAt - a.publishedAt,
  'price-asc': (a, b) => a.price - b.price,
  'price-desc': (a, b) => b.price - a.price,
  rating: (a, b) => b.rating - a.rating,
  discount: (a, b) => b.discount - a.discount,
}

const byPopularity: Compare = (a, b) => Number(b.available) - Number(a.available) || b.popularity - a.popularity

// The id breaks every tie, so that pages neither repeat nor skip a product.
const byId: Compare = (a, b) => (a.id < b.id ? -1 : 1)

type Order = { readonly query: ListingQuery; readonly matches: Matches }

const sortOrdinals = (index: FacetIndex, ordinals: number[], { query, matches }: Order): number[] => {
  if (query.sort === 'relevance' && matches) return inOrderOf(index, ordinals, matches.ids)
  const compare = query.sort === 'relevance' ? byPopularity : comparators[query.sort]
  return ordinals.sort((x, y) => {
    const [a, b] = [index.products[x], index.products[y]]
    return a && b ? compare(a, b) || byId(a, b) : 0
  })
}

const inOrderOf = (index: FacetIndex, ordinals: readonly number[], ids: readonly string[]): number[] => {
  const bits = emptyBits(index.products.length)
  for (const ordinal of ordinals) addBit(bits, ordinal)
  return ids.flatMap((id) => {
    const ordinal = index.ordinals.get(id)
    return ordinal !== undefined && hasBit(bits, ordinal) ? [ordinal] : []
  })
}
