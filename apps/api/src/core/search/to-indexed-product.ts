import { rankByRating } from '@lacehouse/domain/reviews/review-summary'
import type { Site } from '@lacehouse/domain/site/site'
import { findPrice } from '../catalogue/find-price.ts'
import { toFacetValues } from '../catalogue/product-attributes.ts'
import type { ProductRecord } from '../catalogue/product-record.ts'
import type { IndexedProduct } from './facet-index.ts'

export type IndexContext = { readonly site: Site; readonly now: number; readonly available: ReadonlySet<string> }

/** Maps a product to what the index of a site holds of it; null where the site does not list it. */
export function toIndexedProduct(record: ProductRecord, { site, now, available }: IndexContext): IndexedProduct | null {
  if (record.status !== 'live' || record.attributes.giftOnly === true) return null
  const price = findPrice(record, { priceList: site.priceList, now })
  if (!price) return null
  return {
    id: record.id,
    categoryIds: record.categoryIds,
    kind: record.kind,
    facets: toFacetValues(record, { availableVariantIds: available, isReduced: price.lowCurrent < price.lowOriginal }),
    price: price.lowCurrent,
    discount: price.percentagePriceDiscount ?? 0,
    popularity: record.popularity,
    publishedAt: record.publishedAt ?? 0,
    rating: site.features.reviews ? rankByRating({ count: record.ratingCount, sum: record.ratingSum }) : 0,
    available: available.size > 0 || record.productType === 'digital' || record.isReserveInStoreOnly,
    changesAt: findNextChange(record, site.priceList, now),
  }
}

/** Finds when a price of the list begins or ends next. */
const findNextChange = ({ prices }: ProductRecord, priceList: string, now: number): number | null => {
  const moments = prices
    .filter((entry) => entry.priceList === priceList)
    .flatMap(({ startsAt, endsAt }) => [startsAt, ...(endsAt === null ? [] : [endsAt])])
    .filter((moment) => moment > now)
  return moments.length > 0 ? Math.min(...moments) : null
}
