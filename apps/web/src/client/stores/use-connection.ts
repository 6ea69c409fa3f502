import { useSyncExternalStore } from 'react'
import { readConnection, type StoreConnection, subscribeToConnection } from './seller.ts'

/** Gives the store and employee with whom the session is connected; null for all others, and until the browser has read its storage. */
export function useConnection(): StoreConnection | null {
  return useSyncExternalStore(subscribeToConnection, readConnection, () => null)
}
