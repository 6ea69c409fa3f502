import { minutes } from '@lacehouse/domain/time/durations'
import { type ApiClient, type ApiOrigin, createApiClient, type Transport, type TransportRequest } from '@lacehouse/web'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'

type Answer = Awaited<ReturnType<Transport>>

export type InProcessApi = {
  /** Opens a client for the rendering of one page request; a token is the caller's in the place of a cookie. */
  readonly open: (origin: ApiOrigin & { readonly token?: string }) => ApiClient
  /** Drops the stored replies; call it after every change that the database announces. */
  readonly drop: () => void
}

const bounds = { max: 500, ttl: minutes(1) }

/**
 * Opens API clients within this process: the same calls as a browser's, without the network. Replies for all callers (menu, footer,
 * products) are stored for a minute, because every page needs them. So are refusals of what does not exist: most products have no
 * content of their own, and each of their pages asks for it (docs/decisions/0152).
 */
export function createInProcessApi(app: FastifyInstance): InProcessApi {
  const open = () => ({ found: new LRUCache<string, Answer>(bounds), missing: new LRUCache<string, Answer>(bounds) })
  let memory: Memory = open()
  return {
    open: ({ site, locale, correlationId, cookie, address, token }) =>
      createApiClient({
        transport: (request) => answer(app, memory, { ...request, address }),
        locale: () => locale,
        sendsOnce: true,
        createCorrelationId: () => correlationId,
        // The storefront has already checked the origin of a form.
        headers: () => ({
          channel: 'ECOMM',
          siteid: site.siteId,
          ...(token && { authorization: `Bearer ${token}` }),
          ...(cookie && { cookie, 'sec-fetch-site': 'same-origin' }),
        }),
      }),
    drop() {
      // A new memory instead of an emptied one: requests from before the change still write to the old one, which is no longer read.
      memory = open()
    },
  }
}

/** Missing documents have a memory of their own, so that made-up addresses push nothing else out. */
type Memory = { readonly found: LRUCache<string, Answer>; readonly missing: LRUCache<string, Answer> }

type PageRequest = TransportRequest & { readonly address: string }

const answer = async (app: FastifyInstance, { found, missing }: Memory, request: PageRequest) => {
  const key = toKey(request)
  const known = key && (found.get(key) ?? missing.get(key))
  if (known) return known
  const { method, path, headers, body } = request
  const response = await app.inject({
    method: method as 'GET',
    url: path,
    headers,
    // Limits count the visitor, not this process.
    remoteAddress: request.address,
    ...(body !== undefined && { payload: body }),
  })
  const made: Answer = { status: response.statusCode, body: response.body === '' ? null : response.json() }
  if (key && String(response.headers['cache-control']).startsWith('public')) found.set(key, made)
  else if (key && isMissing(made)) missing.set(key, made)
  return made
}

/** Says whether a document of the content does not exist, which stays so until the database announces a change. */
const isMissing = ({ status, body }: Answer): boolean =>
  status === 404 && (body as { errorDetails?: { errorId?: string }[] } | null)?.errorDetails?.[0]?.errorId === 'API404'

/** The cache key; null for calls of a shopper. Prices and stock depend on the site. */
const toKey = ({ method, path, headers }: TransportRequest): string | null =>
  method === 'GET' && headers.cookie === undefined && headers.authorization === undefined
    ? `${headers.siteid} ${path}`
    : null
