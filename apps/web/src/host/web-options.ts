import type { Visitor } from '@lacehouse/domain/segment/segment'
import type { Site } from '@lacehouse/domain/site/site'
import type { FastifyRequest } from 'fastify'
import type { ApiClient } from '../client/api/api-client.ts'
import type { PageCache } from './page-cache.ts'
import type { WebBuild } from './web-build.ts'

/** The data of a page request that the API client of its loaders needs. */
export type ApiOrigin = {
  readonly site: Site
  readonly locale: string
  readonly correlationId: string
  /** The visitor's address, by which the API limits calls. */
  readonly address: string
  /** The shopper's cookie, or null for calls whose answers must be the same for all visitors. */
  readonly cookie: string | null
}

/** The visitor and the place for which a variant is decided. */
export type VariantQuestion = {
  readonly experienceId: string
  /** The random id of the visitor's browser. */
  readonly visitorId: string
  readonly visitor: Visitor
  readonly siteId: string
}

export type WebOptions = {
  readonly build: WebBuild
  /** Creates the client with which loaders call the API in process. */
  readonly api: (origin: ApiOrigin) => ApiClient
  /** Opens the client by which the member of staff of a request reads drafts (RT-09); null for every other visitor. */
  readonly openDrafts?: (request: FastifyRequest, origin: ApiOrigin) => Promise<ApiClient | null>
  /** The sites of the shop. The first one is the default. */
  readonly sites: readonly Site[]
  readonly now: () => Date
  readonly production: boolean
  /** The scheme and host that shoppers see. If absent, they are taken from each request. */
  readonly origin?: string
  /** The origin of the payment provider's fields, which the policy allows on pages that take cards only. */
  readonly paymentOrigin?: string
  /** The origins from which the provider's scripts run; absent where they are the same. */
  readonly paymentScriptOrigin?: string
  /**
   * Whether the provider's scripts on checkout pages are those of another company, which write text into the page in ways that Trusted
   * Types refuse; violations are then only reported there.
   */
  readonly hasForeignPayment?: boolean
  readonly pageCache?: PageCache
  /** Decides the variant of a running experiment (ROLE-05). If absent, every visitor sees the baselines. */
  readonly decideVariant?: (question: VariantQuestion) => string | null
  /** Gives the network of an address, by which waiting pages take turns. If absent, each address is its own. */
  readonly toNetwork?: (address: string) => string
  /** Is called for a form that another origin sent, which is refused. */
  readonly onForeignForm?: (request: FastifyRequest) => void
  /** Says whether a path belongs to the API. The storefront never answers such a path, not even with its 404 page. */
  readonly isApiPath: (pathname: string) => boolean
}
