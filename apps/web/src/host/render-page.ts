import { toPointId } from '@lacehouse/domain/experiments/decision-point'
import type { Site } from '@lacehouse/domain/site/site'
import type { Duration } from '@lacehouse/domain/time/instant'
import { redactUrl } from '@lacehouse/domain/url/redact-url'
import type { FastifyRequest } from 'fastify'
import type { ApiClient } from '../client/api/api-client.ts'
import type { RenderedDocument } from '../rendering/rendered-document.ts'
import type { PagePolicy, ShopContext } from '../shop-context.ts'
import { toDocumentHeaders } from './document-headers.ts'
import { toBody, toPageBytes } from './encoded-body.ts'
import { writeFallbackErrorPage } from './fallback-error-page.ts'
import { toLoggedError } from './logged-error.ts'
import { type RenderedPage, staleFor } from './page-cache.ts'
import { type PageAddress, toAskedPath } from './page-key.ts'
import type { PageVisitor } from './page-visitor.ts'
import { toPreviewClient } from './preview-client.ts'
import { securityHeaders } from './security-headers.ts'
import { type Finished, toEtag } from './send-page.ts'
import { toPageClient } from './to-page-client.ts'
import type { WebOptions } from './web-options.ts'

export type PageRequest = {
  readonly request: FastifyRequest
  readonly address: PageAddress
  readonly locale: string
  readonly site: Site
  readonly origin: string
  readonly visitor: PageVisitor
  /** The page has a key in the cache, so that it can answer other requests if its loaders call `cacheable`. */
  readonly hasKey: boolean
  /** Reads drafts, for a page of the preview; absent for published pages. */
  readonly drafts?: ApiClient
}

/** The seconds after which a page that is not available now may be there. */
const retryAfter = 2

/** Renders a page or its data. The result contains the response headers and the cache policy that the loaders set. */
export async function renderPage(options: WebOptions, page: PageRequest): Promise<RenderedPage> {
  const shop = toShopContext(options, page)
  const response = await answerSafely(options, page, shop)
  const written = await write(response, shop.document)
  const { policy } = shop
  const isForAll = policy.cacheable && !policy.personal && !policy.incomplete
  const keepable = isForAll && response.status < 400 && !response.headers.has('set-cookie')
  // A page without a key is for one visitor, so that no shared cache may keep it either.
  const ttl = keepable && page.hasKey ? policy.ttl : null
  const hasDecisions = policy.decisions.size > 0
  const headers = toHeaders(response, { ...page, options, written, ttl, hasDecisions })
  const finished: Finished = {
    status: response.status,
    headers,
    body: toBody(written.bytes, keepable && page.hasKey ? 'often' : 'once'),
    etag: keepable && page.hasKey ? toEtag(written.bytes) : '',
  }
  const decisions = [...policy.decisions.values()]
  return { page: finished, keep: keepable ? { tags: policy.tags, ttl: policy.ttl } : null, decisions }
}

type Written = {
  readonly bytes: Buffer
  /** The inline scripts and styles that the build has for the page; null if the response is not HTML. */
  readonly allowed: Allowed | null
}

type Allowed = Pick<RenderedDocument, 'scriptHashes' | 'styleHashes'>

/** A page that the router did not render, such as the fallback error page, has no script. */
const nothing: Allowed = { scriptHashes: [], styleHashes: [] }

async function write(response: Response, document: RenderedDocument | null): Promise<Written> {
  if (!response.headers.get('content-type')?.startsWith('text/html'))
    return { bytes: Buffer.from(await response.arrayBuffer()), allowed: null }
  if (!document) return { bytes: Buffer.from(await response.arrayBuffer()), allowed: nothing }
  return { bytes: toPageBytes(document.html), allowed: document }
}

/** Renders a page. If that throws, it answers with the fallback error page, which is not cached. */
async function answerSafely(options: WebOptions, page: PageRequest, shop: ShopContext): Promise<Response> {
  try {
    return await options.build.handlePage(toRequest(page), shop)
  } catch (error) {
    shop.reportError(error)
    shop.document = null
    const html = writeFallbackErrorPage(page.locale, String(page.request.id))
    return new Response(html, { status: 500, headers: { 'content-type': 'text/html; charset=utf-8' } })
  }
}

function toShopContext(options: WebOptions, page: PageRequest): ShopContext {
  const { site, locale, request, origin, address, drafts } = page
  const policy: PagePolicy = {
    cacheable: false,
    personal: drafts !== undefined,
    incomplete: false,
    tags: new Set(),
    decisions: new Map(),
    ttl: Number.POSITIVE_INFINITY,
  }
  const call = { site, locale, correlationId: String(request.id), address: request.ip }
  const api = options.api({ ...call, cookie: null })
  return {
    api: toPageClient(drafts ? toPreviewClient(api, drafts) : api),
    isPreview: drafts !== undefined,
    asShopper(cookie = request.headers.cookie) {
      policy.personal = true
      return toPageClient(options.api({ ...call, cookie: cookie ?? null }))
    },
    readCookie(name) {
      policy.personal = true
      return new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(request.headers.cookie ?? '')?.[1] ?? null
    },
    decide(point) {
      policy.decisions.set(toPointId(point), point)
      return page.visitor.decide(point)
    },
    site,
    locale,
    sites: options.sites,
    url: { origin, ...toShownAddress(address) },
    policy,
    isDocument: !address.pathname.endsWith('.data'),
    serverData: {},
    reportError: (error) =>
      request.log.error(
        { err: toLoggedError(error), url: redactUrl(request.raw.url ?? ''), correlationId: call.correlationId },
        'a page could not be rendered',
      ),
    document: null,
    now: options.now,
    production: options.production,
  }
}

/** Maps the address of a request to the address that the shopper sees: a request for data has another path and query. */
function toShownAddress({ pathname, search }: PageAddress): Omit<PageAddress, 'isPreview'> {
  const shown = new URLSearchParams(search)
  shown.delete('_routes')
  return { pathname: pathname.replace(/\.data$/, ''), search: shown }
}

/** Creates the request that loaders see. It has no cookies, because only `asShopper` gives access to the shopper. */
function toRequest({ request, address, origin }: PageRequest): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (name === 'cookie' || name === 'authorization' || value === undefined || name.startsWith(':')) continue
    for (const item of Array.isArray(value) ? value : [value]) headers.append(name, item)
  }
  const query = address.search.size > 0 ? `?${address.search}` : ''
  // React Router runs the loaders for GET. For HEAD the server leaves out the body when it sends the response.
  const method = request.method === 'HEAD' ? 'GET' : request.method
  const body = method === 'POST' && Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : undefined
  return new Request(origin + toAskedPath(address) + query, { method, headers, body })
}

const toSeconds = (duration: Duration) => Math.floor(duration / 1000)

/** A page with decisions is in the cache of this process once for each choice; a shared cache cannot know which one a visitor gets. */
function toCacheControl(ttl: Duration | null, hasDecisions: boolean): string {
  if (ttl === null) return 'private, no-store'
  if (hasDecisions) return 'private, no-cache'
  return `public, max-age=0, s-maxage=${toSeconds(ttl)}, stale-while-revalidate=${toSeconds(staleFor)}`
}

type HeaderParts = PageRequest & {
  readonly options: WebOptions
  readonly written: Written
  readonly ttl: Duration | null
  readonly hasDecisions: boolean
}

function toHeaders(response: Response, parts: HeaderParts): Record<string, string | string[]> {
  const { address, options, written, ttl, hasDecisions } = parts
  const headers: Record<string, string | string[]> = { ...Object.fromEntries(response.headers), ...securityHeaders }
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) headers['set-cookie'] = cookies
  headers.vary = hasDecisions ? 'accept-encoding, cookie' : 'accept-encoding'
  if (response.status === 503) headers['retry-after'] = String(retryAfter)
  headers['cache-control'] = toCacheControl(ttl, hasDecisions)
  if (written.allowed) Object.assign(headers, toDocumentHeaders({ ...written.allowed, ...address }, options))
  return headers
}
