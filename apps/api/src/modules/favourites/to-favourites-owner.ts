import type { FavouritesOwner, FavouritesQueries } from '../../core/favourites/favourites.queries.ts'
import type { WishlistsQueries } from '../../core/favourites/wishlists.queries.ts'
import type { RequestContext } from '../../http/call.ts'
import { getSession } from '../../http/require-session.ts'
import type { ProductsDeps } from '../../replies/products/load-reply-context.ts'

/** The dependencies of the calls on favourites. */
export type FavouritesDeps = ProductsDeps & {
  readonly favouritesQueries: FavouritesQueries
  readonly wishlistsQueries: WishlistsQueries
  readonly publicUrl: string
}

/** Names the owner of the list that a call is about, which is always the caller. */
export function toFavouritesOwner({ session, site }: Pick<RequestContext, 'session' | 'site'>): FavouritesOwner {
  const { kind, id } = getSession(session)
  return { siteId: site.siteId, owner: { kind, id } }
}
