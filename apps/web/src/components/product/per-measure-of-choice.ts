import type { PricePerMeasureReply, Product } from '@lacehouse/contracts'
import type { Choice } from '@lacehouse/domain/product/product'
import { listMatchingVariants } from '@lacehouse/domain/product/resolve-variant'

/** Finds the price per measure of the variants that a choice still allows, if it is the same for all of them. */
export function perMeasureOfChoice(product: Product, choice: Choice): PricePerMeasureReply | undefined {
  const ids = new Set(listMatchingVariants(product, choice).map(({ id }) => id))
  const [first, ...others] = product.variants.filter(({ id }) => ids.has(id)).map(({ price }) => price.perMeasure)
  return others.every((other) => other?.amount === first?.amount && other?.measure === first?.measure)
    ? first
    : undefined
}
