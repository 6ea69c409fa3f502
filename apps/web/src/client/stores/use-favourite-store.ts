import { useSyncExternalStore } from 'react'
import { type FavouriteStore, readFavouriteStore, subscribeToFavouriteStore } from './favourite-store.ts'

/** The shopper's store on this page, whenever they choose another; null on the server, which does not know it. */
export function useFavouriteStore(): FavouriteStore | null {
  return useSyncExternalStore(subscribeToFavouriteStore, readFavouriteStore, () => null)
}
