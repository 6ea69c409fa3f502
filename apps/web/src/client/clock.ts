import type { Instant } from '@lacehouse/domain/time/instant'

/**
 * Reads the browser's clock, in milliseconds since 1970. A loader takes the time of its request instead: `getShop(args).now()`. A component
 * that the server renders too reads the clock in an effect or once `useIsBrowser` holds, so that hydration finds the server's markup.
 */
export function readClock(): Instant {
  return Date.now()
}
