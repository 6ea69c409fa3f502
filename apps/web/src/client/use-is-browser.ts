import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Says whether the page is hydrated: before, it shows what the server sent, which knows neither account nor search parameters. */
export function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
