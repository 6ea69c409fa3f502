import type { ApiClient } from '../client/api/api-client.ts'

/** Returns a client that reads content as drafts, and everything else as every page does. */
export function toPreviewClient(client: ApiClient, drafts: ApiClient): ApiClient {
  return { call: (id, ...rest) => (id.startsWith('content.') ? drafts : client).call(id, ...rest) }
}

/** Asks for drafts instead of published documents, as they are at a time of choice where the address names one. */
export function withTime(client: ApiClient, time: string | null): ApiClient {
  const at = time !== null && !Number.isNaN(Date.parse(time)) ? new Date(time).toISOString() : null
  const call = (id: string, input: { readonly params?: object; readonly query?: object } = {}) =>
    (client.call as (id: string, input: object) => Promise<unknown>)(id, {
      ...input,
      ...(input.params && { params: { ...input.params, mode: 'preview' } }),
      ...(at && { query: { ...input.query, at } }),
    })
  return { call: call as ApiClient['call'] }
}
