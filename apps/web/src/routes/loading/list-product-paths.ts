import type { CategoryNode } from '@lacehouse/contracts'
import { facetPagePath } from '@lacehouse/domain/page/parse-facet-page-path'
import { countPages } from '@lacehouse/domain/pagination/paginate'
import { articlePath, articlesPath, homePath } from '@lacehouse/domain/url/shop-paths'
import { storePath } from '../../features/stores/store-path.ts'
import { getShop, type WithContext } from '../../shop-context.ts'
import { listArticles } from './list-articles.ts'
import { listFacetPages } from './load-facet-page.ts'

/** The largest page of the search, and the number of search pages in one sitemap. */
const pageSize = 96
const pagesOfPart = 10
const mostArticles = 1000

/** Counts the sitemaps of this site's products. */
export async function countProductParts(args: WithContext): Promise<number> {
  const { total } = await getShop(args).api.call('search.products', { query: { pageSize: String(pageSize) } })
  return countPages(total, pageSize * pagesOfPart)
}

/** A page of a sitemap: its path, and that of its picture. */
export type ListedPage = { readonly path: string; readonly image?: string }

/** Lists the product addresses of one sitemap in the page's language, with their pictures. */
export async function listProductPaths(args: WithContext, part: number): Promise<ListedPage[]> {
  const first = (part - 1) * pagesOfPart + 1
  const paths: ListedPage[] = []
  for (let page = first; page < first + pagesOfPart; page += 1) {
    const query = { pageSize: String(pageSize), page: String(page), sort: 'newest' }
    const { products, pageCount } = await getShop(args).api.call('search.products', { query })
    paths.push(...products.map(({ url, image }) => ({ path: url, image: `${image.url}-1200.jpg` })))
    if (page >= pageCount) break
  }
  return paths
}

/** Lists the home page, all categories with their facet pages, the stores, and the articles. */
export async function listCategoryPaths(args: WithContext): Promise<ListedPage[]> {
  const { api, locale } = getShop(args)
  const [{ categories }, { stores }, { articles }, facetPages] = await Promise.all([
    api.call('products.catalog'),
    api.call('utilities.stores', {}),
    listArticles(args, { tags: [], count: mostArticles }),
    listFacetPages(args),
  ])
  const articlePaths = articles.map(({ slug }) => articlePath(locale, slug))
  const storePaths = stores.map(({ id }) => storePath(locale, id))
  const paths = [
    homePath(locale),
    ...categories.flatMap(listPaths),
    ...facetPages.map(({ slug }) => facetPagePath(locale, slug)),
    `/${locale}/stores`,
    ...storePaths,
    articlesPath(locale),
    ...articlePaths,
  ]
  return paths.map((path) => ({ path }))
}

const listPaths = ({ url, children }: CategoryNode): string[] => [url, ...children.flatMap(listPaths)]
