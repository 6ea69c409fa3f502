import { maxWishlistName } from '@lacehouse/domain/favourites/wishlist'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { FavoriteItem, FavoriteKey } from '../shapes/favourites.ts'
import { LocaleQuery, text } from '../shapes/primitives.ts'
import { ImageReply } from '../shapes/product.ts'

const ListId = z.uuid()
const params = z.object({ listId: ListId })
/** Spaces at its ends and in rows are removed. */
const name = text(2 * maxWishlistName)

const summary = {
  listId: z.string(),
  name: z.string(),
  total: z.number(),
  /** The address of the list's link; absent while it is not shared. */
  url: z.string().optional(),
}

const Wishlists = z.object({
  lists: z.array(
    z.object({
      ...summary,
      /** The entry of the product that was asked for; absent where the list does not have it. */
      itemId: z.string().optional(),
      /** A picture of each of the latest items that are sold. */
      pictures: z.array(ImageReply),
    }),
  ),
})

/** The lists that consumers name, beside the favourites (decision 0069). */
export const wishlistsCalls = {
  'wishlists.lists': defineCall({
    method: 'GET',
    path: '/wishlists/v2/lists',
    summary: "A consumer's named lists, the oldest first",
    session: 'consumer',
    query: LocaleQuery.extend({ item: FavoriteKey.optional() }),
    reply: Wishlists,
    errors: [],
  }),
  'wishlists.createList': defineCall({
    method: 'POST',
    path: '/wishlists/v2/lists',
    summary: 'Creates a named list; INV408 says that the account has as many as it can have',
    session: 'consumer',
    query: LocaleQuery,
    body: z.strictObject({ name }),
    reply: z.object({ listId: z.string(), name: z.string() }),
    status: 201,
    errors: ['INV408'],
  }),
  'wishlists.list': defineCall({
    method: 'GET',
    path: '/wishlists/v2/lists/{listId}',
    summary: 'A named list with the data of its cards, the latest first',
    session: 'consumer',
    params,
    query: LocaleQuery.extend({
      start: z.int().min(0).max(10_000).optional(),
      count: z.int().min(0).max(100).optional(),
    }),
    reply: z.object({ ...summary, items: z.array(FavoriteItem), start: z.number(), count: z.number() }),
    errors: ['ORD404'],
  }),
  'wishlists.renameList': defineCall({
    method: 'PATCH',
    path: '/wishlists/v2/lists/{listId}',
    summary: 'Gives a list another name',
    session: 'consumer',
    params,
    query: LocaleQuery,
    body: z.strictObject({ name }),
    reply: z.object({ listId: z.string(), name: z.string() }),
    errors: ['ORD404'],
  }),
  'wishlists.deleteList': defineCall({
    method: 'DELETE',
    path: '/wishlists/v2/lists/{listId}',
    summary: 'Deletes a list with its items and its link',
    session: 'consumer',
    params,
    query: LocaleQuery,
    reply: z.object({}),
    errors: ['ORD404'],
  }),
  'wishlists.addToList': defineCall({
    method: 'POST',
    path: '/wishlists/v2/lists/{listId}/items',
    summary: 'Adds a product, or one of its colours, to a list; one that is there stays as it is',
    session: 'consumer',
    params,
    query: LocaleQuery,
    body: z.strictObject({ id: FavoriteKey }),
    reply: z.object({ name: z.string() }),
    errors: ['ORD404', 'INV405', 'INV408'],
  }),
  'wishlists.removeFromList': defineCall({
    method: 'DELETE',
    path: '/wishlists/v2/lists/{listId}/items/{itemId}',
    summary: 'Removes an item from a list',
    session: 'consumer',
    params: z.object({ listId: ListId, itemId: z.uuid() }),
    query: LocaleQuery,
    reply: z.object({}),
    errors: ['ORD404'],
  }),
  'wishlists.moveToList': defineCall({
    method: 'POST',
    path: '/wishlists/v2/lists/{listId}/items/{itemId}/move',
    summary: 'Moves an item to another list of the account; one that is there already is only removed',
    session: 'consumer',
    params: z.object({ listId: ListId, itemId: z.uuid() }),
    query: LocaleQuery,
    body: z.strictObject({ toListId: ListId }),
    reply: z.object({ name: z.string() }),
    errors: ['ORD404', 'INV408'],
  }),
  'wishlists.shareList': defineCall({
    method: 'POST',
    path: '/wishlists/v2/lists/{listId}/share',
    summary: 'A link that shows the list under its name to other people, until sharing is stopped',
    session: 'consumer',
    params,
    query: LocaleQuery,
    reply: z.object({ url: z.string() }),
    errors: ['ORD404'],
  }),
  'wishlists.stopSharingList': defineCall({
    method: 'DELETE',
    path: '/wishlists/v2/lists/{listId}/share',
    summary: "Ends a list's link at once; sharing again makes another one",
    session: 'consumer',
    params,
    query: LocaleQuery,
    reply: z.object({}),
    errors: ['ORD404'],
  }),
}
