import { type ListingFacet, listingFacets } from '@lacehouse/domain/search/listing-query'
import { type Bitset, listBits } from './bitset.ts'

type ProductValues = Readonly<Partial<Record<ListingFacet, readonly string[]>>>

/** Lists of values of one facet. Each distinct list has a number; 0 is the empty list. */
type ValueLists = {
  readonly facet: ListingFacet
  readonly values: string[]
  /** By the number of a list: its values, and their places in `values`. */
  readonly texts: (readonly string[])[]
  readonly lists: (readonly number[])[]
  readonly numbers: Map<string, number>
}

/**
 * The values of products for some facets, a column each. Each distinct combination of lists has a number, so that a result is read once for all of the
 * facets, and then each combination that occurs in it. Numbers of combinations that no product has any more are given to later ones.
 */
type Combinations = {
  readonly columns: readonly ValueLists[]
  /** By ordinal: the number of its combination; 0 has no values. */
  readonly ofProduct: Uint32Array
  readonly numbers: Map<string, number>
  /** By combination: the numbers of its lists, one for each column. */
  rows: Uint32Array
  /** By combination: how many products have it. */
  uses: Uint32Array
  length: number
  readonly free: number[]
}

/** The facet values of products, but for stores. */
export type FacetValues = readonly Combinations[]

/** Sizes and colours differ between products that are alike otherwise; together with the other facets there would be too many combinations. */
const alone: readonly ListingFacet[] = ['size', 'color']
// The sets of products by store are all that is held of stores: nearly every product has other ones.
const together = listingFacets.filter((facet) => facet !== 'store' && !alone.includes(facet))

export function createFacetValues(capacity: number): FacetValues {
  return [...alone.map((facet) => [facet]), together].map((facets) => createCombinations(facets, capacity))
}

const createCombinations = (facets: readonly ListingFacet[], capacity: number): Combinations => ({
  columns: facets.map((facet) => ({ facet, values: [], texts: [[]], lists: [[]], numbers: new Map([['', 0]]) })),
  ofProduct: new Uint32Array(capacity),
  numbers: new Map([[facets.map(() => 0).join(), 0]]),
  ...{ rows: new Uint32Array(facets.length * 64), uses: new Uint32Array(64), length: 1, free: [] },
})

/** Sets the values of a product. */
export function setValues(known: FacetValues, ordinal: number, values: ProductValues): void {
  for (const combinations of known) {
    const row = combinations.columns.map((column) => toListNumber(column, values[column.facet] ?? []))
    const key = row.join()
    const number = combinations.numbers.get(key) ?? addCombination(combinations, key, row)
    const before = combinations.ofProduct[ordinal] ?? 0
    if (number === before) continue
    combinations.ofProduct[ordinal] = number
    combinations.uses[number] = (combinations.uses[number] ?? 0) + 1
    if (before > 0) release(combinations, before)
  }
}

/** Gives the values of a product for a facet; empty for stores. */
export function getValues(known: FacetValues, ordinal: number, facet: ListingFacet): readonly string[] {
  for (const { columns, ofProduct, rows } of known) {
    const at = columns.findIndex((column) => column.facet === facet)
    if (at !== -1) return columns[at]?.texts[rows[(ofProduct[ordinal] ?? 0) * columns.length + at] ?? 0] ?? []
  }
  return []
}

/** Gives all values of a product, but for stores. */
export function listFacets(known: FacetValues, ordinal: number): ProductValues {
  const facets: Partial<Record<ListingFacet, readonly string[]>> = {}
  for (const facet of listingFacets) {
    const values = getValues(known, ordinal, facet)
    if (values.length > 0) facets[facet] = values
  }
  return facets
}

const toListNumber = (known: ValueLists, values: readonly string[]): number => {
  const key = values.join('\n')
  const number = known.numbers.get(key)
  if (number !== undefined) return number
  known.numbers.set(key, known.lists.length)
  known.texts.push(values)
  return known.lists.push(values.map((value) => toPlace(known.values, value))) - 1
}

const toPlace = (values: string[], value: string): number => {
  const known = values.indexOf(value)
  return known === -1 ? values.push(value) - 1 : known
}

const addCombination = (known: Combinations, key: string, row: readonly number[]): number => {
  const number = known.free.pop() ?? known.length
  if (number === known.length) known.length += 1
  if (number >= known.uses.length) {
    known.rows = toTwice(known.rows)
    known.uses = toTwice(known.uses)
  }
  known.numbers.set(key, number)
  known.rows.set(row, number * row.length)
  return number
}

const toTwice = (numbers: Uint32Array): Uint32Array => {
  const more = new Uint32Array(numbers.length * 2)
  more.set(numbers)
  return more
}

const release = (known: Combinations, number: number): void => {
  const uses = (known.uses[number] ?? 0) - 1
  known.uses[number] = uses
  if (uses > 0) return
  const width = known.columns.length
  known.numbers.delete(known.rows.subarray(number * width, (number + 1) * width).join())
  known.free.push(number)
}

/**
 * Creates a function that counts the products of a set by each value of a facet; a value without any of them counts 0. It returns null for
 * stores. What it reads of a set serves all facets that are counted over the same set, which must not change meanwhile.
 */
export function createValueCounter(
  known: FacetValues,
): (facet: ListingFacet, bits: Bitset) => Map<string, number> | null {
  const listed = new Map<Bitset, Uint32Array>()
  const counted = new Map<Combinations, Map<Bitset, Counts>>()
  return (facet, bits) => {
    const combinations = known.find(({ columns }) => columns.some((column) => column.facet === facet))
    if (!combinations) return null
    const ordinals = listed.get(bits) ?? listBits(bits)
    listed.set(bits, ordinals)
    const bySet = counted.get(combinations) ?? new Map<Bitset, Counts>()
    counted.set(combinations, bySet)
    const counts = bySet.get(bits) ?? countCombinations(combinations, ordinals)
    bySet.set(bits, counts)
    return countValues(combinations, facet, counts)
  }
}

/** The combinations that occur among some products, and how many of the products have each. */
type Counts = { readonly numbers: Uint32Array; readonly counts: Uint32Array }

const countCombinations = ({ ofProduct, length }: Combinations, ordinals: Uint32Array): Counts => {
  const byNumber = new Uint32Array(length)
  for (const ordinal of ordinals) {
    const number = ofProduct[ordinal] ?? 0
    byNumber[number] = (byNumber[number] ?? 0) + 1
  }
  const numbers = new Uint32Array(Math.min(length, ordinals.length))
  let found = 0
  for (let number = 0; number < length; number += 1)
    if (byNumber[number] !== 0) {
      numbers[found] = number
      found += 1
    }
  const occurring = numbers.subarray(0, found)
  return { numbers: occurring, counts: occurring.map((number) => byNumber[number] ?? 0) }
}

const countValues = (
  { columns, rows }: Combinations,
  facet: ListingFacet,
  { numbers, counts }: Counts,
): Map<string, number> => {
  const at = columns.findIndex((column) => column.facet === facet)
  const { values, lists } = columns[at] ?? { values: [], lists: [] }
  const ofLists = new Uint32Array(lists.length)
  numbers.forEach((number, place) => {
    const list = rows[number * columns.length + at] ?? 0
    ofLists[list] = (ofLists[list] ?? 0) + (counts[place] ?? 0)
  })
  const ofValues = new Uint32Array(values.length)
  lists.forEach((places, number) => {
    const count = ofLists[number] ?? 0
    if (count > 0) for (const place of places) ofValues[place] = (ofValues[place] ?? 0) + count
  })
  return new Map(values.map((value, place) => [value, ofValues[place] ?? 0]))
}
