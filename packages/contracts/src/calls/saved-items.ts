import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { Cart } from '../shapes/cart.ts'
import { BasketId, LocaleQuery, Quantity, text, VariantId } from '../shapes/primitives.ts'
import { SavedForLater } from '../shapes/saved.ts'
import { itemFields } from './item-fields.ts'

const ListId = z.string().uuid()
const SavedItemId = z.string().uuid()

/** The list of items saved for later, with moves between it and the cart (CART-26, FAV-05). */
export const savedItemsCalls = {
  'cart.putSavedItem': defineCall({
    method: 'PUT',
    path: '/cart/v2/saveForLater',
    summary: 'Adds an item to the list saved for later, or changes one of its items',
    session: 'guest',
    query: LocaleQuery,
    body: z.strictObject({
      ...itemFields,
      productId: VariantId.optional(),
      qty: Quantity.optional(),
      saveForLaterId: ListId.optional(),
      /** The item to change; without it the call adds `productId` as a new one. */
      itemId: SavedItemId.optional(),
      pageUrl: text(400).optional(),
    }),
    reply: SavedForLater,
    errors: ['API404', 'ORD404', 'INV405', 'INV407', 'INV408', 'STR404', 'AUT453'],
  }),
  'cart.saveForLater': defineCall({
    method: 'POST',
    path: '/cart/v2/cart/{basketId}/saveForLater',
    summary: 'Moves an item of the cart to the list saved for later',
    session: 'guest',
    params: z.object({ basketId: BasketId }),
    query: LocaleQuery,
    body: z.strictObject({ itemId: z.string().min(1).max(40) }),
    reply: z.object({ cart: Cart, saveForLater: SavedForLater }),
    errors: ['API404', 'BSK404', 'INV408', 'INV409', 'ORD404', 'GWP403'],
  }),
  'cart.removeSavedItem': defineCall({
    method: 'DELETE',
    path: '/cart/v2/saveForLater/{saveForlaterId}/items/{itemId}',
    summary: 'Removes an item from the list saved for later',
    session: 'guest',
    params: z.object({ saveForlaterId: ListId, itemId: SavedItemId }),
    query: LocaleQuery,
    reply: SavedForLater,
    errors: ['API404', 'ORD404'],
  }),
  'wishlists.saveForLater': defineCall({
    method: 'GET',
    path: '/wishlists/v2/saveForLater',
    summary: 'The items saved for later with their availability, the latest first',
    session: 'guest',
    query: LocaleQuery.extend({
      start: z.number().int().min(0).max(10_000).optional(),
      count: z.number().int().min(1).max(100).optional(),
    }),
    reply: SavedForLater,
    errors: ['AUT404', 'API404'],
  }),
}
