import type { CartItem } from '@lacehouse/contracts'
import type { Site } from '@lacehouse/domain/site/site'
import { findMessage } from '@lacehouse/messages'
import { listAttributeValues } from './product-attributes.ts'
import { type ProductRecord, wordsOf } from './product-record.ts'
import { toSizeLabel } from './to-size-label.ts'

type Bought = {
  /** Values by attribute, such as `{ color: 'bone', size: '9' }`. */
  readonly attributes: Readonly<Record<string, string>>
  /** Absent when the catalogue no longer has the product; then the labels are the plain values. */
  readonly product: ProductRecord | undefined
  readonly site: Pick<Site, 'units'>
  readonly locale: string
}

/** Returns the labels of a variant's attributes in a locale: the colour's name, and the size in the site's size system. */
export function toVariantWords({ attributes, product, site, locale }: Bought): CartItem['variants'] {
  const colour = product?.colours.find(({ code }) => code === attributes.color)
  const genders = product ? listAttributeValues(product, 'gender') : []
  const labels: Readonly<Record<string, (value: string) => string>> = {
    color: (value) => (colour && wordsOf(colour.names, locale)) ?? value,
    size: (value) => (product ? toSizeLabel(value, { genders, system: site.units.size, locale }) : value),
  }
  // JSON in the database does not preserve the order of keys, so the labels are sorted.
  const sorted = Object.entries(attributes).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return sorted.map(([type, value]) => ({
    type,
    label: findMessage(locale, `product.${type}`) ?? type,
    value,
    valueLabel: labels[type]?.(value) ?? value,
  }))
}
