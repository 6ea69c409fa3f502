import { formatOrderNumber, makeOrderNumber, parseOrderNumber } from '../order/order-number.ts'

/** Makes the number of a return: the letter R and a number of the form of an order's. `pick` returns an unpredictable whole number below its argument. */
export function makeReturnNumber(pick: (below: number) => number): string {
  return `R${makeOrderNumber(pick)}`
}

/**
 * Parses the number of a return with dashes, spaces or lower-case letters, or the barcode of one of its parcels, which adds `-1` to `-5`;
 * null when it is not well-formed.
 */
export function parseReturnNumber(text: string): string | null {
  const [, rest = ''] = /^\s*r[\s-]*(.*?)(?:-[1-5])?\s*$/i.exec(text) ?? []
  const number = parseOrderNumber(rest)
  return number === null ? null : `R${number}`
}

/** Formats the number of a return for people: `R-7KQ-2M4-XB9C`. */
export function formatReturnNumber(number: string): string {
  return `R-${formatOrderNumber(number.slice(1))}`
}
