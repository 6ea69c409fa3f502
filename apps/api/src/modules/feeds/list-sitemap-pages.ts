import { listRows } from '@lacehouse/database'
import { hasOwnAddress } from '@lacehouse/domain/content/has-own-address'
import { shopRoutes } from '@lacehouse/domain/content/shop-routes'
import type { SitemapPage } from '@lacehouse/domain/feeds/write-sitemap'
import { facetPagePath } from '@lacehouse/domain/page/parse-facet-page-path'
import { listAlternates } from '@lacehouse/domain/site/list-alternates'
import type { Site } from '@lacehouse/domain/site/site'
import {
  articlePath,
  articlesPath,
  homePath,
  productPath,
  storePath,
  storesPath,
} from '@lacehouse/domain/url/shop-paths'
import { listPath, toCrumb } from '../../core/catalogue/category-tree.ts'
import { wordsOf } from '../../core/catalogue/product-record.ts'
import { readFacetPageSlugs } from '../../core/content/read-facet-page-slugs.ts'
import type { Deps } from '../../deps.ts'
import type { FeedPlace } from './list-feed-products.ts'
import { listLiveSets } from './sitemap.queries.ts'

export type SitemapDeps = Pick<Deps, 'database' | 'catalogue' | 'content' | 'stores' | 'sites' | 'publicUrl'>

/** The document of the help centre, below whose address its pages stand. */
const help = 'help'

type ToPath = (locale: string) => string | null

/** Lists every page of a locale but those of products: home, categories, facet pages, stores, sets, content and articles (RT-19). */
export async function listSitemapPages(deps: SitemapDeps, place: FeedPlace): Promise<SitemapPage[]> {
  const paths = await Promise.all([
    [homePath, storesPath, articlesPath],
    listCategories(deps),
    listFacetPages(deps),
    listStores(deps, place),
    listSets(deps),
    listContent(deps, place),
  ])
  return paths.flat().flatMap((toPath) => toPage(deps, place.locale, toPath) ?? [])
}

/** Makes the entry of a page, of which `toPath` says the address in each locale; null where the locale has none. */
export function toPage(
  { sites, publicUrl }: Pick<SitemapDeps, 'sites' | 'publicUrl'>,
  locale: string,
  toPath: ToPath,
): SitemapPage | null {
  const path = toPath(locale)
  const alternates = listAlternates(sites, toPath).map(([tag, other]) => [tag, publicUrl + other] as const)
  // With the default a page in one language has two entries, which say nothing more than its address.
  const others = new Set(alternates.map(([, address]) => address))
  return path === null ? null : { address: publicUrl + path, ...(others.size > 1 && { alternates }) }
}

const listCategories = async ({ catalogue }: SitemapDeps): Promise<ToPath[]> => {
  const categories = await catalogue.listCategories()
  const isInTree = (id: string): boolean => listPath(categories, id)[0]?.parentId === null
  return categories.filter(({ id }) => isInTree(id)).map((category) => (locale) => toCrumb(category, locale).url)
}

const listFacetPages = async (deps: SitemapDeps): Promise<ToPath[]> => {
  const slugs = await readFacetPageSlugs(deps)
  return [...slugs.values()].map((own) => (locale) => {
    const slug = own[locale]
    return slug === undefined ? null : facetPagePath(locale, slug)
  })
}

const listStores = async ({ stores }: SitemapDeps, { site }: FeedPlace): Promise<ToPath[]> => {
  const found = await stores.listStores(site.siteId)
  return found.map(
    ({ id }) =>
      (locale) =>
        site.locales.includes(locale) ? storePath(locale, id) : null,
  )
}

/** The address of a set is that of a product (CAT-03). */
const listSets = async ({ database }: SitemapDeps): Promise<ToPath[]> => {
  const sets = await listRows(database.pool, listLiveSets, {})
  return sets.map(
    ({ id, slugs }) =>
      (locale) =>
        productPath(locale, wordsOf(slugs, locale) ?? id.toLowerCase(), id),
  )
}

/** Lists pages of content and articles, each with its addresses in the locales that have it. */
const listContent = async (deps: SitemapDeps, { locale }: FeedPlace): Promise<ToPath[]> => {
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
  { content }: SitemapDeps,
  { siteId, defaultLocale }: Site,
  locale: string,
): Promise<ReadonlyMap<string, string>> => {
  const key = { siteId, locales: [...new Set([locale, defaultLocale])] }
  const [pages, articles] = await Promise.all([
    content.list({ ...key, doctype: 'page' }, 'published'),
    content.list({ ...key, doctype: 'article' }, 'published'),
  ])
  const isListed = ({ slug }: { readonly slug: string }): boolean => hasOwnAddress(slug) && !shopRoutes.includes(slug)
  return new Map([
    ...pages.filter(isListed).map(({ slug, body }) => [`page ${slug}`, toContentPath(locale, slug, body)] as const),
    ...articles.map(({ slug }) => [`article ${slug}`, articlePath(locale, slug)] as const),
  ])
}

const toContentPath = (locale: string, slug: string, body: unknown): string => {
  const { parentSlug } = body as { readonly parentSlug?: unknown }
  return parentSlug === help ? `/${locale}/${help}/${slug}` : `/${locale}/${slug}`
}
