import type { Product } from '@lacehouse/contracts'
import { type PackedProduct, packProduct } from '../pack-product.ts'

const unnamed = { name: '', address: '', contact: '' }

/** Packs a product of a set with what its choice needs; its own page has the rest. */
export function packMember({
  richDescription: _,
  media: __,
  responsiblePerson: ___,
  ...product
}: Product): PackedProduct {
  return packProduct({
    ...product,
    description: '',
    details: [],
    breadcrumbs: [],
    upsells: { ids: [], layout: 'list' },
    manufacturer: unnamed,
    delivery: undefined,
    modelMeasurements: undefined,
    // The tiles show the pictures; an item of the cart has the first of its colour.
    images: Object.fromEntries(
      Object.entries(product.images).map(([color, pictures]) => [color, pictures.slice(0, 1)]),
    ),
  })
}
