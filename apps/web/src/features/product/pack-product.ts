import type { Product } from '@lacehouse/contracts'
import { type PackedRows, packRows, unpackRows } from '../../rendering/pack-rows.ts'

type Attribute = Product['attributes'][number]
type Variant = Product['variants'][number]
type Picture = Product['images'][string][number]

/** A product as its page hands it to the browser. */
export type PackedProduct = Omit<Product, 'variants' | 'attributes' | 'images'> & {
  readonly variants: PackedRows<Variant>
  /** What the ids of all variants begin with. */
  readonly idPrefix: string
  readonly attributes: readonly (Omit<Attribute, 'options'> & {
    readonly options: PackedRows<Attribute['options'][number]>
  })[]
  readonly images: Readonly<Record<string, PackedRows<Picture>>>
}

/** Writes a product's variants, options and pictures by columns, without what no page reads of them. */
export function packProduct({ variants, attributes, images, ...product }: Product): PackedProduct {
  const prefix = `${product.id}-`
  const idPrefix = variants.every(({ id }) => id.startsWith(prefix)) ? prefix : ''
  return {
    ...product,
    slugs: {},
    categoryIds: [],
    idPrefix,
    variants: packRows(variants.map((variant) => ({ ...variant, id: variant.id.slice(idPrefix.length), upc: '' }))),
    attributes: attributes.map((attribute) => ({ ...attribute, options: packRows(attribute.options) })),
    images: mapValues(images, packRows),
  }
}

/** Reads a product as `packProduct` has written it. */
export function unpackProduct({ variants, idPrefix, attributes, images, ...product }: PackedProduct): Product {
  return {
    ...product,
    variants: unpackRows(variants).map((variant) => ({ ...variant, id: idPrefix + variant.id })),
    attributes: attributes.map((attribute) => ({ ...attribute, options: unpackRows(attribute.options) })),
    images: mapValues(images, unpackRows),
  }
}

const mapValues = <Value, Mapped>(values: Readonly<Record<string, Value>>, map: (value: Value) => Mapped) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]))
