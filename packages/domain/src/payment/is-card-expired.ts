import type { Instant } from '../time/instant.ts'

/** Says whether a card has expired; it is valid to the last day of its month, which counts from 1. */
export function isCardExpired(
  { expiryMonth, expiryYear }: { readonly expiryMonth: number; readonly expiryYear: number },
  now: Instant,
): boolean {
  return Date.UTC(expiryYear, expiryMonth, 1) <= now
}
