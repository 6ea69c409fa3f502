import { type ListingFacet, listingFacets } from '@lacehouse/domain/search/listing-query'

/** Lists of values of one facet. Each distinct list has a number; 0 is the empty list. */
type ValueLists = {
  readonly values: string[]
  /** By the number of a list: the places of its values in `values`. */
  readonly lists: (readonly number[])[]
  readonly numbers: Map<string, number>
}

type ProductValues = Readonly<Partial<Record<ListingFacet, readonly string[]>>>

/**
 * The facet values of products. Each distinct combination of lists has a number, so that a result is read once for all facets, and then
 * each combination that occurs in it. Combinations that no product has any more give their numbers to later ones.
 */
export type FacetValues = {
  /** By ordinal: the number of its combination; 0 has no values. */
  readonly combinationOf: Uint32Array
  readonly lists: readonly ValueLists[]
  readonly numbers: Map<string, number>
  /** By combination: the numbers of its lists, one for each facet. */
  rows: Uint32Array
  /** By combination: how many products have it. */
  uses: Uint32Array
  length: number
  readonly free: number[]
}

// The sets of products by store are all that is held of stores: nearly every product has other ones.
const counted = listingFacets.filter((facet) => facet !== 'store')
const width = counted.length

export function createFacetValues(capacity: number): FacetValues {
  return {
    combinationOf: new Uint32Array(capacity),
    lists: counted.map(() => ({ values: [], lists: [[]], numbers: new Map([['', 0]]) })),
    numbers: new Map([[new Array(width).fill(0).join(), 0]]),
    ...{ rows: new Uint32Array(width * 64), uses: new Uint32Array(64), length: 1, free: [] },
  }
}

/** Sets the values of a product. */
export function setValues(known: FacetValues, ordinal: number, values: ProductValues): void {
  const row = counted.map((facet, at) => toListNumber(known.lists[at], values[facet] ?? []))
  const key = row.join()
  const number = known.numbers.get(key) ?? addCombination(known, key, row)
  const before = known.combinationOf[ordinal] ?? 0
  if (number === before) return
  known.combinationOf[ordinal] = number
  known.uses[number] = (known.uses[number] ?? 0) + 1
  if (before > 0) release(known, before)
}

const toListNumber = (known: ValueLists | undefined, values: readonly string[]): number => {
  if (!known || values.length === 0) return 0
  const key = values.join('\n')
  const number = known.numbers.get(key)
  if (number !== undefined) return number
  known.numbers.set(key, known.lists.length)
  return known.lists.push(values.map((value) => toPlace(known.values, value))) - 1
}

const toPlace = (values: string[], value: string): number => {
  const known = values.indexOf(value)
  return known === -1 ? values.push(value) - 1 : known
}

const addCombination = (known: FacetValues, key: string, row: readonly number[]): number => {
  const number = known.free.pop() ?? known.length
  if (number === known.length) known.length += 1
  if (number >= known.uses.length) {
    known.rows = copyInto(new Uint32Array(known.rows.length * 2), known.rows)
    known.uses = copyInto(new Uint32Array(known.uses.length * 2), known.uses)
  }
  known.numbers.set(key, number)
  known.rows.set(row, number * width)
  return number
}

const copyInto = (to: Uint32Array<ArrayBuffer>, from: Uint32Array): Uint32Array => {
  to.set(from)
  return to
}

const release = (known: FacetValues, number: number): void => {
  const uses = (known.uses[number] ?? 0) - 1
  known.uses[number] = uses
  if (uses > 0) return
  known.numbers.delete(known.rows.subarray(number * width, (number + 1) * width).join())
  known.free.push(number)
}

/** How many of some products have each combination that occurs among them. */
export type CombinationCounts = { readonly numbers: Uint32Array; readonly counts: Uint32Array }

/** Counts the combinations of some products, given by their ordinals. */
export function countCombinations({ combinationOf, length }: FacetValues, ordinals: Uint32Array): CombinationCounts {
  const byNumber = new Uint32Array(length)
  const numbers = new Uint32Array(Math.min(length, ordinals.length))
  let found = 0
  for (const ordinal of ordinals) {
    const number = combinationOf[ordinal] ?? 0
    const before = byNumber[number] ?? 0
    byNumber[number] = before + 1
    if (before > 0) continue
    numbers[found] = number
    found += 1
  }
  const occurring = numbers.subarray(0, found)
  return { numbers: occurring, counts: occurring.map((number) => byNumber[number] ?? 0) }
}

/** Counts the products of each value of a facet; null for stores, of which no lists are held. A value without any of them counts 0. */
export function countValues(
  { lists: ofFacets, rows }: FacetValues,
  facet: ListingFacet,
  { numbers, counts }: CombinationCounts,
): Map<string, number> | null {
  const column = counted.indexOf(facet as (typeof counted)[number])
  const known = ofFacets[column]
  if (!known) return null
  const ofLists = new Uint32Array(known.lists.length)
  for (let at = 0; at < numbers.length; at += 1) {
    const list = rows[(numbers[at] ?? 0) * width + column] ?? 0
    ofLists[list] = (ofLists[list] ?? 0) + (counts[at] ?? 0)
  }
  const ofValues = new Uint32Array(known.values.length)
  known.lists.forEach((places, number) => {
    const count = ofLists[number] ?? 0
    if (count > 0) for (const place of places) ofValues[place] = (ofValues[place] ?? 0) + count
  })
  return new Map(known.values.map((value, place) => [value, ofValues[place] ?? 0]))
}
