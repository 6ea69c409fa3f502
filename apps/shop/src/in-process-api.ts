import { minutes } from '@lacehouse/domain/time/durations'
import { type ApiClient, type ApiOrigin, createApiClient, type Transport, type TransportRequest } from '@lacehouse/web'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'

type Answer = Awaited<ReturnType<Transport>>

export type InProcessApi = {
  /** A client for the pages that one request asks for. */
  readonly open: (origin: ApiOrigin) => ApiClient
  /** Forgets the answers that are kept; to be called whenever the database says that something changed. */
  readonly drop: () => void
}

const bounds = { max: 500, ttl: minutes(1) }

/**
 * The pages' client of the API within this process: the same calls as a browser's, without the network. What the API answers
 * to everybody alike (menu, footer, products) is kept for a moment, since every page asks for it again.
 */
export function createInProcessApi(app: FastifyInstance): InProcessApi {
  let kept = new LRUCache<string, Answer>(bounds)
  const transport: Transport = (request) => answer(app, kept, request)
  return {
    open: ({ site, locale, correlationId, cookie }) =>
      createApiClient({
        transport,
        locale: () => locale,
        createCorrelationId: () => correlationId,
        // The storefront has looked where a form comes from.
        headers: () => ({
          channel: 'ECOMM',
          siteid: site.siteId,
          ...(cookie && { cookie, 'sec-fetch-site': 'same-origin' }),
        }),
      }),
    drop() {
      // A new store and not an emptied one: what was asked before the change is kept in the old one, where nobody finds it.
      kept = new LRUCache(bounds)
    },
  }
}

const answer = async (app: FastifyInstance, kept: LRUCache<string, Answer>, request: TransportRequest) => {
  const key = toKey(request)
  const known = key && kept.get(key)
  if (known) return known
  const { method, path, headers, body } = request
  const response = await app.inject({
    method: method as 'GET',
    url: path,
    headers,
    ...(body !== undefined && { payload: body }),
  })
  const made: Answer = { status: response.statusCode, body: response.body === '' ? null : response.json() }
  if (key && String(response.headers['cache-control']).startsWith('public')) kept.set(key, made)
  return made
}

/** Only a call without a shopper is the same for everybody; the site decides about money and stock. */
const toKey = ({ method, path, headers }: TransportRequest): string | null =>
  method === 'GET' && headers.cookie === undefined ? `${headers.siteid} ${path}` : null
