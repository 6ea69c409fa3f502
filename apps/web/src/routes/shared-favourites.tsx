import { data } from 'react-router'
import { isApiError } from '../client/api/api-error.ts'
import { readPageNumber } from '../client/read-page-number.ts'
import { SharedFavouritesPage } from '../features/favourites/shared-page.tsx'
import { toPrivateMeta } from '../features/seo/private-meta.ts'
import type { RouteHandle } from '../route-handle.ts'
import { getShop } from '../shop-context.ts'
import type { Route } from './+types/shared-favourites'
import { describePrivatePage } from './loading/describe-private-page.ts'
import { requireFavouritesPath } from './loading/require-favourites-path.ts'

export const handle: RouteHandle = { areas: ['favourites'] }

const pageSize = 24

/** Shows a shared list in its current state, uncached, and a message for a link that is not valid. */
export async function loader(args: Route.LoaderArgs) {
  requireFavouritesPath(args, args.params.list)
  const { api, url } = getShop(args)
  const page = readPageNumber(url.search, 400)
  const words = describePrivatePage(args, {
    title: 'seo.sharedFavourites.title',
    description: 'seo.favourites.description',
  })
  try {
    const query = { start: (page - 1) * pageSize, count: pageSize }
    const shared = await api.call('wishlists.sharedFavorites', { params: { favoriteId: args.params.list }, query })
    return { shared, ...words }
  } catch (error) {
    if (!isApiError(error, 'ORD404', 'API400')) throw error
    return data({ shared: null, ...words }, { status: 404 })
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => toPrivateMeta(loaderData)

export default function SharedFavourites({ loaderData: { shared } }: Route.ComponentProps) {
  return <SharedFavouritesPage shared={shared} />
}
