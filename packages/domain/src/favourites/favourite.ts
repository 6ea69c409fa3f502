import type { Instant } from '../time/instant.ts'

/** The input for a favourite: a product in a colour, and a quantity. */
export type FavouriteInput = { readonly productId: string; readonly color: string; readonly qty: number }

/** A favourite of a list; `id` identifies it there. */
export type Favourite = FavouriteInput & { readonly id: string; readonly addedAt: Instant }

/** The most favourites on a list; one more is refused with 'list_full' (docs/bounds.md). */
export const maxFavourites = 200

/** The largest quantity of one favourite, the same as of a cart's item. */
export const maxFavouriteQty = 999_999

/** Returns the key that two favourites share when they are the same: product and colour, as in `LHBDDBF987-fog`. */
export function toFavouriteKey({ productId, color }: Pick<FavouriteInput, 'productId' | 'color'>): string {
  return `${productId}-${color}`
}

/** Parses a favourite's key; `color` is null for the colour that the shop shows first. */
export function parseFavouriteKey(key: string): { readonly productId: string; readonly color: string | null } {
  const [productId = '', ...color] = key.split('-')
  return { productId: productId.toUpperCase(), color: color.join('-') || null }
}
