import type { FavoriteItem } from '@lacehouse/contracts'
import { type Favourite, toFavouriteKey } from '@lacehouse/domain'
import { wordsOf } from '../../catalogue/product-record.ts'
import type { CallScene } from '../../http/call.ts'
import { loadReplyContext, type ProductsDeps } from '../products/load-reply-context.ts'
import { toColourTile } from '../products/to-colour-tile.ts'

/** Favourites as cards, with prices and stock of now; what is sold no more comes without its product. */
export const listFavouriteCards = async (
  deps: ProductsDeps,
  { site, locale }: Pick<CallScene, 'site' | 'locale'>,
  favourites: readonly Favourite[],
): Promise<FavoriteItem[]> => {
  if (favourites.length === 0) return []
  const records = await deps.catalogue.listProducts([...new Set(favourites.map(({ productId }) => productId))])
  const context = await loadReplyContext(deps, { site, locale }, [...records.values()])
  return favourites.map((favourite) => {
    const record = records.get(favourite.productId)
    const product = record ? toColourTile(record, favourite.color, context) : null
    const name = record && wordsOf(record.names, locale)
    return {
      itemId: favourite.id,
      id: toFavouriteKey(favourite),
      productId: favourite.productId,
      color: favourite.color,
      qty: favourite.qty,
      itemType: 'product' as const,
      available: product?.available ?? false,
      ...(name && { name }),
      ...(product && { product }),
    }
  })
}
