import type { CallReply } from '@lacehouse/contracts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useAccount } from '../account/use-account.ts'
import { isApiError } from '../api/api-error.ts'
import { browserApi } from '../api/browser-api.ts'
import { queryClient } from '../api/query-client.ts'
import { hasFavourites } from './has-favourites.ts'

export type WishlistSummary = CallReply<'wishlists.lists'>['lists'][number]
export type Wishlist = CallReply<'wishlists.list'>

/** The number of a list's items on a page ([bounds](../../../../../docs/bounds.md)). */
export const wishlistPageSize = 24

// Below `account`, so that signing out removes them.
const wishlistsKey = ['account', 'wishlists'] as const

/** Fetches the named lists of a signed-in shopper; with `item`, each says whether it has that product in that colour. */
export function useWishlists(item?: string) {
  const account = useAccount()
  return useQuery(
    {
      queryKey: [...wishlistsKey, 'all', item ?? null],
      queryFn: async () => (await browserApi.call('wishlists.lists', { query: item ? { item } : {} })).lists,
      enabled: account !== null && hasFavourites(account),
    },
    queryClient,
  )
}

/** Fetches a page of a named list; the page before stays until the next one is there. */
export function useWishlist(listId: string, page: number) {
  const account = useAccount()
  const query = { start: (page - 1) * wishlistPageSize, count: wishlistPageSize }
  return useQuery(
    {
      queryKey: [...wishlistsKey, listId, page],
      queryFn: () => browserApi.call('wishlists.list', { params: { listId }, query }),
      enabled: account !== null,
      placeholderData: keepPreviousData,
      retry: (failures, error) => failures < 1 && !isApiError(error, 'ORD404'),
    },
    queryClient,
  )
}

const refresh = () => queryClient.invalidateQueries({ queryKey: wishlistsKey })

/** Creates a named list and answers its id. */
export async function createWishlist(name: string): Promise<string> {
  const { listId } = await browserApi.call('wishlists.createList', { body: { name } })
  await refresh()
  return listId
}

export async function renameWishlist(listId: string, name: string): Promise<void> {
  await browserApi.call('wishlists.renameList', { params: { listId }, body: { name } })
  await refresh()
}

export async function deleteWishlist(listId: string): Promise<void> {
  await browserApi.call('wishlists.deleteList', { params: { listId } })
  queryClient.removeQueries({ queryKey: [...wishlistsKey, listId] })
  await refresh()
}

/** Adds a product in a colour to a list. */
export async function saveToWishlist(listId: string, id: string): Promise<void> {
  await browserApi.call('wishlists.addToList', { params: { listId }, body: { id } })
  await refresh()
}

type Entry = { readonly listId: string; readonly itemId: string }

/** Removes an entry of a list; one that another tab has removed counts as removed. */
export async function removeFromWishlist(entry: Entry): Promise<void> {
  try {
    await browserApi.call('wishlists.removeFromList', { params: entry })
  } catch (error) {
    if (!isApiError(error, 'ORD404')) throw error
  }
  await refresh()
}

/** Moves an entry to another list. */
export async function moveToWishlist(entry: Entry, toListId: string): Promise<void> {
  await browserApi.call('wishlists.moveToList', { params: entry, body: { toListId } })
  await refresh()
}

/** Makes the link of a list, or answers the one that it has. */
export async function shareWishlist(listId: string): Promise<string> {
  const { url } = await browserApi.call('wishlists.shareList', { params: { listId } })
  await refresh()
  return url
}

/** Ends the link of a list. */
export async function stopSharingWishlist(listId: string): Promise<void> {
  await browserApi.call('wishlists.stopSharingList', { params: { listId } })
  await refresh()
}
