import type { Product } from '@lacehouse/contracts'
import { type Choice, colorAttribute } from '@lacehouse/domain/product/product'
import { changeColor, listMatchingVariants } from '@lacehouse/domain/product/resolve-variant'
import { toOptionParameter } from '@lacehouse/domain/url/variant-query'
import { chooseOnlyOptions, findColor } from '../../components/product/first-choice.ts'

/** Reads the options of the address; a value that the product does not have counts as none. */
export function findOptions({ attributes }: Pick<Product, 'attributes'>, parameters: URLSearchParams): Choice {
  return Object.fromEntries(
    attributes.flatMap(({ type, options }) => {
      const wanted = parameters.get(toOptionParameter(type))
      return options.some(({ value }) => value === wanted) ? [[type, wanted ?? '']] : []
    }),
  )
}

/** Finds the variant that an address shows: of those with its options the first in stock; null for a product without variants. */
export function findShownVariant(
  product: Pick<Product, 'attributes' | 'variants'>,
  parameters: URLSearchParams,
): Product['variants'][number] | null {
  const asked = { ...chooseOnlyOptions(product), ...findOptions(product, parameters) }
  const choice = changeColor(product, asked, findColor(product, parameters.get(colorAttribute)))
  const ids = listMatchingVariants(product, choice).map(({ id }) => id)
  const shown = product.variants.filter(({ id }) => ids.includes(id))
  return shown.find(({ stockStatus }) => stockStatus !== 'outOfStock') ?? shown[0] ?? null
}
