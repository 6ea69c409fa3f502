import type { CallReply } from '@lacehouse/contracts'
import { readAccount } from '../account/account-memory.ts'
import { isApiError } from '../api/api-error.ts'
import { browserApi } from '../api/browser-api.ts'
import { type FavouritesMemory, readFavouritesMemory, saveFavouritesMemory } from './favourites-memory.ts'

export type Favourites = CallReply<'wishlists.favorites'>

/** Remembers what the server says is on the list. A guest whose list is gone gets a new one of what is remembered of it (CART-24). */
export async function cacheFavourites(reply: Favourites): Promise<void> {
  const before = readFavouritesMemory()
  const { favoriteId = null, hearts } = reply
  saveFavouritesMemory({ favoriteId, hearts: Object.fromEntries(hearts.map(({ id, itemId }) => [id, itemId])) })
  const isLost = before?.favoriteId && before.favoriteId !== favoriteId && readAccount() === null
  if (isLost) await restore(before)
}

/** Asks what is on the list, without its cards. */
export async function refreshFavourites(): Promise<void> {
  await cacheFavourites(await browserApi.call('wishlists.favorites', { query: { count: 0 } }))
}

/** The list of whoever has signed in takes the place of the guest's, which is in it now; employees have none. */
export async function takeFavourites(named: CallReply<'auth.token'>['favorites']): Promise<void> {
  saveFavouritesMemory(null)
  // Hearts that could not be asked for are asked for by the next page; sign-in is done all the same.
  if (named) await refreshFavourites().catch(console.warn)
}

/** Puts what is remembered on the new list, the earliest first; what is sold no more is left out. */
async function restore({ hearts }: FavouritesMemory): Promise<void> {
  for (const id of Object.keys(hearts).reverse()) {
    if (readFavouritesMemory()?.hearts[id] !== undefined) continue
    try {
      const reply = await browserApi.call('wishlists.addFavorite', { query: { count: 0 }, body: { id } })
      await cacheFavourites(reply)
    } catch (error) {
      if (!isApiError(error, 'ORD404', 'INV405')) throw error
    }
  }
}
