import type { MenuDocument } from '@lacehouse/contracts'
import { use } from 'react'
import { useShop } from '../../client/use-shop.ts'
import { useServerData } from '../../rendering/server-data.ts'
import { loadMenu } from './load-menu.ts'

/** Gives the whole menu: on the server from the loader, in the browser by a call. Null if it could not be loaded. */
export function useMenu(): MenuDocument | null {
  const { siteId } = useShop().site
  const written = useServerData('menu') ?? null
  return import.meta.env.SSR ? written : use(loadMenu(siteId))
}
