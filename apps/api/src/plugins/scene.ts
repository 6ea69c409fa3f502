import { randomUUID } from 'node:crypto'
import { findSiteById, findSiteByLocale } from '@lacehouse/domain/site/find-site'
import type { Site } from '@lacehouse/domain/site/site'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CallScene } from '../http/call.ts'
import { readClientNames } from '../http/client-names.ts'
import { Refusal } from '../http/refusal.ts'
import { findSession, type SessionSources } from '../session/find-session.ts'
import type { Session } from '../session/session.ts'

type Scene = Omit<CallScene, 'reply'>

declare module 'fastify' {
  interface FastifyRequest {
    scene: Scene
  }
}

type SceneOptions = SessionSources & { readonly sites: readonly Site[]; readonly defaultSite: Site }

const correlationPattern = /^[\w.:-]{8,64}$/

/** Sets on every request whose it is, for which site and in which language (CALL-02). */
export const registerScene = (app: FastifyInstance, options: SceneOptions): void => {
  // The placeholder only gives the request its final hidden class; the hook below replaces it before anybody reads it.
  app.decorateRequest('scene', null as unknown as Scene)
  app.addHook('onRequest', (request, reply, done) => {
    const correlationId = toCorrelationId(request.headers['x-correlation-id'])
    reply.header('x-correlation-id', correlationId)
    request.scene = { ...toScene(request, options), correlationId }
    done()
  })
}

const toCorrelationId = (header: string | string[] | undefined): string =>
  typeof header === 'string' && correlationPattern.test(header) ? header : randomUUID()

const toScene = (request: FastifyRequest, options: SceneOptions): Omit<Scene, 'correlationId'> => {
  const session = findSession(request, options)
  const wished = localeOf(request)
  const site = siteOf({ request, session, wished, options })
  return {
    session,
    site,
    locale: wished && site.locales.includes(wished) ? wished : site.defaultLocale,
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

type SiteWish = { request: FastifyRequest; session: Session; wished: string | undefined; options: SceneOptions }

// A session belongs to one site: neither a header nor a query takes it to another one's prices.
const siteOf = ({ request, session, wished, options }: SiteWish): Site => {
  if (session.kind !== 'anonymous') return findSiteById(options.sites, session.siteId) ?? options.defaultSite
  const { siteid } = request.headers
  const named = typeof siteid === 'string' ? findSiteById(options.sites, siteid) : null
  return named ?? (wished ? findSiteByLocale(options.sites, wished) : null) ?? options.defaultSite
}

const channelOf = (header: string | string[] | undefined): 'ECOMM' | 'MAPP' => {
  if (header === undefined || header === 'ECOMM') return 'ECOMM'
  if (header === 'MAPP') return 'MAPP'
  throw new Refusal('API400', { field: 'channel' })
}
