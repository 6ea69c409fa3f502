import { listRows } from '@lacehouse/database'
import type { SitemapPage } from '@lacehouse/domain/feeds/write-sitemap'
import { facetPagePath } from '@lacehouse/domain/page/parse-facet-page-path'
import { articlesPath, homePath, productPath, setsPath, storePath, storesPath } from '@lacehouse/domain/url/shop-paths'
import { listPath, toCrumb } from '../../core/catalogue/category-tree.ts'
import { wordsOf } from '../../core/catalogue/product-record.ts'
import { readFacetPageSlugs } from '../../core/content/read-facet-page-slugs.ts'
import type { Deps } from '../../deps.ts'
import type { FeedPlace } from './list-feed-products.ts'
import { listSitemapContent } from './list-sitemap-content.ts'
import { listLiveSets } from './sitemap.queries.ts'
import { type ToPath, toSitemapPage } from './to-sitemap-page.ts'

export type SitemapDeps = Pick<Deps, 'database' | 'catalogue' | 'content' | 'stores' | 'sites' | 'publicUrl'>

/** Lists every page of a locale but those of products: home, categories, facet pages, stores, sets, content and articles (RT-19). */
export async function listSitemapPages(deps: SitemapDeps, place: FeedPlace): Promise<SitemapPage[]> {
  const paths = await Promise.all([
    [homePath, storesPath, articlesPath, setsPath],
    listCategories(deps),
    listFacetPages(deps),
    listStores(deps, place),
    listSets(deps),
    listSitemapContent(deps, place),
  ])
  return paths.flat().flatMap((toPath) => toSitemapPage(deps, place.locale, toPath) ?? [])
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
const listSets = async ({ database, sites }: SitemapDeps): Promise<ToPath[]> => {
  const sets = await listRows(database.pool, listLiveSets)
  const priceLists = new Map(sites.flatMap((site) => site.locales.map((locale) => [locale, site.priceList])))
  return sets.map(
    ({ id, slugs, priceLists: selling }) =>
      (locale) =>
        selling.includes(priceLists.get(locale) ?? '')
          ? productPath(locale, wordsOf(slugs, locale) ?? id.toLowerCase(), id)
          : null,
  )
}
