import { listRows } from '@lacehouse/database'
import type { SitemapPage } from '@lacehouse/domain/feeds/write-sitemap'
import { findSiteByLocale } from '@lacehouse/domain/site/find-site'
import { productPath } from '@lacehouse/domain/url/shop-paths'
import { type ProductRecord, wordsOf } from '../../core/catalogue/product-record.ts'
import { type FeedDeps, type FeedPlace, type FeedProduct, listProductPages } from './list-feed-products.ts'
import { listIdsOfPart } from './sitemap.queries.ts'
import { toSitemapPage } from './to-sitemap-page.ts'

/** The products of one sitemap; with the pictures of each it stays below 50 MB. */
export const productsOfPart = 500

/** Lists the products of a part of the catalogue that a site sells, with all their pictures; `part` counts from one (RT-19). */
export async function listSitemapProducts(deps: FeedDeps, place: FeedPlace, part: number): Promise<SitemapPage[]> {
  const asked = { offset: (part - 1) * productsOfPart, size: productsOfPart }
  const ids = (await listRows(deps.database.pool, listIdsOfPart, asked)).map(({ id }) => id)
  const pages: SitemapPage[] = []
  for await (const products of listProductPages(deps, place, ids))
    pages.push(...products.flatMap((one) => toProductPage(deps, place.locale, one) ?? []))
  return pages
}

const toProductPage = (deps: FeedDeps, locale: string, { record, product }: FeedProduct): SitemapPage | null => {
  const page = toSitemapPage(deps, locale, (other) => {
    const site = findSiteByLocale(deps.sites, other)
    const slug = wordsOf(record.slugs, other) ?? record.id.toLowerCase()
    return site && isPriced(record, site.priceList) ? productPath(other, slug, record.id) : null
  })
  const images = Object.values(product.images)
    .flat()
    .map(({ url }) => `${deps.publicUrl}${url}-1200.jpg`)
  return page && { ...page, images }
}

const isPriced = ({ prices }: ProductRecord, priceList: string): boolean =>
  prices.some((entry) => entry.priceList === priceList)
