import { minutes } from '@lacehouse/domain/time/durations'
import { getBrand } from '../brands/brands.ts'
import { cacheable } from '../cacheable.ts'
import { LocationPage } from '../features/locations/location-page.tsx'
import { describePage } from '../features/seo/describe-page.ts'
import { toMeta } from '../features/seo/to-meta.ts'
import { getText } from '../i18n/get-text.ts'
import type { RouteHandle } from '../route-handle.ts'
import { getShop } from '../shop-context.ts'
import type { Route } from './+types/location-selector'

export const handle: RouteHandle = { areas: ['dialogs'] }

export async function loader(args: Route.LoaderArgs) {
  const { api, site, locale } = getShop(args)
  const { regions } = await api.call('utilities.locales')
  cacheable(args, { tags: ['content'], ttl: minutes(60) })
  const say = getText(args)
  const toPath = (to: string) => `/${to}/location-selector`
  const seo = describePage(args, {
    title: say('seo.locationSelector.title', { brand: getBrand(site.brand).name }),
    description: say('dialogs.location.text'),
    path: toPath(locale),
    toPath,
  })
  return { regions, seo }
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMeta(loaderData?.seo)

export default function LocationSelector({ loaderData }: Route.ComponentProps) {
  return <LocationPage regions={loaderData.regions} />
}
