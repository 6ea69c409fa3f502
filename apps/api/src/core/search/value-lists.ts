/**
 * The values of one facet by product. Each distinct list of values has a number, so that the values of a product are one number and
 * those of a result are counted by reading it once.
 */
export type ValueLists = {
  /** By ordinal: the number of its list; 0 is the empty list. */
  readonly listOf: Uint32Array
  readonly values: string[]
  /** By the number of a list: the places of its values in `values`. */
  readonly lists: (readonly number[])[]
  readonly numbers: Map<string, number>
}

export function createValueLists(capacity: number): ValueLists {
  return { listOf: new Uint32Array(capacity), values: [], lists: [[]], numbers: new Map([['', 0]]) }
}

/** Sets the values of a product. */
export function setValues(known: ValueLists, ordinal: number, values: readonly string[]): void {
  const key = values.join('\n')
  const number = known.numbers.get(key) ?? known.lists.length
  known.listOf[ordinal] = number
  if (number < known.lists.length) return
  known.numbers.set(key, number)
  known.lists.push(values.map((value) => toPlace(known.values, value)))
}

const toPlace = (values: string[], value: string): number => {
  const known = values.indexOf(value)
  return known === -1 ? values.push(value) - 1 : known
}

/** Counts the products of each value among some; a value without any of them counts 0. */
export function countValues({ listOf, lists, values }: ValueLists, ordinals: Uint32Array): Map<string, number> {
  const ofLists = new Uint32Array(lists.length)
  for (const ordinal of ordinals) {
    const number = listOf[ordinal] ?? 0
    ofLists[number] = (ofLists[number] ?? 0) + 1
  }
  const counts = new Uint32Array(values.length)
  lists.forEach((places, number) => {
    const count = ofLists[number] ?? 0
    if (count > 0) for (const place of places) counts[place] = (counts[place] ?? 0) + count
  })
  return new Map(values.map((value, place) => [value, counts[place] ?? 0]))
}
