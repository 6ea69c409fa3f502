import type { Facet } from '@lacehouse/contracts'
import {
  type ListingFacet,
  type ListingQuery,
  listingFacets,
  listingSorts,
} from '@lacehouse/domain/search/listing-query'
import { findMessage } from '@lacehouse/messages'
import { compareSizes } from './compare-sizes.ts'
import type { FacetCounts, FacetIndex } from './facet-index.ts'

type FacetContext = { readonly query: ListingQuery; readonly locale: string; readonly catalogue: FacetIndex }

/** Facets with labels, in their fixed order; values that would show nothing are left out unless they are chosen. */
export const toFacets = (counts: FacetCounts, { query, locale }: FacetContext): Facet[] =>
  listingFacets.flatMap((key) => {
    const chosen = new Set(query.facets[key])
    const values = [...(counts.get(key) ?? [])]
      .filter(([value, count]) => count > 0 || chosen.has(value))
      .map(([value, count]) => ({ value, count, selected: chosen.has(value), label: labelOf(key, value, locale) }))
    if (values.length < 2 && chosen.size === 0) return []
    return [{ key, label: findMessage(locale, `listing.facet.${key}`) ?? key, values: values.sort(orderOf(key)) }]
  })

const labelOf = (facet: ListingFacet, value: string, locale: string): string =>
  facet === 'size' ? value : (findMessage(locale, valueKey(facet, value)) ?? value)

const valueKey = (facet: ListingFacet, value: string): string =>
  facet === 'color' ? `locations.color.${value}` : `locations.facet.${facet}.${value}`

type Value = Facet['values'][number]

const orderOf = (facet: ListingFacet): ((a: Value, b: Value) => number) =>
  facet === 'size'
    ? (a, b) => compareSizes(a.value, b.value)
    : (a, b) => b.count - a.count || a.label.localeCompare(b.label)

/** The orders that a shopper can choose, in words. */
export const toSortOptions = (locale: string, isSearch: boolean): { value: string; label: string }[] =>
  listingSorts
    .filter((value) => value !== 'rating')
    .map((value) => {
      const key = value === 'relevance' && !isSearch ? 'listing.sort.recommended' : `listing.sort.${value}`
      return { value, label: findMessage(locale, key) ?? findMessage(locale, `listing.sort.${value}`) ?? value }
    })
