import type { Favourite } from './favourite.ts'

export type RemoveFavouritePlan =
  | { readonly ok: true; readonly list: readonly Favourite[] }
  | { readonly ok: false; readonly reason: 'unknown_item' }

/** Plans the removal of a favourite by its id; one that the list does not have is 'unknown_item' (FAV-01). */
export function planRemoveFavourite(list: readonly Favourite[], id: string): RemoveFavouritePlan {
  const rest = list.filter((one) => one.id !== id)
  return rest.length < list.length ? { ok: true, list: rest } : { ok: false, reason: 'unknown_item' }
}
