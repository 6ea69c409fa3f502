import type { Duration } from '@lacehouse/domain/time/instant'
import { LRUCache } from 'lru-cache'

/**
 * Creates a cache of so many entries, which forgets the one that was not used for longest, and each after `ttl` milliseconds. It takes
 * memory for the entries that it has: with the option `max` the library allocates room for all of them at once.
 */
export function createBoundedCache<Value extends NonNullable<unknown>>(
  most: number,
  options: { readonly ttl?: Duration } = {},
): LRUCache<string, Value> {
  return new LRUCache({ maxSize: most, sizeCalculation: () => 1, ...options })
}
