import { Readable } from 'node:stream'
import { findSiteByLocale } from '@lacehouse/domain/site/find-site'
import { seconds } from '@lacehouse/domain/time/durations'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../http/refusal.ts'
import type { FeedDeps } from './list-feed-products.ts'
import { type FeedName, feedNames, writeFeed } from './write-feed.ts'
import { writeLlmsText } from './write-llms-text.ts'

/** Feeds that are written at one time, so that crawlers leave room for shoppers. */
const mostAtOnce = 2
const retryAfter = seconds(30)

// Google fetches a feed once a day; a CDN may hand out one that is an hour old.
const publicCache = 'public, max-age=0, s-maxage=3600, stale-while-revalidate=86400'

const addressPattern = new RegExp(`^(${feedNames.join('|')})-([a-z]{2}-[a-z]{2})\\.(xml|jsonl)$`)

/** Registers the feeds for search engines and shopping agents: `/feeds/google-en-us.xml`, and the list of them in `/llms.txt`. */
export function registerFeeds(app: FastifyInstance, deps: FeedDeps): void {
  let running = 0
  app.get<{ Params: { file: string } }>('/feeds/:file', { schema: { hide: true } }, async ({ params }, reply) => {
    const [, name = '', locale = '', ending] = addressPattern.exec(params.file) ?? []
    const site = findSiteByLocale(deps.sites, locale)
    if (!site || ending !== (name === 'products' ? 'jsonl' : 'xml')) throw new Refusal('API404')
    if (running >= mostAtOnce) {
      reply.header('retry-after', retryAfter / seconds(1))
      throw new Refusal('GEN503')
    }
    running += 1
    const stream = Readable.from(writeFeed(name as FeedName, deps, { site, locale }))
    stream.once('close', () => {
      running -= 1
    })
    reply
      .type(ending === 'xml' ? 'application/xml; charset=utf-8' : 'application/jsonl; charset=utf-8')
      .header('cache-control', publicCache)
      .header('cache-tag', 'product,listing')
    return reply.send(stream)
  })
  app.get('/llms.txt', { schema: { hide: true } }, async (_request, reply) => {
    reply.type('text/plain; charset=utf-8').header('cache-control', publicCache)
    return writeLlmsText(deps)
  })
}
