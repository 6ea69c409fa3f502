import type { Favorites } from '@lacehouse/contracts'
import { toFavouriteKey } from '@lacehouse/domain/favourites/favourite'
import { planRemoveFavourite } from '@lacehouse/domain/favourites/plan-remove-favourite'
import type { FavouriteList } from '../../core/favourites/favourites.queries.ts'
import type { Call, Handlers } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { requireLists } from '../../http/require-lists.ts'
import { addFavourite } from './add-favourite.ts'
import { listFavouriteCards } from './list-favourite-cards.ts'
import { type FavouritesDeps, toFavouritesOwner } from './to-favourites-owner.ts'
import { toSharedUrl } from './to-shared-url.ts'

type FavouritesCalls =
  | 'wishlists.favorites'
  | 'wishlists.addFavorite'
  | 'wishlists.removeFavorite'
  | 'wishlists.shareFavorites'
  | 'wishlists.stopSharingFavorites'
  | 'wishlists.sharedFavorites'

/** The default number of items of a list on a page (docs/bounds.md). */
export const favouritesPageSize = 24

/** Lists, adds, removes and shares favourites (FAV-01, FAV-02). */
export function favourites(deps: FavouritesDeps): Handlers<FavouritesCalls> {
  return {
    'wishlists.favorites': async (call) => {
      requireLists(call.session)
      return toReply(deps, call, await deps.favouritesQueries.find(toFavouritesOwner(call)))
    },
    'wishlists.addFavorite': async (call) => {
      requireLists(call.session)
      return toReply(deps, call, await addFavourite(deps, call))
    },
    'wishlists.removeFavorite': async (call) => {
      requireLists(call.session)
      const { favoriteId, itemId } = call.params
      const rest = await deps.favouritesQueries.change(toFavouritesOwner(call), ({ listId, list }) => {
        const plan = planRemoveFavourite(list, itemId)
        if (!plan.ok || listId !== favoriteId) throw new Refusal('ORD404', { itemId })
        return { list: plan.list, removed: itemId }
      })
      return toReply(deps, call, rest)
    },
    'wishlists.shareFavorites': async (call) => {
      requireLists(call.session)
      const { favoriteId } = call.params
      const link = await deps.favouritesQueries.share(toFavouritesOwner(call), favoriteId)
      if (!link) throw new Refusal('ORD404', { field: 'favoriteId' })
      return { favoriteId: link, url: toSharedUrl(deps, call, link) }
    },
    'wishlists.stopSharingFavorites': async (call) => {
      requireLists(call.session)
      const isOwn = await deps.favouritesQueries.stopSharing(toFavouritesOwner(call), call.params.favoriteId)
      if (!isOwn) throw new Refusal('ORD404', { field: 'favoriteId' })
      return {}
    },
    'wishlists.sharedFavorites': async (call) => {
      const { favoriteId } = call.params
      const named = await deps.wishlistsQueries.findShared(favoriteId)
      const found = named ?? (await deps.favouritesQueries.findShared(favoriteId))
      if (!found) throw new Refusal('ORD404')
      const { start = 0, count = favouritesPageSize } = call.query
      const items = await listFavouriteCards(deps, call, found.list.slice(start, start + count))
      return {
        ...(named && { name: named.name }),
        items: items.map(({ itemId: _, ...item }) => item),
        ...{ total: found.list.length, start, count },
      }
    },
  }
}

type PagedCall = Pick<Call<'wishlists.favorites'>, 'site' | 'locale' | 'query'>

const toReply = async (deps: FavouritesDeps, call: PagedCall, found: FavouriteList | null): Promise<Favorites> => {
  const { start = 0, count = favouritesPageSize } = call.query
  const list = found?.list ?? []
  const items = await listFavouriteCards(deps, call, list.slice(start, start + count))
  const hearts = list.map((favourite) => ({ id: toFavouriteKey(favourite), itemId: favourite.id }))
  return {
    ...(found && { favoriteId: found.listId }),
    ...{ items, total: list.length, start, count, hearts },
    ...(found?.isShared && { isShared: true as const }),
  }
}
