import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { FavoriteKey, Favorites, SharedFavorites } from '../shapes/favourites.ts'
import { LocaleQuery, Quantity } from '../shapes/primitives.ts'

const FavoriteId = z.string().uuid()
const page = LocaleQuery.extend({
  start: z.number().int().min(0).max(10_000).optional(),
  /** None are wanted where hearts are all that is shown. */
  count: z.number().int().min(0).max(100).optional(),
})

/** Favourites: hearts of guests and consumers, and a link for others to see them (S2.7; FAV-01 to FAV-04). */
export const favoritesCalls = {
  'wishlists.favorites': defineCall({
    method: 'GET',
    path: '/wishlists/v2/favorites',
    summary: 'The favourites, the latest first, each as its card shows it',
    session: 'guest',
    query: page,
    reply: Favorites,
    errors: ['AUT404'],
  }),
  'wishlists.addFavorite': defineCall({
    method: 'POST',
    path: '/wishlists/v2/favorites',
    summary: 'Puts a product, or one of its colours, among the favourites; what is there already takes the quantity',
    session: 'guest',
    query: page,
    body: z.strictObject({
      id: FavoriteKey,
      qty: Quantity.optional(),
      itemType: z.literal('product').optional(),
      /** The caller's list, which is meant without it too; another's is refused. */
      favoriteId: FavoriteId.optional(),
    }),
    reply: Favorites,
    errors: ['AUT404', 'ORD404', 'INV405', 'INV407', 'INV408'],
  }),
  'wishlists.removeFavorite': defineCall({
    method: 'DELETE',
    path: '/wishlists/v2/favorites/{favoriteId}/items/{itemId}',
    summary: 'Takes an item off the favourites',
    session: 'guest',
    params: z.object({ favoriteId: FavoriteId, itemId: z.string().uuid() }),
    query: page,
    reply: Favorites,
    errors: ['AUT404', 'ORD404'],
  }),
  'wishlists.shareFavorites': defineCall({
    method: 'POST',
    path: '/wishlists/v2/favorites/{favoriteId}/share',
    summary: 'A link by which others see the list; the same one however often it is asked for',
    session: 'guest',
    params: z.object({ favoriteId: FavoriteId }),
    query: LocaleQuery,
    reply: z.object({
      /** Names the list for others: the `favoriteId` of the GET, good for nothing else. */
      favoriteId: z.string(),
      url: z.string(),
    }),
    errors: ['AUT404', 'ORD404'],
  }),
  'wishlists.sharedFavorites': defineCall({
    method: 'GET',
    path: '/wishlists/v2/favorites/{favoriteId}/share',
    summary: 'A list that was shared, by the id of its link: no session is needed, and nobody is named',
    session: 'none',
    params: z.object({ favoriteId: FavoriteId }),
    query: page,
    reply: SharedFavorites,
    errors: ['ORD404'],
  }),
}
