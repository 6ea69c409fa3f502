import { readAccount } from '../../client/account/account-memory.ts'
import { changeFavourite, isFavourite } from '../../client/favourites/change-favourite.ts'
import { readFavouritesMemory } from '../../client/favourites/favourites-memory.ts'

/** Toggles a favourite, and shows a message after the first one, after each of a signed-in shopper, and after a refusal. */
export async function toggleFavourite(id: string): Promise<void> {
  const isFirst = Object.keys(readFavouritesMemory()?.hearts ?? {}).length === 0
  try {
    await changeFavourite(id)
    if (!isFavourite(id)) return
    if (readAccount()) await (await import('./notify-favourite.ts')).notifySavedFavourite(id)
    else if (isFirst) await (await import('./notify-favourite.ts')).notifyFirstFavourite()
  } catch (error) {
    await (await import('./notify-favourite.ts')).notifyRefusedFavourite(error)
  }
}
