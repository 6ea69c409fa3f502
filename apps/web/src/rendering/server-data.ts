import { createContext, useContext } from 'react'
import { getShop, type WithContext } from '../shop-context.ts'
import type { ServerData } from './server-data-type.ts'

/** Set around a document that is rendered on the server; null in the browser. */
export const ServerDataContext = createContext<ServerData | null>(null)

/** Hands a value to the components on the server alone; false where only the data of a page is asked for, which has to carry it. */
export function keepOnServer<Key extends keyof ServerData>(
  args: WithContext,
  key: Key,
  value: NonNullable<ServerData[Key]>,
): boolean {
  const { isDocument, serverData } = getShop(args)
  if (isDocument) serverData[key] = value
  return isDocument
}

/** Gets what a loader kept on the server; undefined in the browser. */
export function useServerData<Key extends keyof ServerData>(key: Key): ServerData[Key] {
  return useContext(ServerDataContext)?.[key]
}
