import { useSyncExternalStore } from 'react'
import { type FavouriteStore, readFavouriteStore, subscribeToFavouriteStore } from './favourite-store.ts'

/** The shopper's store on this page, whenever they choose another; null on the server, which does not know it. */
export const useFavouriteStore = (): FavouriteStore | null =>
  useSyncExternalStore(subscribeToFavouriteStore, readFavouriteStore, () => null)
