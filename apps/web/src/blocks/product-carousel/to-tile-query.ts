import type { CallInput, ProductCarouselBlock } from '@lacehouse/contracts'

export type TileQuery = NonNullable<CallInput<'products.tiles'>['query']>

/** Maps a carousel to its query of the catalogue; chosen products take precedence. */
export function toTileQuery({ productIds, categoryId, sort }: ProductCarouselBlock): TileQuery {
  return productIds && productIds.length > 0
    ? { ids: productIds.join(','), limit: Math.min(productIds.length, 24) }
    : { categoryId, sort, limit: 12 }
}
