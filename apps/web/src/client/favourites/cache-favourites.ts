import type { CallReply } from '@lacehouse/contracts'
import { readAccount } from '../account/account-memory.ts'
import { isApiError } from '../api/api-error.ts'
import { browserApi } from '../api/browser-api.ts'
import { type FavouritesMemory, readFavouritesMemory, saveFavouritesMemory } from './favourites-memory.ts'

export type Favourites = CallReply<'wishlists.favorites'>

/**
 * Remembers the list that the server answered. A guest whose list was lost gets a new one from what is remembered of
 * it (CART-24).
 */
export async function cacheFavourites(reply: Favourites): Promise<void> {
  const before = readFavouritesMemory()
  const { favoriteId = null, hearts } = reply
  saveFavouritesMemory({ favoriteId, hearts: Object.fromEntries(hearts.map(({ id, itemId }) => [id, itemId])) })
  const isLost = before?.favoriteId && before.favoriteId !== favoriteId && readAccount() === null
  if (isLost) await restore(before)
}

/** Fetches the list without its product cards. */
export async function refreshFavourites(): Promise<void> {
  await cacheFavourites(await browserApi.call('wishlists.favorites', { query: { count: 0 } }))
}

/**
 * After a sign-in the account's list, which contains the guest's favourites now, replaces the guest's list. Employees
 * have none.
 */
export async function adoptFavourites(named: CallReply<'auth.token'>['favorites']): Promise<void> {
  saveFavouritesMemory(null)
  // The sign-in succeeds even if the favourites cannot be fetched; the next page fetches them.
  if (named) await refreshFavourites().catch(console.warn)
}

/** Adds the remembered favourites to the new list, the oldest first. Products that are not sold any more are left out. */
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
