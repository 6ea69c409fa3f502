import { minutes } from '@lacehouse/domain/time/durations'
import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

/**
 * Personal state of this tab: cart, favourites, profile. Given to `useQuery(options, queryClient)` by those who need it,
 * so that pages without personal parts never load it.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: minutes(1),
      // The client has tried already; a refusal stays a refusal.
      retry: (count, error) => count < 1 && error instanceof ApiError && error.status === 0,
      refetchOnReconnect: true,
    },
  },
})
