import type { CategoryNode } from '@lacehouse/contracts'
import { countPages } from '@lacehouse/domain/pagination/paginate'
import { homePath } from '@lacehouse/domain/url/shop-paths'
import { getShop, type WithContext } from '../../shop-context.ts'

/** The largest page of the search, and the number of search pages in one sitemap. */
const pageSize = 96
const pagesOfPart = 10

/** Counts the sitemaps of this site's products. */
export async function countProductParts(args: WithContext): Promise<number> {
  const { total } = await getShop(args).api.call('search.products', { query: { pageSize: String(pageSize) } })
  return countPages(total, pageSize * pagesOfPart)
}

/** Lists the product addresses of one sitemap in the page's language. */
export async function listProductPaths(args: WithContext, part: number): Promise<string[]> {
  const first = (part - 1) * pagesOfPart + 1
  const paths: string[] = []
  for (let page = first; page < first + pagesOfPart; page += 1) {
    const query = { pageSize: String(pageSize), page: String(page), sort: 'newest' }
    const { products, pageCount } = await getShop(args).api.call('search.products', { query })
    paths.push(...products.map(({ url }) => url))
    if (page >= pageCount) break
  }
  return paths
}

/** Lists the home page and all categories. */
export async function listCategoryPaths(args: WithContext): Promise<string[]> {
  const { api, locale } = getShop(args)
  const { categories } = await api.call('products.catalog')
  return [homePath(locale), ...categories.flatMap(listPaths)]
}

const listPaths = ({ url, children }: CategoryNode): string[] => [url, ...children.flatMap(listPaths)]
