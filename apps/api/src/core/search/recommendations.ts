import type { ListingSort } from '@lacehouse/domain/search/listing-query'
import { type Bitset, emptyBits, intersect, removeBit, unite } from './bitset.ts'
import { type FacetIndex, toIds } from './facet-index.ts'
import { getValues } from './facet-values.ts'
import { listInOrder } from './query-facets.ts'

export type RecommendationQuery = {
  readonly category: string
  readonly sort: ListingSort
  readonly limit: number
  /** Products of the cart or the order: they are left out, and products for the same wearers come first. */
  readonly besides: readonly string[]
}

/** The products that carousels show beside what the shopper looks for. */
export type Recommendations = {
  /** Lists ids of products of a category, in the order of the sort. */
  readonly list: (index: FacetIndex, query: RecommendationQuery) => Promise<readonly string[]>
}

export function createRecommendations(): Recommendations {
  return {
    list: async (index, { category, sort, limit, besides }) => {
      const known = besides.flatMap((id) => index.ordinals.get(id) ?? [])
      const all = without(index.live, known)
      const own = category ? intersect(all, index.categories.get(category) ?? emptyBits(index.capacity)) : all
      const first = (bits: Bitset): number[] => listInOrder(index, bits, { sort, count: limit })
      const wearers = listWearers(index, besides)
      const genders = [...wearers].flatMap((gender) => index.facets.get('gender')?.get(gender) ?? [])
      const forThem = unite(genders, index.capacity)
      const preferred = wearers.size > 0 ? first(intersect(own, forThem)) : []
      // A category may have nothing for these wearers; the rest of the shop has.
      const others = wearers.size > 0 && preferred.length < limit ? first(intersect(all, forThem)) : []
      const ordinals = new Set([...preferred, ...others, ...first(own)])
      return toIds(index, [...ordinals].slice(0, limit))
    },
  }
}

const without = (bits: Bitset, ordinals: readonly number[]): Bitset => {
  const left = bits.slice()
  for (const ordinal of ordinals) removeBit(left, ordinal)
  return left
}

const listWearers = (index: FacetIndex, ids: readonly string[]): ReadonlySet<string> =>
  new Set(ids.flatMap((id) => getValues(index.values, index.ordinals.get(id) ?? -1, 'gender')))
