import { foldText } from '@lacehouse/domain/search/fold-text'
import { listPath, toCrumb } from '../../core/catalogue/category-tree.ts'
import { type CategoryRecord, wordsOf } from '../../core/catalogue/product-record.ts'
import { findMatches, type TextMatches } from '../../core/search/find-matches.ts'
import type { Handler } from '../../http/call.ts'
import { Unavailable } from '../../http/unavailable.ts'
import { listTiles } from '../../replies/products/list-tiles.ts'
import type { SearchDeps } from './search-deps.ts'
import { suggestTerms } from './suggest-terms.ts'

const limits = { terms: 5, categories: 4, products: 4, pages: 3 }

/** Suggests searches, categories, products, pages and articles for the typed text; categories only while words cannot be matched (SRCH-02, T23). */
export function autoSuggest(deps: SearchDeps): Handler<'search.autoSuggest'> {
  return async ({ query, site, locale }) => {
    const typed = foldText(query.q)
    if (typed.length < 2) return { terms: [], categories: [], products: [], pages: [] }
    const [matches, categories, found, pages, popular] = await Promise.all([
      findMatches(deps, { site, locale }, query.q).catch(orWhileAway<TextMatches | null>(null)),
      deps.catalogue.listCategories(),
      deps.search.index.getText(site, locale).catch(orWhileAway(null)),
      deps.search.pages.find({ siteId: site.siteId, locale }, query.q, limits.pages),
      deps.search.popular.list({ siteId: site.siteId, locale }),
    ])
    const best = matches?.listBest(matches.bits, limits.products) ?? []
    const ids = best.flatMap((at) => matches?.index.products[at]?.id ?? [])
    const terms = found ? suggestTerms(typed, { ...found, locale, popular }, limits.terms) : []
    return {
      terms: terms.map((text) => ({ text, url: `/${locale}/search?q=${encodeURIComponent(text)}` })),
      categories: categories
        .filter(({ names }) => foldText(wordsOf(names, locale) ?? '').includes(typed))
        .slice(0, limits.categories)
        .map((category) => ({ ...toCrumb(category, locale), name: nameOf(categories, category.id, locale) })),
      products: await listTiles(
        deps,
        { site, locale, asked: { groups: [], text: matches?.corrected ?? query.q, locale } },
        ids,
      ),
      pages,
    }
  }
}

const orWhileAway =
  <Value>(value: Value) =>
  (error: unknown): Value => {
    if (error instanceof Unavailable) return value
    throw error
  }

// Several branches of the category tree have a category of the same name, so the first level is part of the suggestion.
const nameOf = (categories: readonly CategoryRecord[], id: string, locale: string): string => {
  const path = listPath(categories, id).map((category) => toCrumb(category, locale).name)
  return [...new Set([path[0], path.at(-1)])].join(' · ')
}
