import type { ApiClient } from '../client/api/api-client.ts'
import { isApiError } from '../client/api/api-error.ts'
import { toUnavailable } from '../unavailable.ts'

/** Returns a client for loaders: where the API cannot answer now, a call throws the response of the page for that. */
export function toPageClient(client: ApiClient): ApiClient {
  return {
    call: (id, ...rest) =>
      client.call(id, ...rest).catch((error: unknown) => {
        throw isApiError(error) && (error.status === 503 || error.status === 0) ? toUnavailable() : error
      }),
  }
}
