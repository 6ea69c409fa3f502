import { minutes } from '@lacehouse/domain/time/durations'
import { cacheable } from '../cacheable.ts'
import { FavouritesPage } from '../features/favourites/favourites-page.tsx'
import { toPrivateMeta } from '../features/seo/private-meta.ts'
import type { RouteHandle } from '../route-handle.ts'
import type { Route } from './+types/favourites'
import { describePrivatePage } from './loading/describe-private-page.ts'
import { requireFavouritesPath } from './loading/require-favourites-path.ts'

export const handle: RouteHandle = { areas: ['favourites'] }

/** The page is the same for all visitors; the favourites are fetched after it. */
export function loader(args: Route.LoaderArgs) {
  requireFavouritesPath(args)
  cacheable(args, { tags: ['content'], ttl: minutes(5) })
  return describePrivatePage(args, { title: 'seo.favourites.title', description: 'seo.favourites.description' })
}

export function shouldRevalidate() {
  return false
}

export const meta: Route.MetaFunction = ({ loaderData }) => toPrivateMeta(loaderData)

export default function Favourites() {
  return <FavouritesPage />
}
