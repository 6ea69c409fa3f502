import type { CartItem } from '@lacehouse/contracts'
import { unnamedColour } from '@lacehouse/domain/product/product'
import type { Site } from '@lacehouse/domain/site/site'
import { findMessage } from '@lacehouse/messages'
import { createSizeNames } from './create-size-names.ts'
import { listOptions } from './list-options.ts'
import { type ProductRecord, wordsOf } from './product-record.ts'

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
  const names = new Map(product ? listOptions(product, locale).map(({ type, label }) => [type, label]) : [])
  const labels: Readonly<Record<string, (value: string) => string>> = {
    color: (value) => (colour && wordsOf(colour.names, locale)) ?? value,
    size: product ? createSizeNames(product, { site, locale }) : (value) => value,
  }
  // JSON in the database does not preserve the order of keys, so the labels are sorted.
  const shown = Object.entries(attributes).filter(([, value]) => value !== unnamedColour)
  const sorted = shown.toSorted(([a], [b]) => (a < b ? -1 : 1))
  return sorted.map(([type, value]) => ({
    type,
    label: names.get(type) ?? findMessage(locale, `product.${type}`) ?? type,
    value,
    valueLabel: labels[type]?.(value) ?? value,
  }))
}
