import { minutes } from '@lacehouse/domain/time/durations'
import { getBrand } from '../brands/brands.ts'
import { cacheable } from '../cacheable.ts'
import { LocationPage } from '../features/locations/location-page.tsx'
import { describePage } from '../features/seo/describe-page.ts'
import { toMeta } from '../features/seo/to-meta.ts'
import { getTranslate } from '../i18n/get-text.ts'
import type { RouteHandle } from '../route-handle.ts'
import { getShop } from '../shop-context.ts'
import type { Route } from './+types/location-selector'

export const handle: RouteHandle = { areas: ['dialogs'] }

export async function loader(args: Route.LoaderArgs) {
  const { api, site, locale } = getShop(args)
  const { regions } = await api.call('utilities.locales')
  cacheable(args, { tags: ['content'], ttl: minutes(60) })
  const t = getTranslate(args)
  const toPath = (to: string) => `/${to}/location-selector`
  const seo = describePage(args, {
    title: t('seo.locationSelector.title', { brand: getBrand(site.brand).name }),
    description: t('dialogs.location.text'),
    path: toPath(locale),
    toPath,
  })
  return { regions, seo }
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMeta(loaderData?.seo)

export default function LocationSelector({ loaderData }: Route.ComponentProps) {
  return <LocationPage regions={loaderData.regions} />
}
