import { minutes } from '@lacehouse/domain/time/durations'
import { setsPath } from '@lacehouse/domain/url/shop-paths'
import { data } from 'react-router'
import { getBrand } from '../brands/brands.ts'
import { cacheable } from '../cacheable.ts'
import { readPageNumber } from '../client/read-page-number.ts'
import { SetsPage } from '../features/product/product-set/sets-page.tsx'
import { describePage } from '../features/seo/describe-page.ts'
import { toSetListData } from '../features/seo/set-data.ts'
import { toMeta } from '../features/seo/to-meta.ts'
import { getTranslate } from '../i18n/get-text.ts'
import type { RouteHandle } from '../route-handle.ts'
import { getShop } from '../shop-context.ts'
import type { Route } from './+types/sets'

export const handle: RouteHandle = { areas: ['related'] }

const pageSize = 24

/** Serves the list of all sets; the address names the page of it (CAT-03). */
export async function loader(args: Route.LoaderArgs) {
  const { api, url, site, locale } = getShop(args)
  const page = readPageNumber(url.search, 1000)
  const { total, productSets } = await api.call('products.listSets', {
    query: { start: (page - 1) * pageSize, count: pageSize },
  })
  if (page > 1 && productSets.length === 0) throw data(null, { status: 404 })
  cacheable(args, { tags: ['product', 'listing'], ttl: minutes(5) })
  const t = getTranslate(args)
  const toPath = (to: string) => setsPath(to) + (page > 1 ? `?page=${page}` : '')
  const seo = describePage(args, {
    title: t('seo.content.title', { title: t('related.sets.title'), brand: getBrand(site.brand).name }),
    description: t('related.sets.lead'),
    path: toPath(locale),
    // A later page of another site has other sets, or is none.
    ...(page === 1 && { toPath: setsPath }),
    image: productSets[0]?.images[0]?.url,
    jsonLd: productSets.length > 0 ? [toSetListData(productSets, url.origin)] : [],
    hidden: total === 0,
  })
  return { sets: productSets, total, page, size: pageSize, seo }
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMeta(loaderData?.seo)

export default function Sets({ loaderData: { sets, total, page, size } }: Route.ComponentProps) {
  return <SetsPage sets={sets} total={total} page={page} size={size} />
}
