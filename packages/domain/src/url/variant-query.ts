import { colorAttribute, sizeAttribute } from '../product/product.ts'

/** Writes the query by which the page of a product opens with a variant chosen: `?color=fog&size=9`; empty without choices. */
export function toVariantQuery(choice: Readonly<Record<string, string | undefined>>): string {
  const parts = [colorAttribute, sizeAttribute].flatMap((type) =>
    choice[type] ? [`${type}=${encodeURIComponent(choice[type])}`] : [],
  )
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}
