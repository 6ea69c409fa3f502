import type { CallInput, ProductCarouselBlock } from '@lacehouse/contracts'

export type TileQuery = NonNullable<CallInput<'products.tiles'>['query']>

/** What a carousel asks the catalogue for; products chosen by hand win. */
export function toTileQuery({ productIds, categoryId, sort }: ProductCarouselBlock): TileQuery {
  return productIds && productIds.length > 0
    ? { ids: productIds.join(','), limit: Math.min(productIds.length, 24) }
    : { categoryId, sort, limit: 12 }
}
