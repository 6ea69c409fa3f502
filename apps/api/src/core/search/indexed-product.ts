import type { ListingFacet } from '@lacehouse/domain/search/listing-query'

/** A product of a site in the index: facet values, price and sort keys. */
export type IndexedProduct = {
  readonly id: string
  readonly categoryIds: readonly string[]
  /** Shoes, apparel or accessories; searches know it as the facet `kind`, which no listing shows. */
  readonly kind: string
  readonly facets: Readonly<Partial<Record<ListingFacet, readonly string[]>>>
  /** The sizes in which each of its colours can be bought, in the order of the facet's values; null where each has all sizes. */
  readonly sizesByColour?: readonly (readonly string[])[] | null
  /** Lowest current price in minor units. */
  readonly price: number
  /** Whole percent off the original price. */
  readonly discount: number
  /** What the merchant gives, and what shoppers did lately: 0 to 1000. */
  readonly popularity: number
  /** What the merchant gave, in any measure. */
  readonly givenPopularity: number
  readonly publishedAt: number
  readonly rating: number
  readonly available: boolean
  /** The day from which it is sent, where all that is sold of it is still on its way. */
  readonly preOrderFrom?: string | null
  /** When a price begins or ends next, in milliseconds since 1970; null when none does. */
  readonly changesAt: number | null
}
