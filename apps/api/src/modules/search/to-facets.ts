import type { Facet } from '@lacehouse/contracts'
import { compareSizes } from '@lacehouse/domain/product/shoe-sizes'
import {
  type ListingFacet,
  type ListingQuery,
  listingFacets,
  listingSorts,
} from '@lacehouse/domain/search/listing-query'
import type { SizeSystem } from '@lacehouse/domain/site/site'
import { findMessage } from '@lacehouse/messages'
import { toSizeLabel } from '../../core/catalogue/to-size-label.ts'
import type { FacetCounts } from '../../core/search/facet-index.ts'

type FacetContext = { readonly query: ListingQuery; readonly locale: string; readonly system: SizeSystem }

/** Makes the facets with labels in a fixed order; values without products are left out unless they are selected. */
export function toFacets(counts: FacetCounts, context: FacetContext): Facet[] {
  const { query, locale } = context
  const labelOf = createLabels(counts, context)
  return listingFacets.flatMap((key) => {
    const chosen = new Set(query.facets[key])
    const values = [...(counts.get(key) ?? [])]
      .filter(([value, count]) => count > 0 || chosen.has(value))
      .map(([value, count]) => ({ value, count, selected: chosen.has(value), label: labelOf(key, value) }))
    if (values.length < 2 && chosen.size === 0) return []
    return [{ key, label: findMessage(locale, `listing.facet.${key}`) ?? key, values: values.sort(orderOf(key)) }]
  })
}

/** Creates the labels of facet values; shoe sizes use the system of the site only if the list is for one gender. */
const createLabels = (counts: FacetCounts, { locale, system }: FacetContext) => {
  const genders = [...(counts.get('gender') ?? [])].filter(([, count]) => count > 0).map(([gender]) => gender)
  const size = (value: string): string => toSizeLabel(value, { genders, system, locale })
  return (facet: ListingFacet, value: string): string =>
    facet === 'size' ? size(value) : (findMessage(locale, valueKey(facet, value)) ?? value)
}

const valueKey = (facet: ListingFacet, value: string): string =>
  facet === 'color' ? `locations.color.${value}` : `locations.facet.${facet}.${value}`

type Value = Facet['values'][number]

const orderOf = (facet: ListingFacet): ((a: Value, b: Value) => number) =>
  facet === 'size'
    ? (a, b) => Number(isNumbered(a)) - Number(isNumbered(b)) || compareSizes(a.value, b.value)
    : (a, b) => b.count - a.count || a.label.localeCompare(b.label)

/** Says whether a size is a number; sizes in letters come first. */
const isNumbered = ({ value }: Value): boolean => /^\d+([.,]5)?[CY]?$/i.test(value)

/** Lists the sort options with their labels. */
export function toSortOptions(locale: string, isSearch: boolean): { value: string; label: string }[] {
  return listingSorts
    .filter((value) => value !== 'rating')
    .map((value) => {
      const key = value === 'relevance' && !isSearch ? 'listing.sort.recommended' : `listing.sort.${value}`
      return { value, label: findMessage(locale, key) ?? findMessage(locale, `listing.sort.${value}`) ?? value }
    })
}
