import { foldText } from '@lacehouse/domain/search/fold-text'
import { getLexicon, type Meaning } from '@lacehouse/domain/search/lexicon/lexicon'
import { stemWord } from '@lacehouse/domain/search/lexicon/stem-word'
import { articlePath } from '@lacehouse/domain/url/shop-paths'
import { listPath, toCrumb } from '../../core/catalogue/category-tree.ts'
import { type CategoryRecord, wordsOf } from '../../core/catalogue/product-record.ts'
import type { FacetIndex } from '../../core/search/facet-index.ts'
import { findMatches, type TextMatches } from '../../core/search/find-matches.ts'
import { findSet } from '../../core/search/score-unit.ts'
import type { TextIndex } from '../../core/search/text-index.ts'
import type { Handler } from '../../http/call.ts'
import { Unavailable } from '../../http/unavailable.ts'
import { listTiles } from '../../replies/products/list-tiles.ts'
import type { SearchDeps } from './search-deps.ts'

const limits = { terms: 5, categories: 4, products: 4, pages: 3 }

/** Suggests terms, categories, products, pages and articles for the typed text; categories only while words cannot be matched (SRCH-02, T23). */
export function autoSuggest(deps: SearchDeps): Handler<'search.autoSuggest'> {
  return async ({ query, site, locale }) => {
    const typed = foldText(query.q)
    if (typed.length < 2) return { terms: [], categories: [], products: [], pages: [] }
    const [matches, categories, found, pages] = await Promise.all([
      findMatches(deps, { site, locale }, query.q).catch(orWhileAway<TextMatches | null>(null)),
      deps.catalogue.listCategories(),
      deps.search.index.getText(site, locale).catch(orWhileAway(null)),
      deps.search.pages.find({ siteId: site.siteId, locale }, query.q, limits.pages),
    ])
    const best = matches?.listBest(matches.bits, limits.products) ?? []
    const ids = best.flatMap((at) => matches?.index.products[at]?.id ?? [])
    const terms = suggestTerms(typed, locale, found)
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
      pages: pages.map(({ doctype, title, slug }) => ({
        title,
        url: doctype === 'article' ? articlePath(locale, slug) : `/${locale}/${slug}`,
      })),
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

type Found = { readonly index: FacetIndex; readonly text: TextIndex }

// Completes the last word; the words before it stay as they were typed. A word that finds nothing is no suggestion.
const suggestTerms = (typed: string, locale: string, found: Found | null): string[] => {
  if (!found) return []
  const before = typed.split(' ')
  const last = before.pop() ?? ''
  const vocabulary = found.text.vocabulary()
  const { phrases, language } = getLexicon(locale)
  const findsSome = (word: string): boolean => {
    const stem = stemWord(word, language)
    const isMeant = ({ terms }: Meaning) =>
      terms.every(({ facet, value }) => findSet(found.index, facet, value)?.some((bits) => bits !== 0))
    return vocabulary.findStem(stem) === 'name' || (phrases.get(stem)?.meanings.some(isMeant) ?? false)
  }
  const words = vocabulary.words.complete(last, limits.terms * 4).filter(findsSome)
  return words.slice(0, limits.terms).map((word) => [...before, word].join(' '))
}
