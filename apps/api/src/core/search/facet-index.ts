import type { ListingFacet, ListingQuery } from '@lacehouse/domain/search/listing-query'
import { addBit, type Bitset, countCommon, emptyBits, hasBit, intersect, listBits, removeBit, unite } from './bitset.ts'

/** A product of a site in the index: facet values, price and sort keys. */
export type IndexedProduct = {
  readonly id: string
  readonly categoryIds: readonly string[]
  /** Shoes, apparel or accessories; searches know it as the facet `kind`, which no listing shows. */
  readonly kind: string
  readonly facets: Readonly<Partial<Record<ListingFacet, readonly string[]>>>
  /** Lowest current price in minor units. */
  readonly price: number
  /** Whole percent off the original price. */
  readonly discount: number
  readonly popularity: number
  readonly publishedAt: number
  readonly rating: number
  readonly available: boolean
  /** When a price begins or ends next, in milliseconds since 1970; null when none does. */
  readonly changesAt: number | null
}

/**
 * The products of a site by ordinal, and the ordinals by value. A product that changes keeps its ordinal; one with other words gets
 * a new one, and the old ordinal is no longer live.
 */
export type FacetIndex = {
  readonly products: readonly IndexedProduct[]
  /** The largest number of ordinals; the index is built anew before it would have more. */
  readonly capacity: number
  readonly live: Bitset
  readonly ordinals: ReadonlyMap<string, number>
  readonly categories: ReadonlyMap<string, Bitset>
  readonly facets: ReadonlyMap<ListingFacet, ReadonlyMap<string, Bitset>>
  readonly kinds: ReadonlyMap<string, Bitset>
}

type Writable = {
  readonly products: IndexedProduct[]
  readonly capacity: number
  readonly live: Bitset
  readonly ordinals: Map<string, number>
  readonly categories: Map<string, Bitset>
  readonly facets: Map<ListingFacet, Map<string, Bitset>>
  readonly kinds: Map<string, Bitset>
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

/** Builds the index of one site with room for products that come later. */
export function buildFacetIndex(products: readonly IndexedProduct[]): FacetIndex {
  const capacity = Math.ceil(products.length * 1.25) + 1024
  const index: Writable = {
    ...{ products: [], capacity, live: emptyBits(capacity), ordinals: new Map() },
    ...{ categories: new Map(), facets: new Map(), kinds: new Map() },
  }
  for (const product of products) appendProduct(index, product)
  return index
}

/** Adds a product with a new ordinal, and removes its earlier one. Returns the ordinal; null where the index is full. */
export function appendProduct(index: FacetIndex, product: IndexedProduct): number | null {
  const { products, ordinals, capacity } = index as Writable
  if (products.length >= capacity) return null
  removeProduct(index, product.id)
  const ordinal = products.length
  products.push(product)
  ordinals.set(product.id, ordinal)
  mark(index as Writable, ordinal, addBit)
  return ordinal
}

/** Replaces the values of a product that keeps its words. */
export function replaceProduct(index: FacetIndex, product: IndexedProduct): void {
  const { products, ordinals } = index as Writable
  const ordinal = ordinals.get(product.id)
  if (ordinal === undefined) return
  mark(index as Writable, ordinal, removeBit)
  products[ordinal] = product
  mark(index as Writable, ordinal, addBit)
}

export function removeProduct(index: FacetIndex, id: string): void {
  const { ordinals } = index as Writable
  const ordinal = ordinals.get(id)
  if (ordinal === undefined) return
  mark(index as Writable, ordinal, removeBit)
  ordinals.delete(id)
}

/** Lists the products of an index without those that were removed, and without what changed ones were before. */
export function listLive({ products, ordinals }: FacetIndex): IndexedProduct[] {
  return [...ordinals.values()].flatMap((ordinal) => products[ordinal] ?? [])
}

/** Adds or removes an ordinal in the sets of all values of its product. */
const mark = (index: Writable, ordinal: number, change: typeof addBit): void => {
  const product = index.products[ordinal]
  if (!product) return
  change(index.live, ordinal)
  change(bitsOf(index.kinds, product.kind, index.capacity), ordinal)
  for (const id of product.categoryIds) change(bitsOf(index.categories, id, index.capacity), ordinal)
  for (const [facet, values] of Object.entries(product.facets) as [ListingFacet, readonly string[]][]) {
    const byValue = index.facets.get(facet) ?? new Map<string, Bitset>()
    index.facets.set(facet, byValue)
    for (const value of values) change(bitsOf(byValue, value, index.capacity), ordinal)
  }
}

const bitsOf = (map: Map<string, Bitset>, key: string, capacity: number): Bitset => {
  const known = map.get(key) ?? emptyBits(capacity)
  map.set(key, known)
  return known
}

/** Ordinals of the products that a text matches, the best first. */
type Matches = { readonly ordinals: readonly number[] } | null

/**
 * Narrows the index by a query and counts every facet value as it would be if it were chosen as well: within a facet
 * values widen each other, between facets they narrow (SRCH-03). `minorUnits` turns the query's whole units into minor ones.
 */
export function queryFacets(
  index: FacetIndex,
  query: ListingQuery,
  options: { matches: Matches; minorUnits: number },
): FacetResult {
  const size = index.capacity
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
  const inCategory = query.category
    ? intersect(index.live, index.categories.get(query.category) ?? emptyBits(index.capacity))
    : index.live
  if (!matches) return inCategory
  const matched = emptyBits(index.capacity)
  for (const ordinal of matches.ordinals) addBit(matched, ordinal)
  return intersect(inCategory, matched)
}

/** Returns the products whose price lies in a range of whole units. */
export function withinPrice(
  index: FacetIndex,
  range: { min: number | null; max: number | null },
  minorUnits: number,
): Bitset {
  const bits = emptyBits(index.capacity)
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
  let min = Number.POSITIVE_INFINITY
  let max = 0
  // A spread of 100,000 prices as arguments would not fit on the stack.
  for (const ordinal of ordinals) {
    const price = index.products[ordinal]?.price ?? 0
    min = Math.min(min, price)
    max = Math.max(max, price)
  }
  return { min, max }
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
  if (query.sort === 'relevance' && matches) return inOrderOf(index, ordinals, matches.ordinals)
  const compare = query.sort === 'relevance' ? byPopularity : comparators[query.sort]
  return ordinals.sort((x, y) => {
    const [a, b] = [index.products[x], index.products[y]]
    return a && b ? compare(a, b) || byId(a, b) : 0
  })
}

const inOrderOf = (index: FacetIndex, ordinals: readonly number[], ranked: readonly number[]): number[] => {
  const bits = emptyBits(index.capacity)
  for (const ordinal of ordinals) addBit(bits, ordinal)
  return ranked.filter((ordinal) => hasBit(bits, ordinal))
}
