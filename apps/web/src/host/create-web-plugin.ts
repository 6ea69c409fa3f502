import { withPreservedQuery } from '@lacehouse/domain/page/preserved-query'
import { toPreviewPath } from '@lacehouse/domain/page/preview-path'
import { findSiteByLocale } from '@lacehouse/domain/site/find-site'
import type { Site } from '@lacehouse/domain/site/site'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerPreview } from './answer-preview.ts'
import { chooseLocale, getDefaultLocale } from './choose-locale.ts'
import { writeFallbackErrorPage } from './fallback-error-page.ts'
import { createPageCache } from './page-cache.ts'
import { type PageAddress, toPageAddress, toPageKey } from './page-key.ts'
import { openPageVisitor, type PageVisitor } from './page-visitor.ts'
import { renderPage } from './render-page.ts'
import { createRenderQueue, TooManyRenderings } from './render-queue.ts'
import { securityHeaders } from './security-headers.ts'
import { sendPage } from './send-page.ts'
import { serveAssets } from './serve-assets.ts'
import { serveOffline } from './serve-offline.ts'
import { createVariantPages } from './variant-pages.ts'
import type { WebBuild } from './web-build.ts'
import type { WebOptions } from './web-options.ts'

const bodyLimit = 256 * 1024
/** Seconds after which a browser may ask again for a page that met an overload. */
const retryAfter = 2
/** Pages of a shopper's own purchase, which are never refused for the sake of others. */
const personalPath = /^\/[a-z]{2}-[a-z]{2}\/(?:account|cart|checkout|favou?rites|order-confirmation)(?:[/.]|$)/
/** The pages that a mail program sends one request to, without opening them (RFC 8058); their link is signed. */
const oneClickPath = /^\/[a-z]{2}-[a-z]{2}\/(?:account\/subscriptions|stock-notice|no-mails)$/
const localePath = /^\/([a-z]{2}-[a-z]{2})(?:\.data)?(?=\/|$)/i

/** Creates the Fastify plugin that serves the storefront: assets, pages, the redirect of `/`, and error pages. */
export function createWebPlugin(options: WebOptions) {
  const cache = options.pageCache ?? createPageCache({ now: () => options.now().getTime() })
  const variants = createVariantPages(cache)
  const queue = createRenderQueue()
  const { toNetwork = (address: string) => address } = options

  return async function web(app: FastifyInstance): Promise<void> {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body))

    const { clientFolder } = options.build
    if (clientFolder) {
      const { brand } = getSite(options.sites, getDefaultLocale(options.sites))
      await app.register((scope) => serveAssets(scope, { clientFolder, brand }))
      await app.register((scope) => serveOffline(scope, { clientFolder, sites: options.sites }))
    }

    app.get('/', (request, reply) => redirectHome(options, request, reply))
    app.route({
      method: ['GET', 'POST'],
      url: '/*',
      handler: async (request, reply) => {
        const address = toPageAddress(request.raw.url ?? '/')
        const { pathname, isPreview } = address
        if (!isPreview && options.isApiPath(pathname)) return reply.callNotFound()
        if (await runMiddleware(options.build, request, reply)) return reply
        const redirect = findTidyPath(pathname)
        if (redirect)
          return reply.redirect((isPreview ? toPreviewPath(redirect) : redirect) + queryOf(request.raw.url), 308)
        if (request.method === 'POST' && !isOwnForm(request) && !isOneClick(request, pathname)) {
          options.onForeignForm?.(request)
          return reply.code(403).type('text/plain').send('')
        }
        return answer(request, reply, address)
      },
    })
  }

  async function answer(request: FastifyRequest, reply: FastifyReply, address: PageAddress) {
    const named = localePath.exec(address.pathname)?.[1]
    const site = named ? findSiteByLocale(options.sites, named) : null
    const locale = named && site ? named : chooseLocale(request, options.sites)
    const page = {
      request,
      address,
      locale,
      site: site ?? getSite(options.sites, locale),
      origin: options.origin ?? `${request.protocol}://${request.host}`,
    }
    const visitor = openPageVisitor(options, page)
    if (address.isPreview) return answerPreview(options, reply, { ...page, visitor })
    const isForOne = request.method === 'POST' || visitor.hasTestContext
    const key = isForOne ? null : toPageKey({ ...address, siteId: `${page.origin} ${page.site.siteId}`, locale })
    const renderNow = () => renderPage(options, { ...page, visitor, hasKey: key !== null })
    const render = personalPath.test(address.pathname) ? renderNow : () => queue.run(toNetwork(request.ip), renderNow)
    try {
      const { page: finished, outcome } = key
        ? await variants.get(key, visitor, render)
        : { ...(await render()), outcome: 'pass' }
      return await sendPage(
        { ...finished, headers: { ...finished.headers, ...setCookies(reply, visitor), 'x-cache': outcome } },
        request,
        reply,
      )
    } catch (error) {
      if (!(error instanceof TooManyRenderings)) throw error
      return sendOverload(reply, locale)
    }
  }
}

/** Answers a page that cannot be rendered now, without a rendering (docs/decisions/0020-overload-and-503.md). */
/** Sets the cookies of a visitor, and gives the header that keeps the answer out of shared caches, which could give them to others. */
function setCookies(reply: FastifyReply, visitor: PageVisitor): Record<string, string> {
  const cookies = visitor.listCookies()
  for (const cookie of cookies) reply.header('set-cookie', cookie)
  return cookies.length > 0 ? { 'cache-control': 'private, no-store' } : {}
}

function sendOverload(reply: FastifyReply, locale: string): FastifyReply {
  return reply
    .code(503)
    .headers({ ...securityHeaders, 'cache-control': 'private, no-store', 'retry-after': String(retryAfter) })
    .type('text/html; charset=utf-8')
    .send(writeFallbackErrorPage(locale, String(reply.request.id)))
}

const queryOf = (url = ''): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '')

/**
 * Says whether a form was sent from this shop's own pages. The API applies the same rule to calls with a cookie, so that
 * another origin cannot act for a shopper.
 */
function isOwnForm({ headers, host }: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  return origin === undefined ? site === 'same-origin' : URL.parse(origin)?.host === host
}

/** Says whether a mail program sent this. It is no browser, so that no other origin could act for a shopper through it. */
function isOneClick({ headers }: FastifyRequest, pathname: string): boolean {
  const { origin, 'sec-fetch-site': site, cookie } = headers
  return origin === undefined && site === undefined && cookie === undefined && oneClickPath.test(pathname)
}

function redirectHome({ sites }: WebOptions, request: FastifyRequest, reply: FastifyReply) {
  return reply
    .header('cache-control', 'private, no-store')
    .header('vary', 'accept-language, cookie')
    .redirect(withPreservedQuery(`/${chooseLocale(request, sites)}`, request.raw.url ?? '/'), 302)
}

/**
 * Finds the canonical spelling of a path: no slash at the end, the locale in lower case. Null where the path has it
 * already.
 */
function findTidyPath(pathname: string): string | null {
  const tidy = pathname.replace(/\/+$/, '').replace(localePath, (locale) => locale.toLowerCase())
  return tidy === pathname || tidy === '' || tidy.startsWith('//') ? null : tidy
}

function getSite(sites: readonly Site[], locale: string): Site {
  const site = findSiteByLocale(sites, locale) ?? findSiteByLocale(sites, getDefaultLocale(sites))
  if (!site) throw new Error(`no site speaks ${locale}`)
  return site
}

/** Passes a request to Vite in development, and says whether Vite answered it. */
function runMiddleware({ middleware }: WebBuild, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  if (!middleware) return Promise.resolve(false)
  return new Promise((resolve, reject) => {
    reply.raw.once('finish', () => {
      reply.hijack()
      resolve(true)
    })
    middleware(request.raw, reply.raw, (error) => (error ? reject(error) : resolve(false)))
  })
}
