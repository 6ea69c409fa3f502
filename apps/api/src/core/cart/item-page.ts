import { recipeQuery } from '@lacehouse/domain/product/design'
import { productPath } from '@lacehouse/domain/url/shop-paths'

type Item = {
  readonly masterId: string
  readonly slug: string
  readonly color: string
  readonly recipeId?: string | undefined
  readonly precreatedCustomsCode?: string | undefined
}

/** Returns the address of an item's product page, with its colour and its recipe. */
export function toItemPage(item: Item, locale: string): string {
  const { masterId, slug, color, recipeId, precreatedCustomsCode } = item
  const made = recipeId ? `&${recipeQuery(recipeId, precreatedCustomsCode)}` : ''
  return `${productPath(locale, slug, masterId)}?color=${encodeURIComponent(color)}${made}`
}
