import type { Duration, Instant } from '@lacehouse/domain/time/instant'
import { createBoundedCache } from '../../infra/bounded-cache.ts'

/** What was asked: a key that says all of it, what the result is made from, and the time of asking. */
type Asked = { readonly key: string; readonly basis: readonly unknown[]; readonly now: Instant }

/** Results of queries, each kept while everything that it was made from is the same as it was. */
export type KeptResults<Result> = {
  /** Finds the result of the same query on the same basis. */
  readonly find: (asked: Asked) => Result | null
  /** Keeps a result; the basis has to be read before the result is made. */
  readonly keep: (asked: Asked, result: Result) => void
}

type Kept<Result> = Asked & { readonly result: Result }

type Bounds = { readonly most: number; readonly keptFor: Duration }

/** Creates a memory of the results that were asked for last: at most `most` of them, each for at most `keptFor`. */
export function createKeptResults<Result>({ most, keptFor }: Bounds): KeptResults<Result> {
  const known = createBoundedCache<Kept<Result>>(most)
  return {
    find: ({ key, basis, now }) => {
      const kept = known.get(key)
      if (!kept || now >= kept.now + keptFor) return null
      return kept.basis.every((part, at) => part === basis[at]) ? kept.result : null
    },
    keep: (asked, result) => void known.set(asked.key, { ...asked, result }),
  }
}
