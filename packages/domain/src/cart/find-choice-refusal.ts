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
): 'ATTR100' | 'ATTR200' | 'ATTR300' | null {
  for (const [type, value] of Object.entries(choice)) {
    const values = offered.flatMap(({ attributes }) => attributes[type] ?? [])
    if (values.length === 0) return 'ATTR100'
    if (!values.includes(value)) return 'ATTR200'
  }
  const fits = offered.some(
    ({ id, attributes }) =>
      id === variantId && Object.entries(choice).every(([type, value]) => attributes[type] === value),
  )
  return fits ? null : 'ATTR300'
}
