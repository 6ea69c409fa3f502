/** The facets of listings, in the order of the address. */
export const listingFacets = [
  'gender',
  'type',
  'size',
  'color',
  'width',
  'activity',
  'material',
  'length',
  'volume',
  'fit',
  'feature',
  'collection',
  'offer',
  'store',
] as const
export type ListingFacet = (typeof listingFacets)[number]

export const listingSorts = ['relevance', 'newest', 'price-asc', 'price-desc', 'rating', 'discount'] as const
export type ListingSort = (typeof listingSorts)[number]

/** The value of the parameter `spelling` with which a search text is not corrected. */
export const literalSpelling = 'literal'

/** Items on a page; the first is the default (docs/bounds.md). */
export const listingSizes = [24, 48, 96] as const
export type ListingSize = (typeof listingSizes)[number]

/** Limits in whole units of the site's currency; null is open. */
export type PriceRange = { readonly min: number | null; readonly max: number | null }

/** The query of a listing or a search. */
export type ListingQuery = {
  readonly text: string
  /** The text is searched as it was typed, without a correction of its spelling. */
  readonly isLiteral: boolean
  /** Category id; empty for a search in all categories. */
  readonly category: string
  /** Chosen values of each facet, sorted; a facet without a choice is absent. */
  readonly facets: Readonly<Partial<Record<ListingFacet, readonly string[]>>>
  readonly price: PriceRange | null
  /** The shopper's own sizes as values of the size facet, sorted: products in stock in one of them come first. */
  readonly mySizes: readonly string[]
  readonly sort: ListingSort
  readonly page: number
  readonly pageSize: ListingSize
}

/** The query of a listing without any choice. */
export const emptyListingQuery: ListingQuery = {
  text: '',
  isLiteral: false,
  category: '',
  facets: {},
  price: null,
  mySizes: [],
  sort: 'relevance',
  page: 1,
  pageSize: 24,
}

/** Adds a value to its facet, or removes it; the listing returns to page 1 (SRCH-03). */
export function toggleFacet(query: ListingQuery, facet: ListingFacet, value: string): ListingQuery {
  return withFacet(query, facet, toggleValue(query.facets[facet] ?? [], value))
}

/** Adds a value to the chosen values of a facet, in their order, or takes it away. */
export function toggleValue(chosen: readonly string[], value: string): readonly string[] {
  return chosen.includes(value) ? chosen.filter((item) => item !== value) : [...chosen, value].toSorted()
}

/** Removes all values of one facet. */
export function clearFacet(query: ListingQuery, facet: ListingFacet): ListingQuery {
  return withFacet(query, facet, [])
}

/** Removes all facets and the price range; text, category, own sizes, sort and page size stay. */
export function clearFilters(query: ListingQuery): ListingQuery {
  return { ...query, facets: {}, price: null, page: 1 }
}

/** Lists the chosen facet values, in the order of the chips above the listing. */
export function listChosenFacets(query: ListingQuery): { facet: ListingFacet; value: string }[] {
  return listingFacets.flatMap((facet) => (query.facets[facet] ?? []).map((value) => ({ facet, value })))
}

/** Returns whether facets or a price range narrow the listing. */
export function hasFilters(query: ListingQuery): boolean {
  return query.price !== null || listChosenFacets(query).length > 0
}

/** Lists the sizes that a shopper looks for: their own ones, or those that they filter by. */
export function listWantedSizes({ mySizes, facets }: ListingQuery): readonly string[] {
  return mySizes.length > 0 ? mySizes : (facets.size ?? [])
}

/** Puts products in the shopper's own sizes first, or ends that where they are first already; the listing returns to page 1. */
export function toggleMySizes(query: ListingQuery, sizes: readonly string[]): ListingQuery {
  return { ...query, mySizes: query.mySizes.length > 0 ? [] : sizes.toSorted(), page: 1 }
}

function withFacet(query: ListingQuery, facet: ListingFacet, values: readonly string[]): ListingQuery {
  const { [facet]: _, ...others } = query.facets
  return { ...query, facets: values.length > 0 ? { ...others, [facet]: values } : others, page: 1 }
}
