import { randomUUID } from 'node:crypto'
import { findSiteById, findSiteByLocale } from '@lacehouse/domain/site/find-site'
import type { Site } from '@lacehouse/domain/site/site'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RequestContext } from './call.ts'
import { readClientNames } from './client-names.ts'
import { Refusal } from './refusal.ts'
import type { Session } from './session.ts'

type Context = Omit<RequestContext, 'reply'>

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged with the library's own.
  interface FastifyRequest {
    context: Context
  }
}

type RequestContextOptions = {
  readonly sites: readonly Site[]
  readonly defaultSite: Site
  /** Reads and verifies the session of a request. */
  readonly findSession: (request: FastifyRequest) => Session
}

const correlationPattern = /^[\w.:-]{8,64}$/

/** Sets the request context: session, site, locale, channel and client of the request (CALL-02). */
export function registerRequestContext(app: FastifyInstance, options: RequestContextOptions): void {
  // The placeholder gives every request the same object shape; the hook below replaces it before any handler reads it.
  app.decorateRequest('context', null as unknown as Context)
  app.addHook('onRequest', (request, reply, done) => {
    const correlationId = toCorrelationId(request.headers['x-correlation-id'])
    reply.header('x-correlation-id', correlationId)
    request.context = { ...toRequestContext(request, options), correlationId }
    done()
  })
}

/** Takes the caller's correlation id where it has the shape of one, and makes one otherwise. */
export function toCorrelationId(header: string | string[] | undefined): string {
  return typeof header === 'string' && correlationPattern.test(header) ? header : randomUUID()
}

const toRequestContext = (request: FastifyRequest, options: RequestContextOptions): Omit<Context, 'correlationId'> => {
  const session = options.findSession(request)
  const requestedLocale = localeOf(request)
  const site = siteOf({ request, session, requestedLocale, options })
  return {
    session,
    site,
    locale: requestedLocale && site.locales.includes(requestedLocale) ? requestedLocale : site.defaultLocale,
    channel: channelOf(request.headers.channel),
    client: readClientNames(request.headers),
    ip: request.ip,
    headers: request.headers,
  }
}

const localeOf = (request: FastifyRequest): string | undefined => {
  const { locale } = request.query as { locale?: unknown }
  return typeof locale === 'string' ? locale.toLowerCase() : undefined
}

type SiteQuery = {
  request: FastifyRequest
  session: Session
  requestedLocale: string | undefined
  options: RequestContextOptions
}

// A session belongs to one site; a header or a query cannot move it to another site's prices.
const siteOf = ({ request, session, requestedLocale, options }: SiteQuery): Site => {
  if (session.kind !== 'anonymous') return findSiteById(options.sites, session.siteId) ?? options.defaultSite
  const { siteid } = request.headers
  const named = typeof siteid === 'string' ? findSiteById(options.sites, siteid) : null
  return named ?? (requestedLocale ? findSiteByLocale(options.sites, requestedLocale) : null) ?? options.defaultSite
}

const channelOf = (header: string | string[] | undefined): 'ECOMM' | 'MAPP' => {
  if (header === undefined || header === 'ECOMM') return 'ECOMM'
  if (header === 'MAPP') return 'MAPP'
  throw new Refusal('API400', { field: 'channel' })
}
