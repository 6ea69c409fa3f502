import { useSyncExternalStore } from 'react'
import { readFavouritesMemory, subscribeToFavourites } from '../../client/favourites/favourites-memory.ts'

/** Counts the favourites as all tabs know them. */
export function useFavouritesCount(): number {
  return useSyncExternalStore(
    subscribeToFavourites,
    () => Object.keys(readFavouritesMemory()?.hearts ?? {}).length,
    () => 0,
  )
}
