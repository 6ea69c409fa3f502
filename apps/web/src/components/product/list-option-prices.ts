import type { Product } from '@lacehouse/contracts'
import type { Choice } from '@lacehouse/domain/product/product'
import { listMatchingVariants } from '@lacehouse/domain/product/resolve-variant'
import type { PriceAmounts } from '../../ui/price.tsx'
import { priceOfChoice } from './price-of-choice.ts'

/**
 * Lists what each option of an attribute would cost beside the other choices, in decimal amounts by option value. Empty where
 * all of them cost the same (CAT-05).
 */
export function listOptionPrices(product: Product, choice: Choice, type: string): ReadonlyMap<string, PriceAmounts> {
  const options = product.attributes.find((attribute) => attribute.type === type)?.options ?? []
  const prices = options
    .map(({ value }) => ({ value, allowed: { ...choice, [type]: value } }))
    .filter(({ allowed }) => listMatchingVariants(product, allowed).length > 0)
    .map(({ value, allowed }) => [value, priceOfChoice(product, allowed)] as const)
  const differ = new Set(prices.map(([, { lowCurrent }]) => lowCurrent)).size > 1
  return new Map(differ ? prices : [])
}
