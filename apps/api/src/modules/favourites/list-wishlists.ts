import { parseFavouriteKey } from '@lacehouse/domain/favourites/favourite'
import type { WishlistSummary } from '../../core/favourites/wishlists.queries.ts'
import type { Call, Handler } from '../../http/call.ts'
import { listFavouriteCards } from './list-favourite-cards.ts'
import type { FavouritesDeps } from './to-favourites-owner.ts'
import { toSharedUrl } from './to-shared-url.ts'
import { toWishlistOwner } from './to-wishlist-owner.ts'

/** Lists the named lists of the caller, each with the entry of the product that was asked for. */
export function listWishlists(deps: FavouritesDeps): Handler<'wishlists.lists'> {
  return async (call) => {
    const { productId, color } = parseFavouriteKey(call.query.item ?? '')
    const found = await deps.wishlistsQueries.listOf(toWishlistOwner(call), { productId, color: color ?? '' })
    const pictures = await listPictures(deps, call, found)
    return {
      lists: found.map(({ listId, name, total, shareId, itemId }, index) => ({
        ...{ listId, name, total, pictures: pictures[index] ?? [] },
        ...(shareId && { url: toSharedUrl(deps, call, shareId) }),
        ...(itemId && { itemId }),
      })),
    }
  }
}

/** Lists a picture of each of the latest items of some lists; the catalogue is asked once for all of them. */
const listPictures = async (deps: FavouritesDeps, call: Call<'wishlists.lists'>, lists: readonly WishlistSummary[]) => {
  const cards = await listFavouriteCards(
    deps,
    call,
    lists.flatMap(({ latest }) => latest),
  )
  const imageOf = new Map(cards.map(({ itemId, product }) => [itemId, product?.image]))
  return lists.map(({ latest }) => latest.flatMap(({ id }) => imageOf.get(id) ?? []))
}
