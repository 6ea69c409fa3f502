import { type Choice, type Choosable, colorAttribute, type Variant } from './product.ts'

/** Lists the attributes without colour that still have to be chosen. */
export function listMissingAttributes(product: Choosable, choice: Choice): string[] {
  return product.attributes
    .map((attribute) => attribute.type)
    .filter((type) => type !== colorAttribute && choice[type] === undefined)
}

/** Resolves the variant once every attribute but the colour is chosen; without a colour, the first variant in stock (CAT-06). */
export function resolveVariant(product: Choosable, choice: Choice): Variant | null {
  if (listMissingAttributes(product, choice).length > 0) return null
  const matching = listMatchingVariants(product, choice)
  return matching.find((variant) => variant.stockStatus !== 'outOfStock') ?? matching[0] ?? null
}

/** Lists the variants that agree with all choices so far. */
export function listMatchingVariants(product: Choosable, choice: Choice): Variant[] {
  const types = product.attributes.map((attribute) => attribute.type).filter((type) => choice[type] !== undefined)
  return product.variants.filter((variant) => types.every((type) => variant.attributes[type] === choice[type]))
}

/** Changes the colour. Other choices stay if a variant exists in the new colour, beginning with the first attribute. */
export function changeColor(product: Choosable, choice: Choice, color: string): Choice {
  let possible: Choice = { [colorAttribute]: color }
  for (const { type } of product.attributes) {
    if (type === colorAttribute || choice[type] === undefined) continue
    const widened = { ...possible, [type]: choice[type] }
    if (listMatchingVariants(product, widened).length > 0) possible = widened
  }
  return possible
}
