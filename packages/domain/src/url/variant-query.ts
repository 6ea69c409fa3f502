import { colorAttribute, sizeAttribute, unnamedColour } from '../product/product.ts'

/** Names the parameter of an option in the address of a product: `color`, `size`, and `option.width` for any other one. */
export function toOptionParameter(type: string): string {
  return type === colorAttribute || type === sizeAttribute ? type : `option.${type}`
}

/** Writes the query by which the page of a product opens with a variant chosen: `?color=fog&size=9`; empty without choices. */
export function toVariantQuery(choice: Readonly<Record<string, string | undefined>>): string {
  const parts = Object.entries(choice).flatMap(([type, value]) =>
    value && value !== unnamedColour ? [`${toOptionParameter(type)}=${encodeURIComponent(value)}`] : [],
  )
  return parts.length > 0 ? `?${parts.toSorted().join('&')}` : ''
}
