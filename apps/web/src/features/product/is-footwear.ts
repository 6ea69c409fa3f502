import type { Product } from '@lacehouse/contracts'
import { sizeAttribute } from '@lacehouse/domain/product/product'

/** Says whether a product has shoe sizes, which begin with a digit. */
export function isFootwear({ attributes }: Pick<Product, 'attributes'>): boolean {
  return attributes.some(
    ({ type, options }) => type === sizeAttribute && options.some(({ value }) => /^\d/.test(value)),
  )
}
