import { useSyncExternalStore } from 'react'
import { type Account, readAccount, subscribeToAccount } from './account-memory.ts'

/** Gives the signed-in account; null for a guest, and until the browser has read its storage. */
export function useAccount(): Account | null {
  return useSyncExternalStore(subscribeToAccount, readAccount, () => null)
}
