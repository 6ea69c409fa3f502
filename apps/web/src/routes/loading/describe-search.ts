import type { ListingQuery } from '@lacehouse/domain/search/listing-query'
import { getBrand } from '../../brands/brands.ts'
import { toListingHref } from '../../features/listing/search-input.ts'
import { describePage } from '../../features/seo/describe-page.ts'
import { getTranslate } from '../../i18n/get-text.ts'
import { getShop, type WithContext } from '../../shop-context.ts'

/** Describes a page of results for its head; search engines index none of them. */
export function describeSearch(args: WithContext, query: ListingQuery) {
  const { locale, site } = getShop(args)
  const t = getTranslate(args)
  const toPath = (to: string) => toListingHref(`/${to}/search`, { ...query, page: 1 })
  const words = { text: query.text, brand: getBrand(site.brand).name }
  return describePage(args, {
    title: t(query.text ? 'seo.search.title' : 'seo.search.empty', words),
    description: t(query.text ? 'seo.search.description' : 'seo.search.emptyDescription', words),
    path: toPath(locale),
    toPath: query.text ? undefined : toPath,
    hidden: true,
  })
}
