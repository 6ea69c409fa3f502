import type { Choice, Choosable, ProductOption } from './product.ts'
import { listMatchingVariants } from './resolve-variant.ts'

/** `absent`: no variant combines this option with the other choices. `soldOut`: variants do, but none is in stock. */
export type OptionAvailability = 'available' | 'lowStock' | 'soldOut' | 'absent'

export type OfferedOption = { readonly option: ProductOption; readonly availability: OptionAvailability }

/** Lists the options of an attribute with the availability that each would have beside the other choices. */
export function listOptionAvailability(product: Choosable, choice: Choice, type: string): OfferedOption[] {
  const attribute = product.attributes.find((candidate) => candidate.type === type)
  return (attribute?.options ?? []).map((option) => ({
    option,
    availability: availabilityOfOption(product, { ...choice, [type]: option.value }),
  }))
}

function availabilityOfOption(product: Choosable, choice: Choice): OptionAvailability {
  const statuses = listMatchingVariants(product, choice).map((variant) => variant.stockStatus)
  if (statuses.includes('inStock')) return 'available'
  if (statuses.includes('lowStock')) return 'lowStock'
  return statuses.length > 0 ? 'soldOut' : 'absent'
}
