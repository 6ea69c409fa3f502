import type { Product } from '@lacehouse/contracts'
import type { Variant } from '@lacehouse/domain/product/product'
import { toVariantQuery } from '@lacehouse/domain/url/variant-query'
import type { ItemInput } from '../../client/cart/cart.ts'

/** Makes the item of a product that is bought without its page: one of the chosen variant. */
export function toQuickItem({ url, images }: Product, { id, upc, attributes }: Variant): ItemInput {
  const { color = '' } = attributes
  const pdpUrl = url + toVariantQuery(attributes)
  return { productId: id, ...(upc && { upc }), qty: 1, pdpUrl, productImageURL: images[color]?.[0]?.url ?? '' }
}
