import { recipeQuery } from '@lacehouse/domain/product/design'
import { productPath } from '@lacehouse/domain/url/shop-paths'
import { toVariantQuery } from '@lacehouse/domain/url/variant-query'

type Item = {
  readonly masterId: string
  readonly slug: string
  /** The choices of the variant, by attribute. */
  readonly attributes: Readonly<Record<string, string>>
  readonly recipeId?: string | undefined
  readonly precreatedCustomsCode?: string | undefined
}

/** Returns the address of an item's product page, with its variant and its recipe. */
export function toItemPage(item: Item, locale: string): string {
  const { masterId, slug, attributes, recipeId, precreatedCustomsCode } = item
  const variant = toVariantQuery(attributes)
  const made = recipeId ? `${variant ? '&' : '?'}${recipeQuery(recipeId, precreatedCustomsCode)}` : ''
  return `${productPath(locale, slug, masterId)}${variant}${made}`
}
