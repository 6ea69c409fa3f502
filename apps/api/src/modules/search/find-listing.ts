import type { CallReply } from '@lacehouse/contracts'
import { type Currency, getCurrencyDigits } from '@lacehouse/domain/money/currency'
import { amountToWire } from '@lacehouse/domain/money/money'
import { type ListingQuery, listWantedSizes } from '@lacehouse/domain/search/listing-query'
import type { SearchRules } from '@lacehouse/domain/search/search-rules'
import type { Store } from '@lacehouse/domain/store/store'
import { minutes } from '@lacehouse/domain/time/durations'
import { listPath, toCrumb } from '../../core/catalogue/category-tree.ts'
import { type CategoryRecord, wordsOf } from '../../core/catalogue/product-record.ts'
import { type FacetIndex, toIds } from '../../core/search/facet-index.ts'
import { findMatches, type TextMatches } from '../../core/search/find-matches.ts'
import { type FacetResult, queryFacets } from '../../core/search/query-facets.ts'
import { rankList } from '../../core/search/rank-list.ts'
import { createResultCache } from '../../core/search/result-cache.ts'
import type { Call } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import type { SearchDeps } from './search-deps.ts'
import { toFacets, toSortOptions } from './to-facets.ts'
import { toPaging } from './to-paging.ts'

type SearchReply = CallReply<'search.products'>
type Caller = Pick<Call<'search.products'>, 'site' | 'locale'>

/** All of a reply but the tiles, whose availability and prices are always those of now. */
export type Listing = {
  readonly ids: readonly string[]
  readonly found: Pick<TextMatches, 'total' | 'corrected' | 'redirect' | 'relaxed'> | null
  readonly reply: Omit<SearchReply, 'products' | 'suggestions' | 'pages'>
  readonly suggestions: SearchReply['suggestions']
}

/** What a listing is made from. */
type Sources = {
  readonly index: FacetIndex
  readonly categories: readonly CategoryRecord[]
  readonly stores: readonly Store[]
  readonly rules: SearchRules
}

/** Newness counts for the order, and it changes slowly. */
const listings = createResultCache<Listing>({ most: 1000, lifetime: minutes(1) })

/**
 * Finds a listing among those that were asked for lately and that nothing has changed since, or makes it. Refuses an unknown category
 * (`PLP400`).
 */
export async function findListing(deps: SearchDeps, { site, locale }: Caller, query: ListingQuery): Promise<Listing> {
  const { index, text } = query.text
    ? await deps.search.index.getText(site, locale)
    : { index: await deps.search.index.get(site), text: null }
  const rules = await deps.search.rules.get({ siteId: site.siteId, locale })
  const categories = await deps.catalogue.listCategories()
  const stores = await deps.stores.listStores(site.siteId)
  const basis = [index.revision, text?.version(), rules, categories, stores]
  const asked = { key: JSON.stringify([site.siteId, locale, query]), basis, now: deps.now() }
  const known = listings.find(asked)
  if (known) return known
  const path = listPath(categories, query.category)
  if (query.category && path.length === 0) throw new Refusal('PLP400', { field: 'category' })
  const { isLiteral } = query
  const matches = query.text
    ? await findMatches(deps, { site, locale, isLiteral, mySizes: listWantedSizes(query) }, query.text)
    : null
  const sources = { index: matches?.index ?? index, categories, stores, rules }
  const listing = toListing({ site, locale, query, matches, path }, sources)
  // A product that was found by a number is read from the database each time.
  if (!matches || matches.understood) listings.add(asked, listing)
  return listing
}

type Wanted = Caller & {
  readonly query: ListingQuery
  readonly matches: TextMatches | null
  /** The category and those above it, the topmost first. */
  readonly path: readonly CategoryRecord[]
}

const toListing = ({ site, locale, query, matches, path }: Wanted, sources: Sources): Listing => {
  const { index, categories, stores, rules } = sources
  const currency = site.currency as Currency
  const ranking = rankList(index, { ...query, rules })
  const result = queryFacets(index, query, {
    ...{ matches, ranking: ranking.isRuled ? ranking : null },
    minorUnits: 10 ** getCurrencyDigits(currency),
    wordColours: matches?.relaxed.includes('color') ? [] : (matches?.understood?.filters.colors ?? []),
  })
  const children = categories.filter(({ parentId }) => parentId === (query.category || null))
  const category = path.at(-1)
  const found = matches && {
    ...{ total: matches.total, relaxed: matches.relaxed },
    ...(matches.redirect && { redirect: matches.redirect }),
    ...(matches.corrected && { corrected: matches.corrected }),
  }
  return {
    ids: toIds(index, result.list((query.page - 1) * query.pageSize, query.pageSize)),
    found,
    reply: {
      ...(query.text && { query: query.text }),
      ...(found?.redirect && { redirect: found.redirect }),
      ...(found?.corrected && { correctedQuery: found.corrected }),
      ...(category && {
        category: {
          ...toCrumb(category, locale),
          description: wordsOf(category.descriptions, locale),
          slugs: { ...category.slugs },
        },
      }),
      breadcrumbs: path.map((node) => toCrumb(node, locale)),
      subcategories: children
        .map((node) => ({ ...toCrumb(node, locale), count: result.categoryCounts(node.id) }))
        .filter(({ count }) => count > 0),
      ...toPaging(query, result.total),
      sort: query.sort,
      sortOptions: toSortOptions(locale),
      facets: toFacets(result.counts, { query, stores, locale, system: site.units.size }),
      price: priceBounds(result, currency),
    },
    suggestions:
      result.total > 0
        ? []
        : children.map((node) => toCrumb(node, locale)).map(({ name, url }) => ({ text: name, url })),
  }
}

const priceBounds = ({ priceBounds: { min, max } }: FacetResult, currency: Currency): SearchReply['price'] => ({
  min: Math.floor(amountToWire(min, currency)),
  max: Math.ceil(amountToWire(max, currency)),
  currency,
})
