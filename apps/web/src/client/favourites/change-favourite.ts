import { isApiError } from '../api/api-error.ts'
import { browserApi } from '../api/browser-api.ts'
import { cacheFavourites, refreshFavourites } from './cache-favourites.ts'
import { notifyFavourites, readFavouritesMemory } from './favourites-memory.ts'

type FavouriteChange = { readonly isWanted: boolean }

/** The favourites that were changed and whose answer is pending; pages show them already. */
const pendingChanges = new Map<string, FavouriteChange>()
let last: Promise<unknown> = Promise.resolve()

/** Says whether a product is a favourite: by the pending change, or else by the memory. */
export function isFavourite(id: string): boolean {
  return pendingChanges.get(id)?.isWanted ?? readFavouritesMemory()?.hearts[id] !== undefined
}

/**
 * Adds or removes a favourite. The page shows it at once, and it is sent after the changes before it. A refused
 * change is undone and thrown (FAV-03).
 */
export async function changeFavourite(id: string): Promise<void> {
  const change = { isWanted: !isFavourite(id) }
  pendingChanges.set(id, change)
  notifyFavourites()
  const run = () => send(id, change)
  const sent = last.then(run, run)
  last = sent.catch(() => undefined)
  try {
    await sent
  } finally {
    if (pendingChanges.get(id) === change) pendingChanges.delete(id)
    notifyFavourites()
  }
}

async function send(id: string, { isWanted }: FavouriteChange): Promise<void> {
  const { favoriteId = null, hearts = {} } = readFavouritesMemory() ?? {}
  const itemId = hearts[id]
  if (isWanted === (itemId !== undefined)) return
  if (isWanted) {
    const body = { id, qty: 1, itemType: 'product' as const }
    await cacheFavourites(await browserApi.call('wishlists.addFavorite', { query: { count: 0 }, body }))
  } else if (favoriteId && itemId) await remove(favoriteId, itemId)
}

async function remove(favoriteId: string, itemId: string): Promise<void> {
  try {
    const params = { favoriteId, itemId }
    await cacheFavourites(await browserApi.call('wishlists.removeFavorite', { query: { count: 0 }, params }))
  } catch (error) {
    // Another tab removed it already; the fetched list shows that.
    if (!isApiError(error, 'ORD404')) throw error
    await refreshFavourites()
  }
}
