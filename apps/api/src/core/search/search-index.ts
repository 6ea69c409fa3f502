import { rankByRating } from '@lacehouse/domain/reviews/review-summary'
import type { Site } from '@lacehouse/domain/site/site'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { findPrice } from '../catalogue/find-price.ts'
import { toFacetValues } from '../catalogue/product-attributes.ts'
import type { ProductRecord } from '../catalogue/product-record.ts'
import type { StockQueries } from '../stock/stock.queries.ts'
import { buildFacetIndex, type FacetIndex, type IndexedProduct } from './facet-index.ts'
import type { SearchQueries } from './search.queries.ts'

type IndexDeps = {
  readonly catalogue: Catalogue
  readonly queries: SearchQueries
  readonly stock: StockQueries
  readonly now: () => number
}

/** The facet index of each site. The first request after a start or `drop` builds it, and concurrent requests share the build. */
export type SearchIndex = {
  readonly get: (site: Site) => Promise<FacetIndex>
  readonly listVocabulary: (locale: string) => Promise<readonly string[]>
  readonly drop: () => void
}

const batchSize = 500

export function createSearchIndex(deps: IndexDeps): SearchIndex {
  const indexes = new Map<string, Promise<FacetIndex>>()
  const vocabularies = new Map<string, Promise<readonly string[]>>()
  return {
    get: (site) => remember(indexes, site.siteId, () => build(deps, site)),
    listVocabulary: (locale) => remember(vocabularies, locale, () => deps.queries.listVocabulary(locale)),
    drop: () => {
      indexes.clear()
      vocabularies.clear()
    },
  }
}

// A failed build leaves the cache, so that the next request tries again.
const remember = <T>(map: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> => {
  const known = map.get(key)
  if (known) return known
  const made = make()
  map.set(key, made)
  made.catch(() => map.delete(key))
  return made
}

const build = async ({ catalogue, queries, stock, now }: IndexDeps, site: Site): Promise<FacetIndex> => {
  const ids = await queries.listLiveIds()
  const available = new Map(
    (await stock.listAvailable(site.warehouse, null)).map(({ productId, variantIds }) => [
      productId,
      new Set(variantIds),
    ]),
  )
  const products: IndexedProduct[] = []
  for (let start = 0; start < ids.length; start += batchSize) {
    const records = await catalogue.listProducts(ids.slice(start, start + batchSize))
    for (const record of records.values()) {
      const indexed = toIndexed(record, { site, now: now(), available: available.get(record.id) ?? new Set() })
      if (indexed) products.push(indexed)
    }
  }
  return buildFacetIndex(products)
}

type IndexContext = { readonly site: Site; readonly now: number; readonly available: ReadonlySet<string> }

const toIndexed = (record: ProductRecord, { site, now, available }: IndexContext): IndexedProduct | null => {
  const price = findPrice(record, { priceList: site.priceList, now })
  if (!price) return null
  return {
    id: record.id,
    kind: record.kind,
    categoryIds: record.categoryIds,
    facets: toFacetValues(record, { availableVariantIds: available, isReduced: price.lowCurrent < price.lowOriginal }),
    price: price.lowCurrent,
    discount: price.percentagePriceDiscount ?? 0,
    popularity: record.popularity,
    publishedAt: record.publishedAt ?? 0,
    rating: site.features.reviews ? rankByRating({ count: record.ratingCount, sum: record.ratingSum }) : 0,
    available: available.size > 0 || record.productType === 'digital' || record.isReserveInStoreOnly,
  }
}
