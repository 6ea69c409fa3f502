import type { PriceRange } from '@lacehouse/domain/search/listing-query'

/** Reads two typed bounds. Bounds in the wrong order are swapped, and text that is not a number sets no bound. */
export function readPriceRange(minimum: string, maximum: string): PriceRange | null {
  const [first, second] = [readBound(minimum), readBound(maximum)]
  if (first === null && second === null) return null
  if (first !== null && second !== null && first > second) return { min: second, max: first }
  return { min: first, max: second }
}

function readBound(text: string): number | null {
  const digits = /^\s*(\d{1,7})(?:[.,]\d*)?\s*$/.exec(text)?.[1]
  return digits === undefined ? null : Number(digits)
}
