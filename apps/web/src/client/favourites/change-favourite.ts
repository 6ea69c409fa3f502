import { isApiError } from '../api/api-error.ts'
import { browserApi } from '../api/browser-api.ts'
import { cacheFavourites, refreshFavourites } from './cache-favourites.ts'
import { notifyFavourites, readFavouritesMemory } from './favourites-memory.ts'

type Wish = { readonly isWanted: boolean }

/** Hearts that were pressed and whose answer is still to come: what is seen meanwhile. */
const pressed = new Map<string, Wish>()
let last: Promise<unknown> = Promise.resolve()

/** Says whether a heart is filled: as it was pressed, else as it is remembered. */
export function isFavourite(id: string): boolean {
  return pressed.get(id)?.isWanted ?? readFavouritesMemory()?.hearts[id] !== undefined
}

/**
 * Presses or releases a heart. It is seen at once and sent after those before it; what is refused is taken back, and thrown
 * to whoever has to say so (FAV-03).
 */
export async function changeFavourite(id: string): Promise<void> {
  const wish = { isWanted: !isFavourite(id) }
  pressed.set(id, wish)
  notifyFavourites()
  const run = () => send(id, wish)
  const sent = last.then(run, run)
  last = sent.catch(() => undefined)
  try {
    await sent
  } finally {
    if (pressed.get(id) === wish) pressed.delete(id)
    notifyFavourites()
  }
}

async function send(id: string, { isWanted }: Wish): Promise<void> {
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
    // Taken off elsewhere already: what is on the list says the rest.
    if (!isApiError(error, 'ORD404')) throw error
    await refreshFavourites()
  }
}
