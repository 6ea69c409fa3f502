import type { Duration, Instant } from '@lacehouse/domain/time/instant'
import { createBoundedCache } from '../../infra/bounded-cache.ts'

/** A query: its key holds all of its parameters, `basis` the data from which its result is made, `now` the time of the question. */
type Query = { readonly key: string; readonly basis: readonly unknown[]; readonly now: Instant }

/** A cache of the results of queries. An entry holds while its data is the same. */
export type ResultCache<Result> = {
  /** Finds the result of the same query on the same basis. */
  readonly find: (query: Query) => Result | null
  /** Stores a result; the basis has to be read before the result is made. */
  readonly add: (query: Query, result: Result) => void
}

type Entry<Result> = Query & { readonly result: Result }

type Bounds = { readonly most: number; readonly lifetime: Duration }

/** Creates a cache of the `most` results that were asked for last, each for at most its lifetime. */
export function createResultCache<Result>({ most, lifetime }: Bounds): ResultCache<Result> {
  const entries = createBoundedCache<Entry<Result>>(most)
  return {
    find: ({ key, basis, now }) => {
      const entry = entries.get(key)
      if (!entry || now >= entry.now + lifetime) return null
      return entry.basis.every((part, at) => part === basis[at]) ? entry.result : null
    },
    add: (query, result) => void entries.set(query.key, { ...query, result }),
  }
}
