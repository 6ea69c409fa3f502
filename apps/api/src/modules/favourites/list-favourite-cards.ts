import type { FavoriteItem } from '@lacehouse/contracts'
import { type Favourite, toFavouriteKey } from '@lacehouse/domain/favourites/favourite'
import { wordsOf } from '../../core/catalogue/product-record.ts'
import type { RequestContext } from '../../http/call.ts'
import { loadReplyContext, type ProductsDeps } from '../../replies/products/load-reply-context.ts'
import { toColourTile } from '../../replies/products/to-colour-tile.ts'

/** Lists favourites as product cards with current prices and stock; a product that is no longer sold is left out of its card. */
export async function listFavouriteCards(
  deps: ProductsDeps,
  { site, locale }: Pick<RequestContext, 'site' | 'locale'>,
  favourites: readonly (Omit<Favourite, 'qty'> & { readonly qty?: number })[],
): Promise<FavoriteItem[]> {
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
      qty: favourite.qty ?? 1,
      itemType: 'product' as const,
      available: product?.available ?? false,
      ...(name && { name }),
      ...(product && { product }),
    }
  })
}
