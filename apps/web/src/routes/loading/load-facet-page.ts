import type { CallReply } from '@lacehouse/contracts'
import { facetPagePath } from '@lacehouse/domain/page/parse-facet-page-path'
import { readFacetPageQuery } from '@lacehouse/domain/search/facet-page-query'
import { minutes } from '@lacehouse/domain/time/durations'
import { data } from 'react-router'
import { getBrand } from '../../brands/brands.ts'
import { cacheable } from '../../cacheable.ts'
import { packListing } from '../../features/listing/pack-listing.ts'
import { readListingQuery } from '../../features/listing/read-listing-query.ts'
import { toSearchInput } from '../../features/listing/search-input.ts'
import { describePage } from '../../features/seo/describe-page.ts'
import { toBreadcrumbData } from '../../features/seo/json-ld.ts'
import { getTranslate } from '../../i18n/get-text.ts'
import { getShop, type WithContext } from '../../shop-context.ts'
import { orWithout } from '../../unavailable.ts'
import { throwMissing } from './throw-missing.ts'

type FacetPage = CallReply<'content.facetPages'>['documents'][number]

/** Lists the facet pages of the page's site and language; none while content cannot be read. */
export async function listFacetPages(args: WithContext): Promise<readonly FacetPage[]> {
  const { api, site } = getShop(args)
  const params = { mode: 'publish', siteId: site.siteId } as const
  const found = await api.call('content.facetPages', { params }).catch(orWithout(args, null))
  return found?.documents ?? []
}

/** Returns the path of the page that shows the same list in a locale; null where there is none. */
export function toFacetPagePath({ slugs }: FacetPage, locale: string): string | null {
  const slug = slugs[locale]
  return slug === undefined ? null : facetPagePath(locale, slug)
}

/** Loads a part of a category that has a page of its own, by its slug. Its list changes at the category's address. */
export async function loadFacetPage(args: WithContext, slug: string) {
  const { api, url, site, locale } = getShop(args)
  const document = (await listFacetPages(args)).find((page) => page.slug === slug)
  if (!document) throw data(null, { status: 404 })
  const { categoryId, title, description } = document
  const read = readListingQuery(url.search, { category: categoryId })
  const { refused } = read
  const query = { ...read.query, facets: { ...read.query.facets, ...readFacetPageQuery(document.query) } }
  const listing = await api
    .call('search.products', { query: toSearchInput(query) })
    .catch(throwMissing('PLP400', 'API400'))
  const { category, page } = listing
  if (!category || page > listing.pageCount) throw data(null, { status: 404 })
  if (!refused) cacheable(args, { tags: ['listing', 'content'], ttl: minutes(5) })
  const path = facetPagePath(locale, slug)
  const values = { category: title, brand: getBrand(site.brand).name }
  const t = getTranslate(args)
  const breadcrumbs = [...listing.breadcrumbs, { id: slug, name: title, url: path }]
  const seo = describePage(args, {
    title: page > 1 ? t('seo.category.page', { ...values, page }) : t('seo.category.title', values),
    description,
    path: page > 1 ? `${path}?page=${page}` : path,
    toPath: (to) => toFacetPagePath(document, to),
    image: listing.products[0]?.image.url,
    jsonLd: [toBreadcrumbData(breadcrumbs, url.origin)],
    hidden: refused,
  })
  return {
    ...{ query, seo, refused, content: null, facetPages: [], listPath: category.url },
    listing: packListing(args, { ...listing, breadcrumbs, category: { ...category, name: title, description } }),
  }
}
