import { planCreateWishlist, toWishlistName } from '@lacehouse/domain/favourites/wishlist'
import type { Handlers } from '../../http/call.ts'
import { toErrorId } from '../../http/error-ids.ts'
import { Refusal } from '../../http/refusal.ts'
import { favouritesPageSize } from './favourites.ts'
import { listFavouriteCards } from './list-favourite-cards.ts'
import { listWishlists } from './list-wishlists.ts'
import type { FavouritesDeps } from './to-favourites-owner.ts'
import { toSharedUrl } from './to-shared-url.ts'
import { toWishlistOwner } from './to-wishlist-owner.ts'

type WishlistsCalls =
  | 'wishlists.lists'
  | 'wishlists.createList'
  | 'wishlists.list'
  | 'wishlists.renameList'
  | 'wishlists.deleteList'
  | 'wishlists.shareList'
  | 'wishlists.stopSharingList'

/** Lists, creates, names, shares and deletes the lists that a consumer named (decision 0069). */
export function wishlists(deps: FavouritesDeps): Handlers<WishlistsCalls> {
  const { wishlistsQueries: queries } = deps
  const requireOwn = (isOwn: unknown): void => {
    if (!isOwn) throw new Refusal('ORD404', { field: 'listId' })
  }
  return {
    'wishlists.lists': listWishlists(deps),
    'wishlists.createList': async (call) => {
      const owner = toWishlistOwner(call)
      let name = ''
      const listId = await queries.create(owner, (count) => {
        const plan = planCreateWishlist(count, call.body.name)
        if (!plan.ok) throw new Refusal(toErrorId(plan.reason), { field: 'name' })
        name = plan.name
        return name
      })
      return { listId, name }
    },
    'wishlists.list': async (call) => {
      const found = await queries.find({ ...toWishlistOwner(call), ...call.params })
      if (!found) throw new Refusal('ORD404', { field: 'listId' })
      const { start = 0, count = favouritesPageSize } = call.query
      const { listId, name, shareId, list } = found
      return {
        ...{ listId, name, total: list.length, start, count },
        ...(shareId && { url: toSharedUrl(deps, call, shareId) }),
        items: await listFavouriteCards(deps, call, list.slice(start, start + count)),
      }
    },
    'wishlists.renameList': async (call) => {
      const { listId } = call.params
      const name = toWishlistName(call.body.name)
      if (name === null) throw new Refusal(toErrorId('invalid_name'), { field: 'name' })
      requireOwn(await queries.rename({ ...toWishlistOwner(call), listId }, name))
      return { listId, name }
    },
    'wishlists.deleteList': async (call) => {
      requireOwn(await queries.remove({ ...toWishlistOwner(call), ...call.params }))
      return {}
    },
    'wishlists.shareList': async (call) => {
      const shareId = await queries.share({ ...toWishlistOwner(call), ...call.params })
      if (!shareId) throw new Refusal('ORD404', { field: 'listId' })
      return { url: toSharedUrl(deps, call, shareId) }
    },
    'wishlists.stopSharingList': async (call) => {
      requireOwn(await queries.stopSharing({ ...toWishlistOwner(call), ...call.params }))
      return {}
    },
  }
}
