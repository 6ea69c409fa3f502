import { rankByRating } from '@lacehouse/domain/reviews/review-summary'
import type { Site } from '@lacehouse/domain/site/site'
import { findNextPriceChange } from '../catalogue/find-next-price-change.ts'
import { findPrice } from '../catalogue/find-price.ts'
import { listSizesByColour, toFacetValues } from '../catalogue/product-attributes.ts'
import type { SearchRecord } from '../catalogue/product-record.ts'
import type { IndexedProduct } from './indexed-product.ts'

export type IndexContext = {
  readonly site: Site
  readonly now: number
  readonly available: ReadonlySet<string>
  /** The day from which it is sent, where all that is sold of it is still on its way. */
  readonly preOrderFrom?: string | null
  readonly popularityOf: (id: string, given: number) => number
}

/** Maps a product to what the index of a site holds of it; null where the site does not list it. */
export function toIndexedProduct(
  record: SearchRecord,
  { site, now, available, preOrderFrom = null, popularityOf }: IndexContext,
): IndexedProduct | null {
  if (record.status !== 'live' || record.attributes.giftOnly === true) return null
  const price = findPrice(record, { site, now })
  if (!price) return null
  const isReduced = price.lowCurrent < price.originalOfLowest
  return {
    id: record.id,
    categoryIds: record.categoryIds,
    kind: record.kind,
    facets: toFacetValues(record, { availableVariantIds: available, isReduced }),
    sizesByColour: listSizesByColour(record, available),
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
