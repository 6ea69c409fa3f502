import { type ListingFacet, type ListingSort, listingFacets } from '@lacehouse/domain/search/listing-query'
import { addBit, type Bitset, emptyBits, listBits, removeBit } from './bitset.ts'
import { createFacetValues, type FacetValues, setValues } from './facet-values.ts'
import { nextVersion } from './next-version.ts'
import { insertOrdinal, removeOrdinal, type SortedOrdinals, sortOrdinals } from './sorted-ordinals.ts'

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
  /** What the merchant gives, and what shoppers did lately: 0 to 1000. */
  readonly popularity: number
  /** What the merchant gave, in any measure. */
  readonly givenPopularity: number
  readonly publishedAt: number
  readonly rating: number
  readonly available: boolean
  /** The day from which it is sent, where all that is sold of it is still on its way. */
  readonly preOrderFrom?: string | null
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
  /** The values of each product, but for stores. */
  readonly values: FacetValues
  readonly kinds: ReadonlyMap<string, Bitset>
  /** The live ordinals in each order that was asked for. */
  readonly orders: ReadonlyMap<ListingSort, SortedOrdinals>
  /** What is read of many products at a time. */
  readonly rankValues: RankValues
  /** Changes with each change of a set; no other index has the same. */
  readonly version: number
  /** Changes with everything that an answer may depend on, so also with prices and orders; no other index has the same. */
  readonly revision: number
}

/** By ordinal; numbers side by side are read many times faster than the fields of objects. */
export type RankValues = {
  readonly available: Uint8Array
  readonly popularity: Float64Array
  readonly publishedAt: Float64Array
  /** In minor units. */
  readonly price: Float64Array
}

type Writable = {
  readonly products: IndexedProduct[]
  readonly capacity: number
  readonly live: Bitset
  readonly ordinals: Map<string, number>
  readonly categories: Map<string, Bitset>
  readonly facets: Map<ListingFacet, Map<string, Bitset>>
  readonly values: FacetValues
  readonly kinds: Map<string, Bitset>
  readonly orders: Map<ListingSort, SortedOrdinals>
  readonly rankValues: RankValues
  version: number
  revision: number
}

/** Builds the index of one site with room for products that come later. */
export function buildFacetIndex(products: readonly IndexedProduct[]): FacetIndex {
  const capacity = Math.ceil(products.length * 1.25) + 1024
  const index: Writable = {
    ...{ products: [], capacity, live: emptyBits(capacity), ordinals: new Map() },
    ...{ categories: new Map(), facets: new Map(), kinds: new Map(), orders: new Map() },
    values: createFacetValues(capacity),
    rankValues: {
      available: new Uint8Array(capacity),
      popularity: new Float64Array(capacity),
      publishedAt: new Float64Array(capacity),
      price: new Float64Array(capacity),
    },
    version: nextVersion(),
    revision: nextVersion(),
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
  add(index as Writable, ordinal)
  return ordinal
}

/** Replaces the values of a product that keeps its words. */
export function replaceProduct(index: FacetIndex, product: IndexedProduct): void {
  const { products, ordinals } = index as Writable
  const ordinal = ordinals.get(product.id)
  const before = ordinal === undefined ? undefined : products[ordinal]
  if (ordinal === undefined || before === undefined) return
  if (isAlike(before, product)) {
    // What an order leaves in stock changes no answer while something is left.
    products[ordinal] = product
    return
  }
  const isMoved = !hasSameSets(before, product)
  removeFromOrders(index as Writable, ordinal)
  if (isMoved) mark(index as Writable, ordinal, removeBit)
  products[ordinal] = product
  if (isMoved) mark(index as Writable, ordinal, addBit)
  setRankValues(index as Writable, ordinal)
}

export function removeProduct(index: FacetIndex, id: string): void {
  const { ordinals } = index as Writable
  const ordinal = ordinals.get(id)
  if (ordinal === undefined) return
  remove(index as Writable, ordinal)
  for (const bits of index.facets.get('store')?.values() ?? []) removeBit(bits, ordinal)
  ordinals.delete(id)
}

/** Replaces the popularity of products. The order that depends on it is sorted anew, when it is asked for. */
export function changePopularity(index: FacetIndex, popularityOf: (product: IndexedProduct) => number): void {
  const { products, ordinals, orders, rankValues } = index as Writable
  let isChanged = false
  for (const ordinal of ordinals.values()) {
    const product = products[ordinal]
    const popularity = product && popularityOf(product)
    if (!product || popularity === undefined || popularity === product.popularity) continue
    products[ordinal] = { ...product, popularity }
    rankValues.popularity[ordinal] = popularity
    isChanged = true
  }
  if (!isChanged) return
  orders.delete('relevance')
  noteChange(index)
}

/** Gives an index a new revision after a change of what answers depend on. */
export function noteChange(index: FacetIndex): void {
  const writable = index as Writable
  writable.revision = nextVersion()
}

/** Lists the products of an index without those that were removed, and without what changed ones were before. */
export function listLive({ products, ordinals }: FacetIndex): IndexedProduct[] {
  return [...ordinals.values()].flatMap((ordinal) => products[ordinal] ?? [])
}

/** Gives the live ordinals in an order; `relevance` is that of a listing, what can be bought and sells first. */
export function getOrder(index: FacetIndex, sort: ListingSort): SortedOrdinals {
  const { orders } = index as Writable
  const order = orders.get(sort) ?? sortOrdinals(listBits(index.live), index.capacity, createCompare(index, sort))
  orders.set(sort, order)
  return order
}

/** Compares two ordinals of an index by a sort order. */
export function createCompare(index: FacetIndex, sort: ListingSort): (x: number, y: number) => number {
  const { products } = index
  const compare = comparators[sort]
  return (x, y) => {
    const [a, b] = [products[x], products[y]]
    // The id breaks every tie, so that pages neither repeat nor skip a product.
    return a && b ? compare(a, b) || (a.id < b.id ? -1 : Number(a.id > b.id)) : 0
  }
}

type Compare = (a: IndexedProduct, b: IndexedProduct) => number

const comparators: Readonly<Record<ListingSort, Compare>> = {
  relevance: (a, b) => Number(b.available) - Number(a.available) || b.popularity - a.popularity,
  newest: (a, b) => b.publishedAt - a.publishedAt,
  'price-asc': (a, b) => a.price - b.price,
  'price-desc': (a, b) => b.price - a.price,
  rating: (a, b) => b.rating - a.rating,
  discount: (a, b) => b.discount - a.discount,
}

const add = (index: Writable, ordinal: number): void => {
  mark(index, ordinal, addBit)
  setRankValues(index, ordinal)
}

const remove = (index: Writable, ordinal: number): void => {
  removeFromOrders(index, ordinal)
  mark(index, ordinal, removeBit)
}

/** Sets what is read of many products at a time, and the places in the orders, which depend on it. */
const setRankValues = (index: Writable, ordinal: number): void => {
  noteChange(index)
  const { rankValues, products } = index
  rankValues.available[ordinal] = Number(products[ordinal]?.available ?? false)
  rankValues.popularity[ordinal] = products[ordinal]?.popularity ?? 0
  rankValues.publishedAt[ordinal] = products[ordinal]?.publishedAt ?? 0
  rankValues.price[ordinal] = products[ordinal]?.price ?? 0
  for (const [sort, order] of index.orders) insertOrdinal(order, ordinal, createCompare(index, sort))
}

const removeFromOrders = (index: Writable, ordinal: number): void => {
  for (const [sort, order] of index.orders) removeOrdinal(order, ordinal, createCompare(index, sort))
}

/** Whether two versions of a product are in the same sets; equal lists of values are mostly the same list. */
const hasSameSets = (a: IndexedProduct, b: IndexedProduct): boolean =>
  a.kind === b.kind &&
  a.categoryIds === b.categoryIds &&
  listingFacets.every((facet) => a.facets[facet] === b.facets[facet])

/** Whether two versions of a product are the same to every answer. */
const isAlike = (a: IndexedProduct, b: IndexedProduct): boolean =>
  hasSameSets(a, b) &&
  a.price === b.price &&
  a.discount === b.discount &&
  a.popularity === b.popularity &&
  a.publishedAt === b.publishedAt &&
  a.rating === b.rating &&
  a.available === b.available &&
  a.preOrderFrom === b.preOrderFrom

/** Adds or removes an ordinal in the sets of all values of its product. */
const mark = (index: Writable, ordinal: number, change: typeof addBit): void => {
  const product = index.products[ordinal]
  if (!product) return
  index.version = nextVersion()
  noteChange(index)
  setValues(index.values, ordinal, change === addBit ? product.facets : {})
  change(index.live, ordinal)
  change(bitsOf(index.kinds, product.kind, index.capacity), ordinal)
  for (const id of product.categoryIds) change(bitsOf(index.categories, id, index.capacity), ordinal)
  for (const [facet, values] of Object.entries(product.facets) as [ListingFacet, readonly string[]][]) {
    const byValue = index.facets.get(facet) ?? new Map<string, Bitset>()
    index.facets.set(facet, byValue)
    for (const value of values) change(bitsOf(byValue, value, index.capacity), ordinal)
  }
}

export type WritableFacets = Map<ListingFacet, Map<string, Bitset>>

/** Gives the set of a value, which is empty where no product had it. */
export function bitsOf(map: Map<string, Bitset>, key: string, capacity: number): Bitset {
  const known = map.get(key)
  if (known) return known
  const made = emptyBits(capacity)
  map.set(key, made)
  return made
}
