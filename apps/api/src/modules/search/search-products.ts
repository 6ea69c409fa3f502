import type { CallReply } from '@lacehouse/contracts'
import { type Currency, getCurrencyDigits } from '@lacehouse/domain/money/currency'
import { amountToWire } from '@lacehouse/domain/money/money'
import type { AskedColours } from '@lacehouse/domain/product/choose-colour'
import { type ListingQuery, listWantedSizes } from '@lacehouse/domain/search/listing-query'
import { listPath, toCrumb } from '../../core/catalogue/category-tree.ts'
import { wordsOf } from '../../core/catalogue/product-record.ts'
import { findMatches, type TextMatches } from '../../core/search/find-matches.ts'
import { type FacetResult, queryFacets } from '../../core/search/query-facets.ts'
import type { Call, Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { listTiles } from '../../replies/products/list-tiles.ts'
import { readSearchQuery } from './read-search-query.ts'
import type { SearchDeps } from './search-deps.ts'
import { toFacets, toSortOptions } from './to-facets.ts'
import { toPaging } from './to-paging.ts'

type SearchCall = Call<'search.products'>
type SearchReply = CallReply<'search.products'>

/** Replies with a page of a listing or a search result, with facets counted over the whole result (SRCH-01, SRCH-03). */
export function searchProducts(deps: SearchDeps): Handler<'search.products'> {
  return async (call) => {
    const query = readSearchQuery(call)
    const categories = await deps.catalogue.listCategories()
    const path = listPath(categories, query.category)
    if (query.category && path.length === 0) throw new Refusal('PLP400', { field: 'category' })
    const matches = query.text
      ? await findMatches(
          deps,
          {
            ...{ site: call.site, locale: call.locale, isLiteral: query.isLiteral },
            mySizes: listWantedSizes(query),
          },
          query.text,
        )
      : null
    const index = matches?.index ?? (await deps.search.index.get(call.site))
    const minorUnits = 10 ** getCurrencyDigits(call.site.currency as Currency)
    if (matches && query.page === 1) deps.search.popular.note({ ...call, text: query.text }, matches)
    const result = queryFacets(index, query, { matches, minorUnits })
    const start = (query.page - 1) * query.pageSize
    const ids = result.list(start, query.pageSize).flatMap((ordinal) => index.products[ordinal]?.id ?? [])
    const children = categories.filter(({ parentId }) => parentId === (query.category || null))
    const category = path.at(-1)
    const stores = await deps.stores.listStores(call.site.siteId)
    return {
      ...(query.text && { query: query.text }),
      ...(matches?.redirect && { redirect: matches.redirect }),
      ...(matches?.corrected && { correctedQuery: matches.corrected }),
      ...(category && {
        category: {
          ...toCrumb(category, call.locale),
          description: wordsOf(category.descriptions, call.locale),
          slugs: { ...category.slugs },
        },
      }),
      breadcrumbs: path.map((node) => toCrumb(node, call.locale)),
      subcategories: children
        .map((node) => ({ ...toCrumb(node, call.locale), count: result.categoryCounts(node.id) }))
        .filter(({ count }) => count > 0),
      ...toPaging(query, result.total),
      sort: query.sort,
      sortOptions: toSortOptions(call.locale, query.text !== ''),
      facets: toFacets(result.counts, { query, stores, locale: call.locale, system: call.site.units.size }),
      price: priceBounds(result, call.site.currency as Currency),
      products: await listTiles(
        deps,
        { site: call.site, locale: call.locale, asked: askedOf(call, query, matches) },
        ids,
      ),
      suggestions:
        result.total > 0
          ? []
          : children.map((node) => toCrumb(node, call.locale)).map(({ name, url }) => ({ text: name, url })),
    }
  }
}

const askedOf = (
  { locale }: SearchCall,
  { facets, text }: ListingQuery,
  matches: TextMatches | null,
): AskedColours => ({ groups: facets.color ?? [], text: matches?.corrected ?? text, locale })

const priceBounds = ({ priceBounds: { min, max } }: FacetResult, currency: Currency): SearchReply['price'] => ({
  min: Math.floor(amountToWire(min, currency)),
  max: Math.ceil(amountToWire(max, currency)),
  currency,
})
