import type { Instant } from '../time/instant.ts'

/** What a heart stands for: a product in a colour, and how many of it are wished for (S2.7). */
export type FavouriteInput = { readonly productId: string; readonly color: string; readonly qty: number }

/** A favourite on a list, with its id there. */
export type Favourite = FavouriteInput & { readonly id: string; readonly addedAt: Instant }

/** A list holds so many favourites at most; one more is INV408 (decisions, 0024). */
export const maxFavourites = 200

/** Most pieces of one favourite, as of a cart's item (S1.5). */
export const maxFavouriteQty = 999_999

/** Gives what makes two favourites the same thing, as calls and pages name it: `LHBDDBF987-fog`. */
export function toFavouriteKey({ productId, color }: Pick<FavouriteInput, 'productId' | 'color'>): string {
  return `${productId}-${color}`
}

/** Reads the name of a favourite; without a colour it is the product as the shop shows it first. */
export function parseFavouriteKey(key: string): { readonly productId: string; readonly color: string | null } {
  const [productId = '', ...color] = key.split('-')
  return { productId: productId.toUpperCase(), color: color.join('-') || null }
}
