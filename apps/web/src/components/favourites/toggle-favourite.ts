import { changeFavourite, isFavourite } from '../../client/favourites/change-favourite.ts'
import { readFavouritesMemory } from '../../client/favourites/favourites-memory.ts'

/** Toggles a favourite, and shows a message after the first one or after a refusal. */
export async function toggleFavourite(id: string): Promise<void> {
  const isFirst = Object.keys(readFavouritesMemory()?.hearts ?? {}).length === 0
  try {
    await changeFavourite(id)
    if (isFirst && isFavourite(id)) await (await import('./notify-favourite.ts')).notifyFirstFavourite()
  } catch (error) {
    await (await import('./notify-favourite.ts')).notifyRefusedFavourite(error)
  }
}
