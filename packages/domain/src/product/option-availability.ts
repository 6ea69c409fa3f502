import type { Choice, Choosable, ProductOption } from './product.ts'
import { listMatchingVariants } from './resolve-variant.ts'

/** `absent`: no variant joins this option with the rest of the choice. `soldOut`: there is one, but no stock. */
export type OptionAvailability = 'available' | 'lowStock' | 'soldOut' | 'absent'

export type OfferedOption = { readonly option: ProductOption; readonly availability: OptionAvailability }

/** Tells for each option of an attribute what choosing it would give, all other choices kept. */
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
