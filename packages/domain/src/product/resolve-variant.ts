import { type Choice, type Choosable, colorAttribute, type Variant } from './product.ts'

/** Lists the attributes, colour apart, that still have to be chosen. */
export function listMissingAttributes(product: Choosable, choice: Choice): string[] {
  return product.attributes
    .map((attribute) => attribute.type)
    .filter((type) => type !== colorAttribute && choice[type] === undefined)
}

/** Resolves the variant once every non-colour attribute is chosen (CAT-06); without a colour, the first that is in stock. */
export function resolveVariant(product: Choosable, choice: Choice): Variant | null {
  if (listMissingAttributes(product, choice).length > 0) return null
  const matching = listMatchingVariants(product, choice)
  return matching.find((variant) => variant.stockStatus !== 'outOfStock') ?? matching[0] ?? null
}

/** Lists the variants that agree with everything chosen so far. */
export function listMatchingVariants(product: Choosable, choice: Choice): Variant[] {
  const types = product.attributes.map((attribute) => attribute.type).filter((type) => choice[type] !== undefined)
  return product.variants.filter((variant) => types.every((type) => variant.attributes[type] === choice[type]))
}

/** Changes the colour and keeps all else that exists in it, the chosen size above all; what does not exist there is dropped. */
export function changeColor(product: Choosable, choice: Choice, color: string): Choice {
  let kept: Choice = { [colorAttribute]: color }
  for (const { type } of product.attributes) {
    if (type === colorAttribute || choice[type] === undefined) continue
    const widened = { ...kept, [type]: choice[type] }
    if (listMatchingVariants(product, widened).length > 0) kept = widened
  }
  return kept
}
