import { minutes } from '@lacehouse/domain/time/durations'
import { QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

// The server renders for all shoppers in one process, so that a query with what one of them may see must not be there for the next
// (T18). A query outside of the cache serves the rendering that made it, and goes with it.
const queryCache = import.meta.env.SSR
  ? new (class extends QueryCache {
      override add(): void {}
    })()
  : new QueryCache()

/**
 * The query cache of this tab for personal state: cart, favourites, profile. Components that need it pass it to
 * `useQuery(options, queryClient)`, so that pages without personal parts never load it.
 */
export const queryClient = new QueryClient({
  queryCache,
  defaultOptions: {
    queries: {
      staleTime: minutes(1),
      // The API client has repeated the call already, and a refusal does not change.
      retry: (count, error) => count < 1 && error instanceof ApiError && error.status === 0,
      refetchOnReconnect: true,
    },
  },
})
