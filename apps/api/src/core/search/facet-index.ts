import { type ListingFacet, type ListingSort, listingFacets } from '@lacehouse/domain/search/listing-query'
import { days } from '@lacehouse/domain/time/durations'
import { addBit, type Bitset, emptyBits, listBits, removeBit } from './bitset.ts'
import { type ChangeLog, createChangeLog, noteOrdinal } from './change-log.ts'
import { type ColourSizes, createColourSizes, hasColourSizes, setColourSizes } from './colour-sizes.ts'
import { createFacetValues, type FacetValues, getValues, setValues } from './facet-values.ts'
import type { IndexedProduct } from './indexed-product.ts'
import { nextVersion } from './next-version.ts'
import {
  createCompare,
  createProductColumns,
  isUnchanged,
  type ProductColumns,
  setColumns,
  setRecommended,
} from './product-columns.ts'
import { insertOrdinal, removeOrdinal, type SortedOrdinals, sortOrdinals } from './sorted-ordinals.ts'

/**
 * The products of a site by ordinal, and the ordinals by value. A product that changes keeps its ordinal; one with other words gets
 * a new one, and the old ordinal is no longer live.
 */
export type FacetIndex = {
  /** No other index has the same. */
  readonly id: number
  /** The products whose sets changed. */
  readonly changes: ChangeLog
  /** Grows with each ordinal that was given; those of removed products are no longer live. */
  readonly columns: ProductColumns
  /** The largest number of ordinals; the index is built anew before it would have more. */
  readonly capacity: number
  readonly live: Bitset
  readonly ordinals: ReadonlyMap<string, number>
  readonly categories: ReadonlyMap<string, Bitset>
  readonly facets: ReadonlyMap<ListingFacet, ReadonlyMap<string, Bitset>>
  /** The values of each product, but for stores. */
  readonly values: FacetValues
  readonly colourSizes: ColourSizes
  readonly kinds: ReadonlyMap<string, Bitset>
  /** The live ordinals in each order that was asked for. */
  readonly orders: ReadonlyMap<ListingSort, SortedOrdinals>
  /** Changes with everything that an answer may depend on, so also with prices and orders; no other index has the same. */
  readonly revision: number
}

type Writable = {
  readonly id: number
  readonly changes: ChangeLog
  readonly columns: ProductColumns
  readonly capacity: number
  readonly live: Bitset
  readonly ordinals: Map<string, number>
  readonly categories: Map<string, Bitset>
  readonly facets: Map<ListingFacet, Map<string, Bitset>>
  readonly values: FacetValues
  readonly colourSizes: ColourSizes
  readonly kinds: Map<string, Bitset>
  readonly orders: Map<ListingSort, SortedOrdinals>
  revision: number
}

/** Creates the empty index of one site with room for so many products and for some that come later. */
export function createFacetIndex(expected: number): FacetIndex {
  const capacity = Math.ceil(expected * 1.25) + 1024
  return {
    ...{ columns: createProductColumns(capacity), capacity, live: emptyBits(capacity), ordinals: new Map() },
    ...{ categories: new Map(), facets: new Map(), kinds: new Map(), orders: new Map() },
    ...{ values: createFacetValues(capacity), colourSizes: createColourSizes(capacity) },
    ...{ id: nextVersion(), changes: createChangeLog(), revision: nextVersion() },
  }
}

/** Adds a product with a new ordinal, and removes its earlier one. Returns the ordinal; null where the index is full. */
export function appendProduct(index: FacetIndex, product: IndexedProduct): number | null {
  const { columns, ordinals, capacity } = index as Writable
  const ordinal = columns.ids.length
  if (ordinal >= capacity) return null
  removeProduct(index, product.id)
  ordinals.set(product.id, ordinal)
  setColumns(columns, ordinal, product)
  addToSets(index as Writable, ordinal, product)
  addToOrders(index as Writable, ordinal)
  return ordinal
}

/** Replaces the values of a product that keeps its words. */
export function replaceProduct(index: FacetIndex, product: IndexedProduct): void {
  const { columns, ordinals } = index as Writable
  const ordinal = ordinals.get(product.id)
  if (ordinal === undefined) return
  const isMoved = !isInSets(index, ordinal, product)
  // What an order leaves in stock changes no answer while something is left.
  if (!isMoved && isUnchanged(columns, ordinal, product)) {
    setColumns(columns, ordinal, product)
    return
  }
  removeFromOrders(index as Writable, ordinal)
  if (isMoved) removeFromSets(index as Writable, ordinal)
  setColumns(columns, ordinal, product)
  if (isMoved) addToSets(index as Writable, ordinal, product)
  addToOrders(index as Writable, ordinal)
}

export function removeProduct(index: FacetIndex, id: string): void {
  const { ordinals } = index as Writable
  const ordinal = ordinals.get(id)
  if (ordinal === undefined) return
  removeFromOrders(index as Writable, ordinal)
  removeFromSets(index as Writable, ordinal)
  for (const bits of index.facets.get('store')?.values() ?? []) removeBit(bits, ordinal)
  ordinals.delete(id)
}

/** Replaces the popularity of products. The order that depends on it is sorted anew, when it is asked for. */
export function changePopularity(index: FacetIndex, popularityOf: (id: string, given: number) => number): void {
  const { ordinals, orders, columns } = index as Writable
  const { popularity, givenPopularity } = columns
  const changed: number[] = []
  let highest = 1
  for (const [id, ordinal] of ordinals) {
    const own = popularityOf(id, givenPopularity[ordinal] ?? 0)
    highest = Math.max(highest, own)
    if (own === popularity[ordinal]) continue
    popularity[ordinal] = own
    changed.push(ordinal)
  }
  columns.highest = highest
  if (changed.length === 0) return
  setRecommended(columns, changed)
  orders.delete('relevance')
  noteChange(index)
}

/**
 * Measures the recommended order of lists by the day of a moment and by the product that is most popular now. The order is sorted anew
 * when it is next asked for, which is once a day and after a rise of the highest popularity.
 */
export function renewRecommended(index: FacetIndex, now: number): void {
  const { columns, orders } = index as Writable
  const asOf = now - (now % days(1))
  if (columns.asOf === asOf && columns.mostPopular === columns.highest) return
  columns.asOf = asOf
  columns.mostPopular = columns.highest
  setRecommended(columns, columns.ids.keys())
  orders.delete('relevance')
  noteChange(index)
}

/** Gives an index a new revision after a change of what answers depend on. */
export function noteChange(index: FacetIndex): void {
  const writable = index as Writable
  writable.revision = nextVersion()
}

/** Lists the ids of products by their ordinals. */
export function toIds({ columns }: FacetIndex, ordinals: readonly number[]): string[] {
  return ordinals.flatMap((ordinal) => columns.ids[ordinal] ?? [])
}

/** Gives the live ordinals in an order; `relevance` is that of a listing: what can be bought first, then what sells and is new. */
export function getOrder(index: FacetIndex, sort: ListingSort): SortedOrdinals {
  const { orders } = index as Writable
  const known = orders.get(sort)
  if (known) return known
  const order = sortOrdinals(listBits(index.live), index.capacity, createCompare(index.columns, sort))
  orders.set(sort, order)
  return order
}

const addToOrders = (index: Writable, ordinal: number): void => {
  noteChange(index)
  for (const [sort, order] of index.orders) insertOrdinal(order, ordinal, createCompare(index.columns, sort))
}

/** The columns must still have what the product was inserted with. */
const removeFromOrders = (index: Writable, ordinal: number): void => {
  for (const [sort, order] of index.orders) removeOrdinal(order, ordinal, createCompare(index.columns, sort))
}

/** Whether a product as it is now is in the sets of its ordinal, and in no others. */
const isInSets = ({ columns, values, colourSizes }: FacetIndex, ordinal: number, product: IndexedProduct): boolean =>
  columns.kinds[ordinal] === product.kind &&
  areSame(columns.categoryIds[ordinal] ?? [], product.categoryIds) &&
  hasColourSizes(colourSizes, ordinal, product.sizesByColour ?? null) &&
  listingFacets.every((facet) => areSame(getValues(values, ordinal, facet), product.facets[facet] ?? []))

const areSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((value, at) => value === b[at])

const addToSets = (index: Writable, ordinal: number, { facets, sizesByColour = null }: IndexedProduct): void => {
  setValues(index.values, ordinal, facets)
  setColourSizes(index.colourSizes, ordinal, sizesByColour)
  changeSets(index, ordinal, addBit)
}

const removeFromSets = (index: Writable, ordinal: number): void => {
  changeSets(index, ordinal, removeBit)
  setValues(index.values, ordinal, {})
  setColourSizes(index.colourSizes, ordinal, null)
}

/** Adds or removes an ordinal in the sets of all values of its product. */
const changeSets = (index: Writable, ordinal: number, change: typeof addBit): void => {
  const { columns, capacity } = index
  noteChange(index)
  noteOrdinal(index.changes, ordinal)
  change(index.live, ordinal)
  change(bitsOf(index.kinds, columns.kinds[ordinal] ?? '', capacity), ordinal)
  for (const id of columns.categoryIds[ordinal] ?? []) change(bitsOf(index.categories, id, capacity), ordinal)
  for (const facet of listingFacets) {
    const values = getValues(index.values, ordinal, facet)
    if (values.length === 0) continue
    const byValue = index.facets.get(facet) ?? new Map<string, Bitset>()
    index.facets.set(facet, byValue)
    for (const value of values) change(bitsOf(byValue, value, capacity), ordinal)
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
