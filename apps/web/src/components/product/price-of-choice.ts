import type { Product } from '@lacehouse/contracts'
import type { Choice } from '@lacehouse/domain/product/product'
import { listMatchingVariants } from '@lacehouse/domain/product/resolve-variant'
import type { PriceAmounts } from '../../ui/price.tsx'

/** Gives the lowest and highest server price of the variants that the choice still allows. */
export function priceOfChoice(product: Product, choice: Choice): PriceAmounts {
  const ids = new Set(listMatchingVariants(product, choice).map(({ id }) => id))
  const prices = product.variants.filter(({ id }) => ids.has(id)).map(({ price }) => price)
  if (prices.length === 0) return product.price
  const current = prices.map((price) => price.current)
  const original = prices.map((price) => price.original)
  return {
    lowCurrent: Math.min(...current),
    highCurrent: Math.max(...current),
    lowOriginal: Math.min(...original),
    highOriginal: Math.max(...original),
  }
}
