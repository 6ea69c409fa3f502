import { useSyncExternalStore } from 'react'
import { type Account, readAccount, subscribeToAccount } from './account-memory.ts'

/** Who is signed in on this page; null for a guest, and until the browser has looked. */
export function useAccount(): Account | null {
  return useSyncExternalStore(subscribeToAccount, readAccount, () => null)
}
