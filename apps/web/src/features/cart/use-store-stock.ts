import { minutes } from '@lacehouse/domain/time/durations'
import { useQuery } from '@tanstack/react-query'
import { browserApi } from '../../client/api/browser-api.ts'
import { queryClient } from '../../client/api/query-client.ts'
import type { CartItem } from '../../client/cart/cart.ts'
import type { FavouriteStore } from '../../client/stores/favourite-store.ts'
import { useFavouriteStore } from '../../client/stores/use-favourite-store.ts'

export type StoreStock = { readonly store: FavouriteStore; readonly hasEnough: boolean }

/**
 * What the shopper's own store has of an item that is to be brought; null where that is nobody's question or not known (STO-03, STO-04).
 * The cart says it when it is read; the answers to its changes do not, and what is asked for then is remembered.
 */
export function useStoreStock({ productId, qty, bonus, shippingOptions }: CartItem): StoreStock | null {
  const store = useFavouriteStore()
  const { selected, available, storeInfo, reservedUntil } = shippingOptions
  const isAsked = store !== null && selected === 'home' && available.includes('pickup') && !bonus && !reservedUntil
  const storeId = store?.id ?? ''
  const told = storeInfo?.id === storeId ? { quantity: storeInfo.storeInventory } : undefined
  const { data = told } = useQuery(
    {
      queryKey: ['store-stock', storeId, productId],
      queryFn: async () => {
        const { quantity } = await browserApi.call('stores.inventory', { query: { storeId, productId } })
        return { quantity }
      },
      enabled: isAsked && !told,
      initialData: isAsked ? told : undefined,
      staleTime: minutes(1),
      retry: false,
    },
    queryClient,
  )
  const { quantity } = told ?? data ?? {}
  return store && isAsked && quantity !== undefined ? { store, hasEnough: quantity >= qty } : null
}
