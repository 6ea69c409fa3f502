import type { OrderNumber } from '../cart/ids.ts'

/** Thirty-one signs, a prime number, without signs that are easily confused: no 0 and O, no 1 and I, no U. */
const signs = '23456789ABCDEFGHJKLMNPQRSTVWXYZ'
const length = 10

/**
 * Makes an order number of nine random signs and a check sign: about 26 million million numbers, too many to guess. `pick`
 * returns an unpredictable whole number below its argument.
 */
export function makeOrderNumber(pick: (below: number) => number): OrderNumber {
  const body = Array.from({ length: length - 1 }, () => signs.charAt(pick(signs.length))).join('')
  return body + getCheckSign(body)
}

/** Parses an order number with dashes, spaces or lower-case letters; null when it is not well-formed. */
export function parseOrderNumber(text: string): OrderNumber | null {
  const number = text.replaceAll(/[\s-]/g, '').toUpperCase()
  if (number.length !== length || [...number].some((sign) => !signs.includes(sign))) return null
  return number.at(-1) === getCheckSign(number.slice(0, -1)) ? number : null
}

/** Formats an order number for people: `7KQ-2M4-XB9C`. */
export function formatOrderNumber(number: OrderNumber): string {
  return `${number.slice(0, 3)}-${number.slice(3, 6)}-${number.slice(6)}`
}

/** Weighted by position modulo a prime, so that one wrong sign and any two swapped signs are detected. */
function getCheckSign(body: string): string {
  const sum = [...body].reduce((total, sign, index) => total + signs.indexOf(sign) * (index + 2), 0)
  return signs.charAt(sum % signs.length)
}
