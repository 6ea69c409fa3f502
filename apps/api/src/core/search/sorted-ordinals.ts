/** Ordinals that stay sorted while single ones come and go, so that a list of a large shop is read and not sorted. */
export type SortedOrdinals = { entries: Uint32Array; length: number }

/** Compares two ordinals; it answers 0 only for the same one. */
type Compare = (a: number, b: number) => number

/** Sorts ordinals, with room for more until there are `capacity` of them. */
export function sortOrdinals(ordinals: Uint32Array, capacity: number, compare: Compare): SortedOrdinals {
  const entries = new Uint32Array(capacity)
  entries.set(ordinals)
  entries.subarray(0, ordinals.length).sort(compare)
  return { entries, length: ordinals.length }
}

/** Inserts an ordinal that the list does not have. */
export function insertOrdinal(sorted: SortedOrdinals, ordinal: number, compare: Compare): void {
  const at = findPlace(sorted, ordinal, compare)
  sorted.entries.copyWithin(at + 1, at, sorted.length)
  sorted.entries[at] = ordinal
  sorted.length += 1
}

/** Removes an ordinal; `compare` must still see what it was inserted with. */
export function removeOrdinal(sorted: SortedOrdinals, ordinal: number, compare: Compare): void {
  const at = findPlace(sorted, ordinal, compare)
  if (sorted.entries[at] !== ordinal || at >= sorted.length) return
  sorted.entries.copyWithin(at, at + 1, sorted.length)
  sorted.length -= 1
}

const findPlace = ({ entries, length }: SortedOrdinals, ordinal: number, compare: Compare): number => {
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compare(entries[middle] ?? 0, ordinal) < 0) low = middle + 1
    else high = middle
  }
  return low
}
