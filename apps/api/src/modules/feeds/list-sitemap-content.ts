import { findPagePath } from '@lacehouse/domain/content/find-page-path'
import { shopRoutes } from '@lacehouse/domain/content/shop-routes'
import type { Site } from '@lacehouse/domain/site/site'
import { articlePath } from '@lacehouse/domain/url/shop-paths'
import type { Deps } from '../../deps.ts'
import type { FeedPlace } from './list-feed-products.ts'
import type { ToPath } from './to-sitemap-page.ts'

type ContentDeps = Pick<Deps, 'content' | 'sites'>

/** Routes of the shop that have pages below them only, so that a page of content may have their own address. */
const folders: readonly string[] = ['c', 'p', 'privacy']

/** Lists pages of content and articles, each with its addresses in the locales that have it. */
export async function listSitemapContent(deps: ContentDeps, { locale }: FeedPlace): Promise<ToPath[]> {
  const all = new Map(
    await Promise.all(
      deps.sites.flatMap((site) =>
        site.locales.map(async (other) => [other, await listAddresses(deps, site, other)] as const),
      ),
    ),
  )
  return [...(all.get(locale)?.keys() ?? [])].map((key) => (other) => all.get(other)?.get(key) ?? null)
}

/** Lists the addresses of a locale's documents by type and slug. */
const listAddresses = async (
  { content }: ContentDeps,
  { siteId, defaultLocale }: Site,
  locale: string,
): Promise<ReadonlyMap<string, string>> => {
  const key = { siteId, locales: [...new Set([locale, defaultLocale])] }
  const [pages, articles] = await Promise.all([
    content.list({ ...key, doctype: 'page' }, 'published'),
    content.list({ ...key, doctype: 'article' }, 'published'),
  ])
  return new Map([
    ...pages.flatMap(({ slug, body }) => {
      const path = findContentPath(locale, slug, body)
      return path === null ? [] : [[`page ${slug}`, path] as const]
    }),
    ...articles.map(({ slug }) => [`article ${slug}`, articlePath(locale, slug)] as const),
  ])
}

/** Finds the address of a page; null where it is part of another page, or a route of the shop has the address. */
const findContentPath = (locale: string, slug: string, body: unknown): string | null => {
  const { parentSlug } = body as { readonly parentSlug?: unknown }
  const path = findPagePath(locale, { slug, parentSlug })
  const [, , first = ''] = path?.split('/') ?? []
  return shopRoutes.includes(first) && !folders.includes(first) ? null : path
}
