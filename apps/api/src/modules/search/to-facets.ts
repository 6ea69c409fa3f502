import type { Facet } from '@lacehouse/contracts'
import { colorFamilies } from '@lacehouse/domain/product/color-families'
import { compareMeasures, optionFacets } from '@lacehouse/domain/product/option-facets'
import type { SizeAudience } from '@lacehouse/domain/product/shoe-sizes'
import { compareSizeValues, isListedSize, parseSizeValue, sizeGroupOf } from '@lacehouse/domain/product/size-facet'
import {
  type ListingFacet,
  type ListingQuery,
  listingFacets,
  listingSorts,
} from '@lacehouse/domain/search/listing-query'
import type { SizeSystem } from '@lacehouse/domain/site/site'
import type { Store } from '@lacehouse/domain/store/store'
import { findMessage, formatMessage } from '@lacehouse/messages'
import { wordsOf } from '../../core/catalogue/product-record.ts'
import { findAudience, toSizeLabel } from '../../core/catalogue/to-size-label.ts'
import type { FacetCounts } from '../../core/search/query-facets.ts'

type FacetContext = {
  readonly query: ListingQuery
  readonly locale: string
  readonly system: SizeSystem
  /** The open stores of the site, which the facet `store` names. */
  readonly stores: readonly Pick<Store, 'id' | 'names'>[]
}

/** Makes the facets with labels in a fixed order; values without products are left out unless they are selected. */
export function toFacets(counts: FacetCounts, context: FacetContext): Facet[] {
  const { query, locale } = context
  const wearers = findWearers(counts, query)
  const labelOf = createLabels(wearers, context)
  return listingFacets.flatMap((key) => {
    const chosen = new Set(query.facets[key])
    const values = [...(counts.get(key) ?? [])]
      .filter(([value, count]) => chosen.has(value) || (count > 0 && isListed(key, value, wearers)))
      .map(([value, count]) => ({
        ...{ value, count, selected: chosen.has(value), label: labelOf(key, value) },
        ...(key === 'color' && { swatch: (colorFamilies as Readonly<Record<string, string>>)[value] }),
        ...(key === 'size' && { group: groupLabel(value, wearers, locale) }),
      }))
    // A shopper has one store, so that one of them is a choice already.
    if (values.length < (key === 'store' ? 1 : 2) && chosen.size === 0) return []
    return [
      {
        ...{ key, label: findMessage(locale, `listing.facet.${key}`) ?? key },
        ...(key === 'size' && wearers.audience && { audience: wearers.audience }),
        values: values.sort(orderOf(key, wearers)),
      },
    ]
  })
}

/** The genders of a list, and their one audience; null where their shoe sizes differ. */
type Wearers = { readonly genders: readonly string[]; readonly audience: SizeAudience | null }

const findWearers = (counts: FacetCounts, { facets }: ListingQuery): Wearers => {
  const listed = [...(counts.get('gender') ?? [])].filter(([, count]) => count > 0).map(([gender]) => gender)
  const genders = facets.gender ?? listed
  return { genders, audience: findAudience(genders) }
}

const isListed = (facet: ListingFacet, value: string, { genders, audience }: Wearers): boolean =>
  facet !== 'size' || isListedSize(value, genders.length > 1 && audience === null)

const groupLabel = (value: string, { audience }: Wearers, locale: string): string | undefined =>
  findMessage(locale, `locations.sizeGroup.${sizeGroupOf(value, audience)}`) ?? undefined

/** Creates the labels of facet values; a shoe size uses the system of the site where its wearers are known. */
const createLabels = (wearers: Wearers, { locale, system, stores }: FacetContext) => {
  const names = new Map(stores.map(({ id, names }) => [id, wordsOf(names, locale)]))
  const label = (value: string): string => {
    const { size, audience } = parseSizeValue(value)
    return toSizeLabel(size, { genders: audience ? [audience] : wearers.genders, system, locale })
  }
  return (facet: ListingFacet, value: string): string => {
    if (facet === 'size') return label(value)
    if (facet === 'store') return names.get(value) ?? value
    return findMessage(locale, valueKey(facet, value)) ?? value
  }
}

const valueKey = (facet: ListingFacet, value: string): string =>
  facet === 'color' ? `locations.color.${value}` : `locations.facet.${facet}.${value}`

type Value = Facet['values'][number]

const orderOf = (facet: ListingFacet, { audience }: Wearers): ((a: Value, b: Value) => number) =>
  facet === 'size'
    ? (a, b) => compareSizeValues(a.value, b.value, audience)
    : (a, b) => compareValues(facet, a, b) || b.count - a.count || a.label.localeCompare(b.label)

const compareValues = (facet: ListingFacet, a: Value, b: Value): number =>
  optionFacets.some((one) => one === facet) ? compareMeasures(a.value, b.value) : 0

/** Lists the sort options with their labels. */
export function toSortOptions(locale: string): { value: string; label: string }[] {
  return listingSorts.map((value) => ({ value, label: formatMessage(locale, `listing.sort.${value}`) }))
}
