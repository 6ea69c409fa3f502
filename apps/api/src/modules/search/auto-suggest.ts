import { foldText } from '@lacehouse/domain/search/fold-text'
import { listPath, toCrumb } from '../../core/catalogue/category-tree.ts'
import { type CategoryRecord, wordsOf } from '../../core/catalogue/product-record.ts'
import { findMatches, type TextMatches } from '../../core/search/find-matches.ts'
import type { Handler } from '../../http/call.ts'
import { Unavailable } from '../../http/unavailable.ts'
import { listTiles } from '../../replies/products/list-tiles.ts'
import type { SearchDeps } from './search-deps.ts'

const limits = { terms: 5, categories: 4, products: 4 }

const noMatches: TextMatches = { ids: [] }

/** Suggests terms, categories and products for the typed text; categories only while words cannot be matched (SRCH-02, T23). */
export function autoSuggest(deps: SearchDeps): Handler<'search.autoSuggest'> {
  return async ({ query, site, locale }) => {
    const typed = foldText(query.q)
    if (typed.length < 2) return { terms: [], categories: [], products: [] }
    const [matches, categories, vocabulary, index] = await Promise.all([
      findMatches(deps, { site, locale }, query.q).catch(orWhileAway(noMatches)),
      deps.catalogue.listCategories(),
      deps.search.index.listVocabulary(locale).catch(orWhileAway<readonly string[]>([])),
      deps.search.index.get(site),
    ])
    const ids = matches.ids.filter((id) => index.ordinals.has(id)).slice(0, limits.products)
    const terms = suggestTerms(typed, vocabulary)
    return {
      terms: terms.map((text) => ({ text, url: `/${locale}/search?q=${encodeURIComponent(text)}` })),
      categories: categories
        .filter(({ names }) => foldText(wordsOf(names, locale) ?? '').includes(typed))
        .slice(0, limits.categories)
        .map((category) => ({ ...toCrumb(category, locale), name: nameOf(categories, category.id, locale) })),
      products: await listTiles(
        deps,
        { site, locale, asked: { groups: [], text: matches.corrected ?? query.q, locale } },
        ids,
      ),
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

// Completes the last word; the words before it stay as they were typed.
const suggestTerms = (typed: string, vocabulary: readonly string[]): string[] => {
  const words = typed.split(' ')
  const last = words.pop() ?? ''
  return vocabulary
    .filter((word) => word.startsWith(last))
    .slice(0, limits.terms)
    .map((word) => [...words, word].join(' '))
}
