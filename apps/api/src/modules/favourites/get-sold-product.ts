import { type Favourite, parseFavouriteKey } from '@lacehouse/domain/favourites/favourite'
import { findPrice } from '../../core/catalogue/find-price.ts'
import type { RequestContext } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import type { ProductsDeps } from '../../replies/products/load-reply-context.ts'

/** Gets the product and colour that a key of a list names; it refuses those that the site does not sell. */
export async function getSoldProduct(
  deps: ProductsDeps,
  { site }: Pick<RequestContext, 'site'>,
  key: string,
): Promise<Pick<Favourite, 'productId' | 'color'>> {
  const { productId, color } = parseFavouriteKey(key)
  const product = (await deps.catalogue.listProducts([productId])).get(productId)
  if (product?.status === 'withdrawn') throw new Refusal('INV405')
  const found = color === null ? product?.colours[0] : product?.colours.find(({ code }) => code === color)
  const price = product ? findPrice(product, { site, now: deps.now() }) : null
  if (product?.status !== 'live' || !found || !price) throw new Refusal('ORD404', { field: 'id' })
  return { productId, color: found.code }
}
