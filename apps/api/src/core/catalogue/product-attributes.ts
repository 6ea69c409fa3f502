import type { ListingFacet } from '@lacehouse/domain/search/listing-query'
import type { ProductRecord } from './product-record.ts'

/** Facets whose values stand in a product's attributes; size and colour come from its variants and colours. */
const attributeFacets = ['gender', 'type', 'width', 'activity', 'material', 'fit', 'feature', 'collection'] as const

/** The values of a product for one attribute, one or several of them. */
export function listAttributeValues(product: ProductRecord, key: string): string[] {
  const value = product.attributes[key]
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}

/** Everything that a product can be filtered by; sizes only as far as one can be had now. */
export function toFacetValues(
  product: ProductRecord,
  context: { availableVariantIds: ReadonlySet<string>; isReduced: boolean },
): Partial<Record<ListingFacet, string[]>> {
  const { availableVariantIds, isReduced } = context
  const available = product.variants.filter(({ id, status }) => status === 'live' && availableVariantIds.has(id))
  const values: Partial<Record<ListingFacet, string[]>> = {
    size: [...new Set(available.map(({ size }) => size))],
    color: [...new Set(product.colours.map(({ colourFamily }) => colourFamily))],
    ...(isReduced && { offer: ['sale'] }),
  }
  for (const facet of attributeFacets) {
    const own = listAttributeValues(product, facet)
    if (own.length > 0) values[facet] = own
  }
  return values
}
