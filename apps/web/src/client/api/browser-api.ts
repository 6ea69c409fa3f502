import type { ApiClient } from './api-client.ts'
import { ApiError } from './api-error.ts'

const load = () =>
  import('./page-api.ts').catch((cause: unknown) => {
    throw ApiError.unreachable('none', cause)
  })

/** The client of this page. Its code comes with the first call, which no page makes before it stands. */
export const browserApi: ApiClient = {
  async call(id, ...rest) {
    const { pageApi } = await load()
    return pageApi.call(id, ...rest)
  },
}
