import { hours } from '@lacehouse/domain/time/durations'
import { data } from 'react-router'
import { cacheable } from '../cacheable.ts'
import { writeSitemap } from '../features/seo/sitemap.ts'
import { getShop } from '../shop-context.ts'
import type { Route } from './+types/sitemap'
import { listCategoryPaths, listProductPaths } from './loading/list-product-paths.ts'

/** Serves a sitemap: the categories of a locale, or a part of its products (RT-19). */
export async function loader(args: Route.LoaderArgs) {
  const { url, locale } = getShop(args)
  const { lc, part } = args.params
  const number = Number(/^products-(\d{1,3})\.xml$/.exec(part)?.[1] ?? 0)
  if (lc !== locale || (number === 0 && part !== 'categories.xml')) throw data(null, { status: 404 })
  const paths = number > 0 ? await listProductPaths(args, number) : await listCategoryPaths(args)
  if (paths.length === 0) throw data(null, { status: 404 })
  cacheable(args, { tags: ['sitemap'], ttl: hours(1) })
  const xml = writeSitemap(
    paths.map(({ path, image }) => ({ address: url.origin + path, ...(image && { image: url.origin + image }) })),
  )
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
