import { minutes } from '@lacehouse/domain/time/durations'
import { useQuery } from '@tanstack/react-query'
import { browserApi } from '../../client/api/browser-api.ts'
import { queryClient } from '../../client/api/query-client.ts'
import type { CartItem } from '../../client/cart/cart.ts'
import type { FavouriteStore } from '../../client/stores/favourite-store.ts'
import { useFavouriteStore } from '../../client/stores/use-favourite-store.ts'

export type StoreStock = { readonly store: FavouriteStore; readonly hasEnough: boolean }

/**
 * Gives the stock that the favourite store has of an item for home delivery; null where the stock does not matter or
 * is not known (STO-03, STO-04). The cart contains it when it is read. The answers to changes of the cart do not, so
 * that it is fetched and remembered then.
 */
export function useStoreStock({ productId, qty, bonus, shippingOptions }: CartItem): StoreStock | null {
  const store = useFavouriteStore()
  const { selected, available, storeInfo, reservedUntil } = shippingOptions
  const isAsked = store !== null && selected === 'home' && available.includes('pickup') && !bonus && !reservedUntil
  const storeId = store?.id ?? ''
  const fromCart = storeInfo?.id === storeId ? { quantity: storeInfo.storeInventory } : undefined
  const { data = fromCart } = useQuery(
    {
      queryKey: ['store-stock', storeId, productId],
      queryFn: async () => {
        const { quantity } = await browserApi.call('stores.inventory', { query: { storeId, productId } })
        return { quantity }
      },
      enabled: isAsked && !fromCart,
      initialData: isAsked ? fromCart : undefined,
      staleTime: minutes(1),
      retry: false,
    },
    queryClient,
  )
  const { quantity } = fromCart ?? data ?? {}
  return store && isAsked && quantity !== undefined ? { store, hasEnough: quantity >= qty } : null
}
