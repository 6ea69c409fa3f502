import type { Product } from '@lacehouse/contracts'
import { type PackedRows, packRows, unpackRows } from '../../rendering/pack-rows.ts'
import { rememberFor } from '../../rendering/remember-for.ts'

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
  /** What the words of all pictures begin with. */
  readonly altPrefix: string
}

const toPacked = rememberFor(pack)
const toUnpacked = import.meta.env.SSR ? rememberFor(unpack) : unpack

/** Writes a product's variants, options and pictures by columns, without what no page reads of them. */
export function packProduct(product: Product): PackedProduct {
  return toPacked(product)
}

/** Reads a product as `packProduct` has written it. */
export function unpackProduct(packed: PackedProduct): Product {
  return toUnpacked(packed)
}

function pack({ variants, attributes, images, ...product }: Product): PackedProduct {
  const prefix = `${product.id}-`
  const idPrefix = variants.every(({ id }) => id.startsWith(prefix)) ? prefix : ''
  const isNamed = Object.values(images).every((all) => all.every(({ alt }) => alt.startsWith(product.name)))
  const altPrefix = isNamed ? product.name : ''
  const cutAlt = (picture: Picture) => ({ ...picture, alt: picture.alt.slice(altPrefix.length) })
  return {
    ...product,
    slugs: {},
    categoryIds: [],
    idPrefix,
    variants: packRows(variants.map((variant) => ({ ...variant, id: variant.id.slice(idPrefix.length), upc: '' }))),
    attributes: attributes.map((attribute) => ({ ...attribute, options: packRows(attribute.options) })),
    images: mapValues(images, (all) => packRows(all.map(cutAlt))),
    altPrefix,
  }
}

function unpack(packed: PackedProduct): Product {
  const { variants, idPrefix, attributes, images, altPrefix, ...product } = packed
  return {
    ...product,
    variants: unpackRows(variants).map((variant) => ({ ...variant, id: idPrefix + variant.id })),
    attributes: attributes.map((attribute) => ({ ...attribute, options: unpackRows(attribute.options) })),
    images: mapValues(images, (all) => unpackRows(all).map((one) => ({ ...one, alt: altPrefix + one.alt }))),
  }
}

const mapValues = <Value, Mapped>(values: Readonly<Record<string, Value>>, map: (value: Value) => Mapped) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]))
