import { minutes } from '@lacehouse/domain/time/durations'
import { storePath } from '@lacehouse/domain/url/shop-paths'
import { data } from 'react-router'
import { getBrand } from '../brands/brands.ts'
import { cacheable } from '../cacheable.ts'
import { describePage } from '../features/seo/describe-page.ts'
import { toBreadcrumbData, toStoreData } from '../features/seo/json-ld.ts'
import { toMeta } from '../features/seo/to-meta.ts'
import { hydrateOnVisible } from '../hydration/hydrate-later.tsx'
import { getTranslate } from '../i18n/get-text.ts'
import type { RouteHandle } from '../route-handle.ts'
import { getShop } from '../shop-context.ts'
import type { Route } from './+types/store'

/** Its code is apart, because every page of the shop names the code of all routes. */
const StorePage = hydrateOnVisible(() => import('../features/stores/store-page.tsx').then((module) => module.StorePage))

export const handle: RouteHandle = { areas: ['stores'] }

export async function loader(args: Route.LoaderArgs) {
  const { api, site, locale, url } = getShop(args)
  const { stores } = await api.call('utilities.stores', {})
  const store = stores.find(({ id }) => id === args.params.store)
  if (!store) throw data(null, { status: 404 })
  cacheable(args, { tags: ['stores'], ttl: minutes(5) })
  const t = getTranslate(args)
  const brand = getBrand(site.brand).name
  const path = storePath(locale, store.id)
  const title = t('seo.stores.title')
  const crumbs = [
    { name: title, url: `/${locale}/stores` },
    { name: store.name, url: path },
  ]
  const seo = describePage(args, {
    title: t('seo.store.title', { name: store.name, city: store.address.city, brand }),
    description: t('seo.store.description', { name: store.name, city: store.address.city }),
    path,
    toPath: (to) => (site.locales.includes(to) ? storePath(to, store.id) : null),
    jsonLd: [
      toStoreData(store, url.origin + path, (service) => t(`stores.service.${service}`)),
      toBreadcrumbData(crumbs, url.origin),
    ],
  })
  return { store, title, seo }
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMeta(loaderData?.seo)

export default function Store({ loaderData: { store, title } }: Route.ComponentProps) {
  return <StorePage store={store} title={title} />
}
