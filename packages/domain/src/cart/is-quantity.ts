import { defaultMaxQty } from './cart-limits.ts'

/** Tells whether a number is one of units: whole, from one on, and within what anybody may want (S1.5). */
export function isQuantity(qty: number): boolean {
  return Number.isSafeInteger(qty) && qty >= 1 && qty <= defaultMaxQty
}
