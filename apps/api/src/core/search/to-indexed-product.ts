import { rankByRating } from '@lacehouse/domain/reviews/review-summary'
import type { ListingFacet } from '@lacehouse/domain/search/listing-query'
import type { Site } from '@lacehouse/domain/site/site'
import { findNextPriceChange } from '../catalogue/find-next-price-change.ts'
import { findPrice } from '../catalogue/find-price.ts'
import { toFacetValues } from '../catalogue/product-attributes.ts'
import type { SearchRecord } from '../catalogue/product-record.ts'
import type { IndexedProduct } from './facet-index.ts'
import type { ShareValues } from './share-values.ts'

export type IndexContext = {
  readonly site: Site
  readonly now: number
  readonly available: ReadonlySet<string>
  /** The day from which it is sent, where all that is sold of it is still on its way. */
  readonly preOrderFrom?: string | null
  readonly popularityOf: (id: string, given: number) => number
  /** Gives one list for all products with the same values. */
  readonly share: ShareValues
}

/** Maps a product to what the index of a site holds of it; null where the site does not list it. */
export function toIndexedProduct(
  record: SearchRecord,
  { site, now, available, preOrderFrom = null, popularityOf, share }: IndexContext,
): IndexedProduct | null {
  if (record.status !== 'live' || record.attributes.giftOnly === true) return null
  const price = findPrice(record, { site, now })
  if (!price) return null
  const isReduced = price.lowCurrent < price.originalOfLowest
  const facets = toFacetValues(record, { availableVariantIds: available, isReduced })
  const [kind = ''] = share([record.kind])
  return {
    id: record.id,
    categoryIds: share(record.categoryIds),
    kind,
    facets: mapValues(facets, share),
    price: price.lowCurrent,
    discount: price.percentagePriceDiscount ?? 0,
    popularity: popularityOf(record.id, record.popularity),
    givenPopularity: record.popularity,
    publishedAt: record.publishedAt ?? 0,
    rating: site.features.reviews ? rankByRating({ count: record.ratingCount, sum: record.ratingSum }) : 0,
    available: available.size > 0 || record.productType === 'digital' || record.isReserveInStoreOnly,
    preOrderFrom,
    changesAt: findNextPriceChange(record, site.priceList, now),
  }
}

const mapValues = (facets: Partial<Record<ListingFacet, string[]>>, share: ShareValues): IndexedProduct['facets'] =>
  Object.fromEntries(Object.entries(facets).map(([facet, values]) => [facet, share(values)]))
