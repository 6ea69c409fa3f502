import type { Instant } from '@lacehouse/domain/time/instant'

/** Reads the browser's clock, in milliseconds since 1970; what is decided by it here, the API decides again by its own. */
export function readClock(): Instant {
  return Date.now()
}
