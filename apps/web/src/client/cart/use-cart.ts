import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { queryClient } from '../api/query-client.ts'
import type { Cart } from './cart.ts'
import { cartQuery } from './cart-query.ts'
import { hasPendingChanges, subscribeToPendingChanges } from './pending-changes.ts'

export type CartState = {
  readonly state: 'loading' | 'failed' | 'empty' | 'filled'
  readonly cart: Cart | null
  /** The order that the cart has become. */
  readonly orderNumber: string | null
  /** A change is pending, so that the sums are out of date. */
  readonly isUpdating: boolean
  readonly retry: () => void
}

/** Gives the cart of this browser as all tabs show it. */
export function useCart(): CartState {
  const { data, isError, refetch } = useQuery({ ...cartQuery, refetchOnMount: 'always' }, queryClient)
  const isUpdating = useSyncExternalStore(subscribeToPendingChanges, hasPendingChanges, () => false)
  const cart = data?.cart ?? null
  return {
    state: toState({ isKnown: data !== undefined, isError, count: cart?.items.length ?? 0 }),
    cart,
    orderNumber: data?.orderNumber ?? null,
    isUpdating,
    retry: () => void refetch(),
  }
}

function toState({ isKnown, isError, count }: { isKnown: boolean; isError: boolean; count: number }) {
  if (!isKnown) return isError ? 'failed' : 'loading'
  return count > 0 ? 'filled' : 'empty'
}
