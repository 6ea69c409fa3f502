import type { Site } from '@lacehouse/domain/site/site'
import type { FastifyRequest } from 'fastify'
import type { ApiClient } from '../client/api/api-client.ts'
import type { PageCache } from './page-cache.ts'
import type { WebBuild } from './web-build.ts'

/** What a client for loaders needs to know of the page being asked for. */
export type ApiOrigin = {
  readonly site: Site
  readonly locale: string
  readonly correlationId: string
  /** The shopper's cookie, or null for calls that must be the same for everybody. */
  readonly cookie: string | null
}

export type WebOptions = {
  readonly build: WebBuild
  /** Makes the client that loaders call the API with, in process. */
  readonly api: (origin: ApiOrigin) => ApiClient
  /** The first is the default. */
  readonly sites: readonly Site[]
  readonly now: () => Date
  readonly production: boolean
  /** Scheme and host that shoppers see; taken from each request where it is not given. */
  readonly origin?: string
  /** Origin of the payment provider's fields, let in on checkout alone. */
  readonly paymentOrigin?: string
  readonly pageCache?: PageCache
  /** Names the group of visitors that sees the same bytes (CMS-15); everybody is one where it is absent. */
  readonly segment?: (request: FastifyRequest) => string
  /** Paths that are not pages, answered by others also when nothing is there. */
  readonly isApiPath: (pathname: string) => boolean
}
