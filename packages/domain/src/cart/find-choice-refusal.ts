import type { VariantId } from './ids.ts'

/** Attribute to value, such as `{ color: 'bone', size: '42' }`. */
export type VariantChoice = Readonly<Record<string, string>>

type Offered = { readonly id: VariantId; readonly attributes: VariantChoice }

/**
 * Finds why chosen attributes do not describe the variant, or null when they do: the product lacks the attribute, does not come
 * in the value, or is not made in the combination (CART-27).
 */
export function findChoiceRefusal(
  choice: VariantChoice,
  variantId: VariantId,
  offered: readonly Offered[],
): 'unknown_attribute' | 'unknown_value' | 'no_such_combination' | null {
  for (const [type, value] of Object.entries(choice)) {
    const values = offered.flatMap(({ attributes }) => attributes[type] ?? [])
    if (values.length === 0) return 'unknown_attribute'
    if (!values.includes(value)) return 'unknown_value'
  }
  const fits = offered.some(
    ({ id, attributes }) =>
      id === variantId && Object.entries(choice).every(([type, value]) => attributes[type] === value),
  )
  return fits ? null : 'no_such_combination'
}
