import { createContext, useContext } from 'react'
import { getShop, type WithContext } from '../shop-context.ts'
import type { ServerData } from './server-data-type.ts'

/** The context of the data that stays on the server; null in the browser. */
export const ServerDataContext = createContext<ServerData | null>(null)

/**
 * Keeps a value on the server, where `useServerData` gives it to components. Returns false for a request of a page's
 * data: the browser renders that page itself, so that the loader has to return the value.
 */
export function keepOnServer<Key extends keyof ServerData>(
  args: WithContext,
  key: Key,
  value: NonNullable<ServerData[Key]>,
): boolean {
  const { isDocument, serverData } = getShop(args)
  if (isDocument) serverData[key] = value
  return isDocument
}

/** Gets a value that a loader kept on the server; undefined in the browser. */
export function useServerData<Key extends keyof ServerData>(key: Key): ServerData[Key] {
  return useContext(ServerDataContext)?.[key]
}
