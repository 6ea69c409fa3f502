import { useSyncExternalStore } from 'react'
import { type FavouriteStore, readFavouriteStore, subscribeToFavouriteStore } from './favourite-store.ts'

/** Gives the shopper's store and renders again when it changes; null on the server, which does not know it. */
export function useFavouriteStore(): FavouriteStore | null {
  return useSyncExternalStore(subscribeToFavouriteStore, readFavouriteStore, () => null)
}
