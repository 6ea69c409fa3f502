import { facetPagePath } from '@lacehouse/domain/page/parse-facet-page-path'
import type { PagePath } from '@lacehouse/domain/page/parse-page-path'
import { findFacetPage } from '@lacehouse/domain/search/facet-page-query'
import type { ListingQuery } from '@lacehouse/domain/search/listing-query'
import { minutes } from '@lacehouse/domain/time/durations'
import { categoryPath } from '@lacehouse/domain/url/shop-paths'
import { data } from 'react-router'
import { getBrand } from '../../brands/brands.ts'
import { cacheable } from '../../cacheable.ts'
import { findCategoryContent } from '../../features/content/load-content.ts'
import { packListing } from '../../features/listing/pack-listing.ts'
import { readListingQuery } from '../../features/listing/read-listing-query.ts'
import { toSearchInput } from '../../features/listing/search-input.ts'
import { describePage, slugOf } from '../../features/seo/describe-page.ts'
import { toBreadcrumbData } from '../../features/seo/json-ld.ts'
import { getTranslate } from '../../i18n/get-text.ts'
import { getShop, type WithContext } from '../../shop-context.ts'
import { listFacetPages, toFacetPagePath } from './load-facet-page.ts'
import { throwMissing } from './throw-missing.ts'

/** Loads the listing of a category by any of its addresses (RT-03, RT-04). */
export async function loadListing(args: WithContext, { id }: PagePath) {
  const { api, url, site, locale } = getShop(args)
  const { query, refused } = readListingQuery(url.search, { category: id })
  const [listing, content, allFacetPages] = await Promise.all([
    api.call('search.products', { query: toSearchInput(query) }).catch(throwMissing('PLP400', 'API400')),
    findCategoryContent(args, id),
    listFacetPages(args),
  ])
  const { category, page } = listing
  if (!category || page > listing.pageCount) throw data(null, { status: 404 })
  if (!refused) cacheable(args, { tags: ['listing', 'content'], ttl: minutes(5) })
  const facetPage = findFacetPage(allFacetPages, query)
  const own = facetPage ? facetPagePath(locale, facetPage.slug) : category.url
  const t = getTranslate(args)
  const values = { category: category.name, brand: getBrand(site.brand).name }
  const seo = describePage(args, {
    title: page > 1 ? t('seo.category.page', { ...values, page }) : t('seo.category.title', values),
    description: category.description ?? t('seo.category.description', { ...values, count: listing.total }),
    // Filters and sort orders show the same list, so that only its pages and facet pages have a canonical address of their own.
    path: page > 1 ? `${own}?page=${page}` : own,
    toPath: (to) => (facetPage ? toFacetPagePath(facetPage, to) : toCategoryPath(category, to)),
    image: listing.products[0]?.image.url,
    jsonLd: [toBreadcrumbData(listing.breadcrumbs, url.origin)],
    hidden: refused || isPersonal(query),
  })
  const facetPages = allFacetPages
    .filter(({ categoryId }) => categoryId === id)
    .map((one) => ({ title: one.title, url: facetPagePath(locale, one.slug) }))
  return { listing: packListing(args, listing), query, content, seo, refused, facetPages, listPath: undefined }
}

/** What only one shopper looks for is no page for search engines: their price range, their store, their size. */
const isPersonal = ({ price, facets, mySizes }: ListingQuery): boolean =>
  price !== null || facets.store !== undefined || mySizes.length > 0

function toCategoryPath({ id, slugs }: { id: string; slugs: Record<string, string> }, locale: string): string | null {
  const slug = slugOf(slugs, locale)
  return slug && categoryPath(locale, slug, id)
}
