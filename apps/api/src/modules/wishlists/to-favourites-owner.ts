import type { FavouritesOwner, FavouritesQueries } from '../../favourites/favourites.queries.ts'
import type { CallScene } from '../../http/call.ts'
import { getSession } from '../../session/require-session.ts'
import type { ProductsDeps } from '../products/load-reply-context.ts'

/** What the calls of favourites stand on. */
export type FavouritesDeps = ProductsDeps & {
  readonly favouritesQueries: FavouritesQueries
  readonly publicUrl: string
}

/** Whose list a call speaks of: always the caller's own. */
export const toFavouritesOwner = ({ session, site }: Pick<CallScene, 'session' | 'site'>): FavouritesOwner => {
  const { kind, id } = getSession(session)
  return { siteId: site.siteId, owner: { kind, id } }
}
