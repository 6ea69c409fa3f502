import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { FavoriteKey, Favorites, SharedFavorites } from '../shapes/favourites.ts'
import { LocaleQuery, Quantity } from '../shapes/primitives.ts'

const FavoriteId = z.string().uuid()
const page = LocaleQuery.extend({
  start: z.number().int().min(0).max(10_000).optional(),
  /** 0 asks for the keys of all favourites without their items. */
  count: z.number().int().min(0).max(100).optional(),
})

/** Favourites of guests and consumers, and a link that shows them to other people (FAV-01 to FAV-04). */
export const favoritesCalls = {
  'wishlists.favorites': defineCall({
    method: 'GET',
    path: '/wishlists/v2/favorites',
    summary: 'The favourites with the data of their cards, the latest first',
    session: 'guest',
    query: page,
    reply: Favorites,
    errors: ['AUT404'],
  }),
  'wishlists.addFavorite': defineCall({
    method: 'POST',
    path: '/wishlists/v2/favorites',
    summary: 'Adds a product, or one of its colours, to the favourites; one that is there takes the quantity',
    session: 'guest',
    query: page,
    body: z.strictObject({
      id: FavoriteKey,
      qty: Quantity.optional(),
      itemType: z.literal('product').optional(),
      /** The caller's own list, which is also the default; another list is refused. */
      favoriteId: FavoriteId.optional(),
    }),
    reply: Favorites,
    errors: ['ORD404', 'INV405', 'INV407', 'INV408'],
  }),
  'wishlists.removeFavorite': defineCall({
    method: 'DELETE',
    path: '/wishlists/v2/favorites/{favoriteId}/items/{itemId}',
    summary: 'Removes an item from the favourites',
    session: 'guest',
    params: z.object({ favoriteId: FavoriteId, itemId: z.string().uuid() }),
    query: page,
    reply: Favorites,
    errors: ['ORD404'],
  }),
  'wishlists.shareFavorites': defineCall({
    method: 'POST',
    path: '/wishlists/v2/favorites/{favoriteId}/share',
    summary: 'A link that shows the list to other people; the same one until sharing is stopped',
    session: 'guest',
    params: z.object({ favoriteId: FavoriteId }),
    query: LocaleQuery,
    reply: z.object({
      /** Identifies the list for readers of the link: the `favoriteId` of the GET, without any other right. */
      favoriteId: z.string(),
      url: z.string(),
    }),
    errors: ['ORD404'],
  }),
  'wishlists.stopSharingFavorites': defineCall({
    method: 'DELETE',
    path: '/wishlists/v2/favorites/{favoriteId}/share',
    summary: 'Ends all links of the list at once; sharing again makes another one',
    session: 'guest',
    params: z.object({ favoriteId: FavoriteId }),
    query: LocaleQuery,
    reply: z.object({}),
    errors: ['ORD404'],
  }),
  'wishlists.sharedFavorites': defineCall({
    method: 'GET',
    path: '/wishlists/v2/favorites/{favoriteId}/share',
    summary: "A shared list by the id of its link, without a session and without the owner's data",
    session: 'none',
    params: z.object({ favoriteId: FavoriteId }),
    query: page,
    reply: SharedFavorites,
    errors: ['ORD404'],
  }),
}
