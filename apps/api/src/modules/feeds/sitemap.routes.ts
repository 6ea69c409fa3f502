import { getRow } from '@lacehouse/database'
import { writeSitemap, writeSitemapIndex } from '@lacehouse/domain/feeds/write-sitemap'
import { findSiteByLocale } from '@lacehouse/domain/site/find-site'
import { seconds } from '@lacehouse/domain/time/durations'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../http/refusal.ts'
import type { FeedDeps, FeedPlace } from './list-feed-products.ts'
import { listSitemapPages, type SitemapDeps } from './list-sitemap-pages.ts'
import { listSitemapProducts, productsOfPart } from './list-sitemap-products.ts'
import { countLiveIds } from './sitemap.queries.ts'

/** Sitemaps that are written at one time, so that crawlers leave room for shoppers. */
const mostAtOnce = 2
const retryAfter = seconds(30)
const publicCache = 'public, max-age=0, s-maxage=3600, stale-while-revalidate=86400'
const filePattern = /^(?:pages-([a-z]{2}-[a-z]{2})|products-([a-z]{2}-[a-z]{2})-([1-9]\d{0,3}))\.xml$/

type Params = { readonly file: string }

/**
 * Registers the sitemaps (RT-19): the index `/sitemap.xml`, and below `/sitemaps` for each locale `pages-en-us.xml` and the products in
 * parts, `products-en-us-1.xml`.
 */
export function registerSitemaps(app: FastifyInstance, deps: FeedDeps & SitemapDeps): void {
  let running = 0
  app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) => {
    const { count } = await getRow(deps.database.pool, countLiveIds)
    const parts = Array.from({ length: Math.ceil(count / productsOfPart) }, (_, index) => index + 1)
    const files = deps.sites
      .flatMap(({ locales }) => locales)
      .flatMap((locale) => [`pages-${locale}`, ...parts.map((part) => `products-${locale}-${part}`)])
    reply.type('application/xml; charset=utf-8').header('cache-control', publicCache)
    return writeSitemapIndex(files.map((file) => `${deps.publicUrl}/sitemaps/${file}.xml`))
  })
  app.get<{ Params: Params }>('/sitemaps/:file', { schema: { hide: true } }, async ({ params }, reply) => {
    const asked = findAsked(deps, params)
    if (running >= mostAtOnce) {
      reply.header('retry-after', retryAfter / seconds(1))
      throw new Refusal('GEN503')
    }
    running += 1
    try {
      const { part, ...place } = asked
      const pages = part === null ? await listSitemapPages(deps, place) : await listSitemapProducts(deps, place, part)
      if (pages.length === 0) throw new Refusal('API404')
      reply.type('application/xml; charset=utf-8').header('cache-control', publicCache)
      reply.header('cache-tag', 'product,listing,content')
      return writeSitemap(pages)
    } finally {
      running -= 1
    }
  })
}

/** Finds what a file is about; `part` is null for the pages besides products. */
const findAsked = ({ sites }: FeedDeps, { file }: Params): FeedPlace & { readonly part: number | null } => {
  const [, ofPages, ofProducts, part] = filePattern.exec(file) ?? []
  const locale = ofPages ?? ofProducts ?? ''
  const site = findSiteByLocale(sites, locale)
  if (!site) throw new Refusal('API404')
  return { site, locale, part: part === undefined ? null : Number(part) }
}
