import type { CallReply } from '@lacehouse/contracts'
import { foldText } from '@lacehouse/domain/search/fold-text'
import { minutes } from '@lacehouse/domain/time/durations'
import { listPath, toCrumb } from '../../core/catalogue/category-tree.ts'
import type { CategoryRecord } from '../../core/catalogue/product-record.ts'
import { toIds } from '../../core/search/facet-index.ts'
import { findMatches, type TextMatches } from '../../core/search/find-matches.ts'
import { createResultCache } from '../../core/search/result-cache.ts'
import type { Call, Handler } from '../../http/call.ts'
import { Unavailable } from '../../http/unavailable.ts'
import { listTiles } from '../../replies/products/list-tiles.ts'
import type { SearchDeps } from './search-deps.ts'
import { suggestCategories } from './suggest-categories.ts'
import { suggestTerms } from './suggest-terms.ts'

const limits = { terms: 5, categories: 4, products: 4, pages: 3 }

/** All of a reply but the tiles, whose availability and prices are always those of now, and pages. */
type Suggestions = Pick<CallReply<'search.autoSuggest'>, 'terms' | 'categories'> & {
  readonly ids: readonly string[]
  /** The text that the products match. */
  readonly text: string
}

const suggestions = createResultCache<Suggestions>({ most: 5000, lifetime: minutes(1) })

/** Suggests searches, categories, products, pages and articles for the typed text; categories only while words cannot be matched (SRCH-02, T23). */
export function autoSuggest(deps: SearchDeps): Handler<'search.autoSuggest'> {
  return async ({ query, site, locale }) => {
    const typed = foldText(query.q)
    if (typed.length < 2) return { terms: [], categories: [], products: [], pages: [] }
    const [{ terms, categories, ids, text }, pages] = await Promise.all([
      findSuggestions(deps, { site, locale }, query.q),
      deps.search.pages.find({ siteId: site.siteId, locale }, query.q, limits.pages),
    ])
    const asked = { groups: [], text, locale }
    return { terms, categories, products: await listTiles(deps, { site, locale, asked }, ids), pages }
  }
}

type Audience = Pick<Call<'search.autoSuggest'>, 'site' | 'locale'>

/** Finds the suggestions for a text among those that were asked for lately and that nothing has changed since, or makes them. */
const findSuggestions = async (deps: SearchDeps, { site, locale }: Audience, text: string): Promise<Suggestions> => {
  const subject = { siteId: site.siteId, locale }
  const [words, rules, categories, popular] = await Promise.all([
    deps.search.index.getText(site, locale).catch(orWhileAway(null)),
    deps.search.rules.get(subject),
    deps.catalogue.listCategories(),
    deps.search.popular.list(subject),
  ])
  const basis = [words?.index.revision, words?.text.version(), rules, categories, popular]
  const asked = { key: JSON.stringify([site.siteId, locale, text]), basis, now: deps.now() }
  const known = suggestions.find(asked)
  if (known) return known
  const matches = await findMatches(deps, { site, locale }, text).catch(orWhileAway<TextMatches | null>(null))
  const typed = foldText(text)
  const best = matches?.listBest(matches.bits, limits.products) ?? []
  const terms = words ? suggestTerms(typed, { ...words, locale, popular }, limits.terms) : []
  const made = {
    terms: terms.map((term) => ({ text: term, url: `/${locale}/search?q=${encodeURIComponent(term)}` })),
    categories: suggestCategories(text, limits.categories, {
      ...{ categories, locale, index: words?.index ?? null, understood: matches?.understood ?? null },
    }).map((category) => ({ ...toCrumb(category, locale), name: nameOf(categories, category.id, locale) })),
    ids: matches ? toIds(matches.index, best) : [],
    text: matches?.corrected ?? text,
  }
  // A product that was found by a number is read from the database each time.
  if (words && matches?.understood) suggestions.add(asked, made)
  return made
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
