import type { OutgoingHttpHeaders } from 'node:http'
import { type CallId, calls } from '@lacehouse/contracts'
import { findSiteByLocale } from '@lacehouse/domain/site/find-site'
import type { Site } from '@lacehouse/domain/site/site'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ReplyCache } from './reply-cache.ts'
import { sendCachedReply } from './send-cached-reply.ts'

type Params = Readonly<Record<string, string | undefined>>

const ofProduct = ({ productId = '' }: Params): string[] => [`product:${productId.toUpperCase()}`, 'product']
const ofListing = (): string[] => ['listing', 'product']
/** Recommendations are computed anew every few minutes, which changes no listing. */
const ofRecommendations = (): string[] => ['recommendations', 'listing', 'product']
const ofSocialMedia = (): string[] => ['social', 'product']
/** Replies of the program itself change with its version only, so that no change in the database purges them. */
const ofProgram = (): string[] => ['program']
const ofContent = (): string[] => ['content', 'listing', 'product']

/**
 * The calls whose replies are kept, with the tags that `purgeOnChange` announces for what they show. A reply of a limited call that is
 * kept costs nothing and counts for no limit.
 */
const tagsOf: Partial<Record<CallId, (params: Params) => string[]>> = {
  'products.details': (params) => [...ofProduct(params), 'promotions', 'listing'],
  'products.productSets': ofListing,
  'products.productSet': ofListing,
  'products.listSets': ofListing,
  'products.upsells': ofListing,
  'products.catalog': ofListing,
  'products.tiles': ofRecommendations,
  'products.compare': ofListing,
  // Both lead to pages of the content too.
  'search.products': ofContent,
  'search.autoSuggest': ofContent,
  // A merchant's searches, the tree and the best products of its roots.
  'search.hub': ofRecommendations,
  'products.widgetRecommendations': ofRecommendations,
  'content.augmentedPage': ofContent,
  'content.page': ofContent,
  'content.category': ofContent,
  'content.product': ofContent,
  'content.search': ofContent,
  'content.fragment': ofContent,
  'content.children': ofContent,
  'content.popups': ofContent,
  'content.facetPages': ofContent,
  'content.article': ofContent,
  'content.searchArticles': ofContent,
  'content.searchPages': ofContent,
  'content.footerComponent': ofContent,
  'content.utilityComponent': ofContent,
  'content.pageComponent': ofContent,
  'content.menu': ofContent,
  'content.footer': ofContent,
  'social.media': ofSocialMedia,
  'social.streams': ofSocialMedia,
  'reviews.list': ofProduct,
  'reviews.questions': ofProduct,
  'products.footSizes': ofProgram,
  'products.sizeChart': ofProgram,
  'utilities.countryList': ofProgram,
  'utilities.i18n': ofProgram,
  'utilities.locales': ofProgram,
}

const longestAddress = 512

type Place = { readonly key: string; readonly tags: readonly string[] }

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged with the library's own.
  interface FastifyRequest {
    /** Where the reply to a public call is kept, and when it began to be made; null for all other requests. */
    replyPlace: (Place & { readonly begun: number }) | null
  }
}

/** Answers public calls with the bytes that an earlier caller of the same address got, and with 304 those who have them. */
export function registerReplyCache(app: FastifyInstance, cache: ReplyCache, sites: readonly Site[]): void {
  app.decorateRequest('replyPlace', null)
  app.addHook('onRequest', (request, reply, done) => {
    const found = findPlace(request, sites)
    const cached = found && cache.find(found.key)
    if (!cached) {
      if (found) request.replyPlace = { ...found, begun: cache.begin() }
      return done()
    }
    sendCachedReply(reply, cached, reply.getHeaders() as OutgoingHttpHeaders)
  })
  app.addHook('onSend', async ({ replyPlace, headers }, reply, payload) => {
    const cacheControl = String(reply.getHeader('cache-control') ?? '')
    const isPublic = reply.statusCode === 200 && cacheControl.startsWith('public') && !reply.hasHeader('set-cookie')
    if (!replyPlace || !isPublic || typeof payload !== 'string') return payload
    const contentType = String(reply.getHeader('content-type'))
    const made = cache.store(replyPlace.key, { body: Buffer.from(payload), contentType, cacheControl }, replyPlace)
    reply.header('etag', made.etag)
    // Bytes that are made already are not made again.
    if (!headers['if-none-match']?.includes(made.etag)) return made.body
    reply.code(304)
    return ''
  })
}

/** Says where the reply to a request is kept; null for calls that are not, and for those whose address does not say all of the reply. */
const findPlace = (request: FastifyRequest, sites: readonly Site[]): Place | null => {
  const { context, headers, params, query, method, url } = request
  const { callId } = request.routeOptions.config
  const toTags = callId && calls[callId].method === method ? tagsOf[callId] : undefined
  if (!toTags || headers['x-mock'] !== undefined || url.length > longestAddress) return null
  const { locale } = query as { locale?: unknown }
  if (locale !== context.locale || findSiteByLocale(sites, locale) !== context.site) return null
  return (params as Params).mode === 'preview' ? null : { key: url, tags: toTags(params as Params) }
}
