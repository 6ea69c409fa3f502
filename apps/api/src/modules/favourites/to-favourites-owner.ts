import type { FavouritesOwner, FavouritesQueries } from '../../core/favourites/favourites.queries.ts'
import type { RequestContext } from '../../http/call.ts'
import { getSession } from '../../http/require-session.ts'
import type { ProductsDeps } from '../../replies/products/load-reply-context.ts'

/** What the calls of favourites stand on. */
export type FavouritesDeps = ProductsDeps & {
  readonly favouritesQueries: FavouritesQueries
  readonly publicUrl: string
}

/** Whose list a call speaks of: always the caller's own. */
export function toFavouritesOwner({ session, site }: Pick<RequestContext, 'session' | 'site'>): FavouritesOwner {
  const { kind, id } = getSession(session)
  return { siteId: site.siteId, owner: { kind, id } }
}
