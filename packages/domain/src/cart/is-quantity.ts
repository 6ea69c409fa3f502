import { defaultMaxQty } from './cart-limits.ts'

/** Returns whether a number is a valid quantity: whole, at least 1 and at most `defaultMaxQty`. */
export function isQuantity(qty: number): boolean {
  return Number.isSafeInteger(qty) && qty >= 1 && qty <= defaultMaxQty
}
