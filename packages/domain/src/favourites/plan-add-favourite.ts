import type { Instant } from '../time/instant.ts'
import { type Favourite, maxFavouriteQty, maxFavourites, toFavouriteKey } from './favourite.ts'

type NewFavourite = Pick<Favourite, 'id' | 'productId' | 'color'> & { readonly qty?: number }

export type AddFavouritePlan =
  | { readonly ok: true; readonly list: readonly Favourite[]; readonly changed: readonly Favourite[] }
  | { readonly ok: false; readonly reason: 'invalid_quantity' | 'list_full' }

/**
 * Plans the addition of a favourite, which becomes the first of its list; one that the list has keeps its place and takes the
 * given quantity (FAV-01).
 */
export function planAddFavourite(list: readonly Favourite[], input: NewFavourite, now: Instant): AddFavouritePlan {
  const key = toFavouriteKey(input)
  const known = list.find((one) => toFavouriteKey(one) === key)
  const qty = input.qty ?? known?.qty ?? 1
  if (!Number.isSafeInteger(qty) || qty < 1 || qty > maxFavouriteQty) return { ok: false, reason: 'invalid_quantity' }
  if (known) {
    const changed = { ...known, qty }
    return { ok: true, list: list.map((one) => (one === known ? changed : one)), changed: [changed] }
  }
  if (list.length >= maxFavourites) return { ok: false, reason: 'list_full' }
  const added = { ...input, qty, addedAt: now }
  return { ok: true, list: [added, ...list], changed: [added] }
}
