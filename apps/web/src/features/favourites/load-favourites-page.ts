import { readAccount } from '../../client/account/account-memory.ts'
import { browserApi } from '../../client/api/browser-api.ts'
import { cacheFavourites, type Favourites } from '../../client/favourites/cache-favourites.ts'
import { readFavouritesMemory } from '../../client/favourites/favourites-memory.ts'

/** The number of favourites on a page ([bounds](../../../../../docs/bounds.md)). */
export const favouritesPageSize = 24

const none: Favourites = { items: [], total: 0, start: 0, count: favouritesPageSize, hearts: [] }
const ask = (page: number) =>
  browserApi.call('wishlists.favorites', {
    query: { start: (page - 1) * favouritesPageSize, count: favouritesPageSize },
  })

/** Loads a page of the favourites, or the last page if there are fewer; without favourites it makes no call. */
export async function loadFavouritesPage(page: number): Promise<Favourites> {
  if (readFavouritesMemory() === null && readAccount() === null) return none
  const reply = await ask(page)
  await cacheFavourites(reply)
  const total = Object.keys(readFavouritesMemory()?.hearts ?? {}).length
  // A recreated list has more entries than the first answer.
  const isOther = total !== reply.total || (reply.items.length === 0 && total > 0)
  return isOther ? ask(Math.min(page, Math.max(1, Math.ceil(total / favouritesPageSize)))) : reply
}
