import type { Instant } from '../time/instant.ts'
import { type FavouriteInput, maxFavourites, toFavouriteKey } from './favourite.ts'

/** An entry of a wishlist: a product in a colour. */
export type WishlistItem = Pick<FavouriteInput, 'productId' | 'color'> & {
  readonly id: string
  readonly addedAt: Instant
}

/** The most wishlists that a consumer has on a site; one more is refused with 'too_many_lists' (docs/bounds.md). */
export const maxWishlists = 20

/** The longest name of a wishlist. */
export const maxWishlistName = 60

/** Cleans the name that a shopper gives a wishlist; null when nothing is left, or too much. */
export function toWishlistName(text: string): string | null {
  const name = text.trim().replaceAll(/\s+/g, ' ')
  return name.length > 0 && name.length <= maxWishlistName ? name : null
}

export type CreateWishlistPlan =
  | { readonly ok: true; readonly name: string }
  | { readonly ok: false; readonly reason: 'invalid_name' | 'too_many_lists' }

/** Plans a new wishlist beside `count` others (decision 0069). */
export function planCreateWishlist(count: number, text: string): CreateWishlistPlan {
  const name = toWishlistName(text)
  if (name === null) return { ok: false, reason: 'invalid_name' }
  return count < maxWishlists ? { ok: true, name } : { ok: false, reason: 'too_many_lists' }
}

export type AddToWishlistPlan =
  | { readonly ok: true; readonly added: WishlistItem | null }
  | { readonly ok: false; readonly reason: 'list_full' }

/** Plans an entry of a wishlist; one that the list has already stays as it is, and `added` is null (decision 0069). */
export function planAddToWishlist(list: readonly WishlistItem[], item: WishlistItem): AddToWishlistPlan {
  const key = toFavouriteKey(item)
  if (list.some((one) => toFavouriteKey(one) === key)) return { ok: true, added: null }
  return list.length < maxFavourites ? { ok: true, added: item } : { ok: false, reason: 'list_full' }
}
