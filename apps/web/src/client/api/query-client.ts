import { minutes } from '@lacehouse/domain/time/durations'
import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

/**
 * The query cache of this tab for personal state: cart, favourites, profile. Components that need it pass it to
 * `useQuery(options, queryClient)`, so that pages without personal parts never load it.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: minutes(1),
      // The API client has repeated the call already, and a refusal does not change.
      retry: (count, error) => count < 1 && error instanceof ApiError && error.status === 0,
      refetchOnReconnect: true,
    },
  },
})
