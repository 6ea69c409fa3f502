import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { BackofficeError, isSessionMissing } from './backoffice-error.ts'
import { sessionKey } from './use-session.ts'

/** Creates the cache of replies. A call that meets no session shows the sign-in, and the page that was open afterwards. */
export function createQueryClient(): QueryClient {
  const onError = (error: unknown) => {
    if (isSessionMissing(error)) client.setQueryData(sessionKey, null)
  }
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 5000,
        retry: (count, error) =>
          count < 2 && error instanceof BackofficeError && (error.status === 0 || error.status >= 502),
      },
    },
  })
  return client
}
