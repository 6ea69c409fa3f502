import type { Site } from '@lacehouse/domain/site/site'
import { toCrumb } from '../../core/catalogue/category-tree.ts'
import { countBits, emptyBits } from '../../core/search/bitset.ts'
import { toIds } from '../../core/search/facet-index.ts'
import { listSpellings } from '../../core/search/popular-searches.ts'
import { listInOrder } from '../../core/search/query-facets.ts'
import type { Handler } from '../../http/call.ts'
import { listTiles } from '../../replies/products/list-tiles.ts'
import type { SearchDeps } from './search-deps.ts'
import { findsEveryWord } from './suggest-terms.ts'

const limits = { popular: 8, categories: 8, products: 4 }

/** Offers what shoppers look for before they type: popular searches, categories, collections, products (SRCH-05). */
export function getSearchHub(deps: SearchDeps): Handler<'search.hub'> {
  return async ({ site, locale }) => {
    const [rules, searched, categories, collections] = await Promise.all([
      deps.search.rules.get({ siteId: site.siteId, locale }),
      listPopular(deps, { site, locale }),
      listBusyCategories(deps, { site, locale }),
      listCollections(deps, { site, locale }),
    ])
    const index = await deps.search.index.get(site)
    const ids = await deps.search.recommendations
      .list(index, { category: '', sort: 'relevance', limit: limits.products, besides: [] })
      // The hub is shown without products while recommendations are away.
      .catch((): readonly string[] => [])
    return {
      // Until a merchant names searches, the names of the largest categories are offered too.
      popular: toSearches(
        [...rules.popular, ...searched, ...(rules.popular.length > 0 ? [] : categories.map(({ name }) => name))],
        locale,
      ),
      categories: categories.map(({ id, name, url }) => ({ id, name, url })),
      collections,
      products: await listTiles(deps, { site, locale }, ids),
    }
  }
}

type Audience = { readonly site: Site; readonly locale: string }

/** Lists what shoppers search for and the site has now. */
const listPopular = async ({ search }: SearchDeps, { site, locale }: Audience): Promise<readonly string[]> => {
  const [popular, found] = await Promise.all([
    search.popular.list({ siteId: site.siteId, locale }),
    search.index.getText(site, locale),
  ])
  return popular.map(({ text }) => text).filter((text) => findsEveryWord(text, { ...found, locale }))
}

const toSearches = (texts: readonly string[], locale: string) =>
  listSpellings(texts)
    .slice(0, limits.popular)
    .map(({ text }) => ({ text, url: `/${locale}/search?q=${encodeURIComponent(text)}` }))

/** Lists the categories without children that have the most products. */
const listBusyCategories = async (deps: SearchDeps, { site, locale }: Audience) => {
  const [all, index] = await Promise.all([deps.catalogue.listCategories(), deps.search.index.get(site)])
  const parents = new Set(all.map(({ parentId }) => parentId))
  const counts = new Map([...index.categories].map(([id, bits]) => [id, countBits(bits)]))
  const busy = all
    .filter(({ id, parentId }) => parentId !== null && !parents.has(id) && (counts.get(id) ?? 0) > 0)
    .sort((a, b) => (counts.get(b.id) ?? 0) - (counts.get(a.id) ?? 0))
    .map((category) => toCrumb(category, locale))
  // New and Sale have a category for each group of wearers, which says nothing without its parent.
  const roots = new Set(all.filter(({ parentId }) => parentId === null).map((root) => toCrumb(root, locale).name))
  const named = busy.filter(({ name }) => !roots.has(name))
  // Women and men have a category of the same name; one of them is enough here.
  return [...new Map((named.length > 0 ? named : busy).toReversed().map((one) => [one.name, one])).values()]
    .toReversed()
    .slice(0, limits.categories)
}

/** Lists the groups of products that have a page of their own: the roots of the category tree, with a picture each. */
const listCollections = async (deps: SearchDeps, { site, locale }: Audience) => {
  const [all, index] = await Promise.all([deps.catalogue.listCategories(), deps.search.index.get(site)])
  const roots = all.filter(({ parentId }) => parentId === null)
  const found = await Promise.all(
    roots.map(async (root) => {
      const own = index.categories.get(root.id) ?? emptyBits(index.capacity)
      const [best = -1] = listInOrder(index, own, { sort: 'relevance', count: 1 })
      const [tile] = await listTiles(deps, { site, locale }, toIds(index, [best]))
      return tile ? [{ ...toCrumb(root, locale), count: countBits(own), image: tile.image }] : []
    }),
  )
  return found.flat()
}
