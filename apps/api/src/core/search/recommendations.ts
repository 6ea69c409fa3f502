import { emptyListingQuery, type ListingSort } from '@lacehouse/domain/search/listing-query'
import { type FacetIndex, type IndexedProduct, queryFacets } from './facet-index.ts'

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
      const known = new Set(besides)
      const inOrder = (id: string) =>
        listInOrder(index, { category: id, sort }).filter((product) => !known.has(product.id))
      const own = inOrder(category)
      const wearers = listWearers(index, besides)
      if (wearers.size === 0) return own.slice(0, limit).map(({ id }) => id)
      const isForThem = ({ facets }: IndexedProduct): boolean =>
        facets.gender?.some((gender) => wearers.has(gender)) ?? false
      const preferred = own.filter(isForThem)
      // A category may have nothing for these wearers; the rest of the shop has.
      const others = preferred.length < limit ? inOrder('').filter(isForThem) : []
      const ids = [...preferred, ...others, ...own].map(({ id }) => id)
      return [...new Set(ids)].slice(0, limit)
    },
  }
}

const listInOrder = (index: FacetIndex, query: { category: string; sort: ListingSort }): IndexedProduct[] =>
  queryFacets(index, { ...emptyListingQuery, ...query }, { matches: null, minorUnits: 1 }).ordinals.flatMap(
    (ordinal) => index.products[ordinal] ?? [],
  )

const listWearers = (index: FacetIndex, ids: readonly string[]): ReadonlySet<string> =>
  new Set(ids.flatMap((id) => index.products[index.ordinals.get(id) ?? -1]?.facets.gender ?? []))
