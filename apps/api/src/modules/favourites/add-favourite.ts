import { randomUUID } from 'node:crypto'
import { parseFavouriteKey } from '@lacehouse/domain/favourites/favourite'
import { planAddFavourite } from '@lacehouse/domain/favourites/plan-add-favourite'
import { findPrice } from '../../core/catalogue/find-price.ts'
import type { FavouriteList } from '../../core/favourites/favourites.queries.ts'
import type { Call } from '../../http/call.ts'
import { toErrorId } from '../../http/error-ids.ts'
import { Refusal } from '../../http/refusal.ts'
import { type FavouritesDeps, toFavouritesOwner } from './to-favourites-owner.ts'

type AddCall = Call<'wishlists.addFavorite'>

/** Adds a product in a colour to the caller's favourites (FAV-01). */
export async function addFavourite(deps: FavouritesDeps, call: AddCall): Promise<FavouriteList> {
  const { id, qty, favoriteId } = call.body
  const input = { ...(await getSold(deps, call, id)), ...(qty !== undefined && { qty }) }
  return deps.favouritesQueries.change(toFavouritesOwner(call), ({ listId, list }) => {
    if (favoriteId !== undefined && favoriteId !== listId) throw new Refusal('ORD404', { field: 'favoriteId' })
    const plan = planAddFavourite(list, { id: randomUUID(), ...input }, deps.now())
    if (!plan.ok) throw new Refusal(toErrorId(plan.reason))
    return plan
  })
}

/** Gets the product and colour of a favourite; it refuses those that the site does not sell. */
const getSold = async (
  deps: FavouritesDeps,
  { site }: Pick<AddCall, 'site'>,
  id: string,
): Promise<{ readonly productId: string; readonly color: string }> => {
  const { productId, color } = parseFavouriteKey(id)
  const product = (await deps.catalogue.listProducts([productId])).get(productId)
  if (product?.status === 'withdrawn') throw new Refusal('INV405')
  const found = color === null ? product?.colours[0] : product?.colours.find(({ code }) => code === color)
  const price = product ? findPrice(product, { priceList: site.priceList, now: deps.now() }) : null
  if (product?.status !== 'live' || !found || !price) throw new Refusal('ORD404', { field: 'id' })
  return { productId, color: found.code }
}
