import { hours } from '@lacehouse/domain/time/durations'
import { cacheable } from '../cacheable.ts'
import { writeSitemapIndex } from '../features/seo/sitemap.ts'
import { getShop } from '../shop-context.ts'
import type { Route } from './+types/sitemap-index'
import { countProductParts } from './loading/list-product-paths.ts'

/** Lists the sitemaps of all locales: categories, and products in parts (RT-19). */
export async function loader(args: Route.LoaderArgs) {
  const { sites, url } = getShop(args)
  const parts = await countProductParts(args)
  cacheable(args, { tags: ['sitemap'], ttl: hours(1) })
  const addresses = sites
    .flatMap(({ locales }) => locales)
    .flatMap((locale) => [
      `${url.origin}/${locale}/sitemaps/categories.xml`,
      ...Array.from({ length: parts }, (_, part) => `${url.origin}/${locale}/sitemaps/products-${part + 1}.xml`),
    ])
  return new Response(writeSitemapIndex(addresses), { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
