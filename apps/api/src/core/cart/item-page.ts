import { recipeQuery } from '@lacehouse/domain/product/design'
import { productPath } from '@lacehouse/domain/url/shop-paths'

type Item = {
  readonly masterId: string
  readonly slug: string
  readonly color: string
  readonly recipeId?: string | undefined
  readonly precreatedCustomsCode?: string | undefined
}

/** The page that an item came from, in its colour and with what was made of it. */
export function toItemPage(item: Item, locale: string): string {
  const { masterId, slug, color, recipeId, precreatedCustomsCode } = item
  const made = recipeId ? `&${recipeQuery(recipeId, precreatedCustomsCode)}` : ''
  return `${productPath(locale, slug, masterId)}?color=${encodeURIComponent(color)}${made}`
}
