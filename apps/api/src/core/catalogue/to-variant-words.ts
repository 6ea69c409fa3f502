import type { CartItem } from '@lacehouse/contracts'
import type { Site } from '@lacehouse/domain/site/site'
import { findMessage } from '@lacehouse/messages'
import { listAttributeValues } from './product-attributes.ts'
import { type ProductRecord, wordsOf } from './product-record.ts'
import { toSizeLabel } from './to-size-label.ts'

type Bought = {
  /** Attribute to value, as `{ color: 'bone', size: '9' }`. */
  readonly attributes: Readonly<Record<string, string>>
  /** Absent for what is no longer in the catalogue: then the values speak for themselves. */
  readonly product: ProductRecord | undefined
  readonly site: Pick<Site, 'units'>
  readonly locale: string
}

/** What was chosen of a product in the shopper's words: the colour's name, the size as the site's shoppers know it. */
export function toVariantWords({ attributes, product, site, locale }: Bought): CartItem['variants'] {
  const colour = product?.colours.find(({ code }) => code === attributes.color)
  const genders = product ? listAttributeValues(product, 'gender') : []
  const labels: Readonly<Record<string, (value: string) => string>> = {
    color: (value) => (colour && wordsOf(colour.names, locale)) ?? value,
    size: (value) => (product ? toSizeLabel(value, { genders, system: site.units.size, locale }) : value),
  }
  // In one order wherever they come from: what the database gives back has lost its own.
  const sorted = Object.entries(attributes).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return sorted.map(([type, value]) => ({
    type,
    label: findMessage(locale, `product.${type}`) ?? type,
    value,
    valueLabel: labels[type]?.(value) ?? value,
  }))
}
