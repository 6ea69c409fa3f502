import type { ApiClient } from './api-client.ts'
import { ApiError } from './api-error.ts'

const load = () =>
  import('./page-api.ts').catch((cause: unknown) => {
    throw ApiError.unreachable('none', cause)
  })

/** The API client of this page. Its code is fetched with the first call. */
export const browserApi: ApiClient = {
  async call(id, ...rest) {
    const { pageApi } = await load()
    return pageApi.call(id, ...rest)
  },
}
