import type { VariantId } from './ids.ts'

/** Attribute to value, as `{ color: 'bone', size: '42' }`. */
export type VariantChoice = Readonly<Record<string, string>>

type Offered = { readonly id: VariantId; readonly attributes: VariantChoice }

/**
 * Finds why a choice of attributes is not the variant that it was taken for, or null where it is: an attribute that the product
 * does not have (ATTR100), a value that it does not come in (ATTR200), a combination that is not made (ATTR300) (CART-27).
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
