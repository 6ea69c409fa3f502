import { type OptionFacet, optionFacets } from '@lacehouse/domain/product/option-facets'
import { sizeAttribute, unnamedColour } from '@lacehouse/domain/product/product'
import type { UpsellLayout } from '@lacehouse/domain/product/product-facts'
import { listSizeValues } from '@lacehouse/domain/product/size-facet'
import type { ListingFacet } from '@lacehouse/domain/search/listing-query'
import { toFacetValue } from '@lacehouse/domain/search/parse-listing-query'
import { slugify } from '@lacehouse/domain/url/slugify'
import { findMessage } from '@lacehouse/messages'
import type { SearchRecord } from './product-record.ts'
import { findAudience } from './to-size-label.ts'

/** Facets with values in a product's attributes; the values of size and colour come from variants and colours. */
const attributeFacets = ['gender', 'type', 'activity', 'feature', 'collection', ...optionFacets] as const

/** Lists a product's values for one attribute. */
export function listAttributeValues(product: Pick<SearchRecord, 'attributes'>, key: string): string[] {
  const value = product.attributes[key]
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}

/** Finds whether the upsells of a product stand below each other or in a carousel (CAT-11). */
export function findUpsellLayout(product: Pick<SearchRecord, 'attributes'>): UpsellLayout {
  return listAttributeValues(product, 'upsellLayout')[0] === 'carousel' ? 'carousel' : 'list'
}

/**
 * Lists the sizes of a variant that the facet knows. Numbers are US sizes there, so that those of another system, which a merchant
 * wrote, are left out.
 */
const listSizes = ({ size, options }: SearchRecord['variants'][number], { attributes }: SearchRecord): string[] => {
  if (options === null) return [size]
  const own = options[sizeAttribute]
  const isForeign =
    own !== undefined && ((/^\d/.test(own) && attributes.sizeSystem !== 'US') || /^(EU|UK) \d/.test(own))
  return own === undefined || isForeign ? [] : [own]
}

/** Lists the values that variants have for a facet among their options; a word that the shop knows is the value of its own catalogue. */
const listOptionWords = (variants: SearchRecord['variants'], facet: OptionFacet): string[] => {
  const words = new Set(variants.flatMap(({ options }) => options?.[facet] ?? []))
  return [...words].flatMap((word) => {
    const own = slugify(word)
    return findMessage('en-us', `locations.facet.${facet}.${own}`) === null ? (toFacetValue(word) ?? []) : own
  })
}

const isOptionFacet = (facet: string): facet is OptionFacet => optionFacets.some((one) => one === facet)

type Variants = SearchRecord['variants']

const listAvailable = ({ variants }: SearchRecord, ids: ReadonlySet<string>): Variants =>
  variants.filter(({ id, status }) => status === 'live' && ids.has(id))

const listSizesOf = (variants: Variants, product: SearchRecord): string[] => {
  const audience = findAudience(listAttributeValues(product, 'gender'))
  const sizes = variants.flatMap((variant) => listSizes(variant, product))
  return [...new Set(sizes.flatMap((size) => listSizeValues(size, audience)))]
}

const listColourGroups = ({ colours }: SearchRecord): string[] =>
  [...new Set(colours.map(({ colourFamily }) => colourFamily))].filter((group) => group !== unnamedColour)

/**
 * Lists the sizes in which each colour group of a product is available now, in the order of its facet values; null where each group has all of
 * the product's sizes.
 */
export function listSizesByColour(product: SearchRecord, availableVariantIds: ReadonlySet<string>): string[][] | null {
  const available = listAvailable(product, availableVariantIds)
  const groupOf = new Map(product.colours.map(({ code, colourFamily }) => [code, colourFamily]))
  const most = listSizesOf(available, product).length
  const lists = listColourGroups(product).map((group) =>
    listSizesOf(
      available.filter(({ colourCode }) => groupOf.get(colourCode) === group),
      product,
    ),
  )
  return lists.every(({ length }) => length === most) ? null : lists
}

/** Returns a product's facet values; sizes and other options only where a variant is available now. */
export function toFacetValues(
  product: SearchRecord,
  context: { availableVariantIds: ReadonlySet<string>; isReduced: boolean },
): Partial<Record<ListingFacet, string[]>> {
  const { availableVariantIds, isReduced } = context
  const available = listAvailable(product, availableVariantIds)
  const values: Partial<Record<ListingFacet, string[]>> = {
    size: listSizesOf(available, product),
    color: listColourGroups(product),
    ...(isReduced && { offer: ['sale'] }),
  }
  for (const facet of attributeFacets) {
    const own = listAttributeValues(product, facet).flatMap((value) => toFacetValue(value) ?? [])
    const ofOptions = isOptionFacet(facet) ? listOptionWords(available, facet) : []
    if (own.length + ofOptions.length > 0) values[facet] = [...new Set([...own, ...ofOptions])]
  }
  return values
}
