import type { WishlistOwner } from '../../core/favourites/wishlists.queries.ts'
import type { RequestContext } from '../../http/call.ts'
import { requireLists } from '../../http/require-lists.ts'
import { getSession } from '../../http/require-session.ts'

/** Names the owner of the lists of a call, which is always the caller. */
export function toWishlistOwner({ session, site }: Pick<RequestContext, 'session' | 'site'>): WishlistOwner {
  requireLists(session)
  return { siteId: site.siteId, consumerNo: getSession(session).id }
}
