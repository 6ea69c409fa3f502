import { randomUUID } from 'node:crypto'
import { planAddFavourite } from '@lacehouse/domain/favourites/plan-add-favourite'
import type { FavouriteList } from '../../core/favourites/favourites.queries.ts'
import type { Call } from '../../http/call.ts'
import { toErrorId } from '../../http/error-ids.ts'
import { Refusal } from '../../http/refusal.ts'
import { getSoldProduct } from './get-sold-product.ts'
import { type FavouritesDeps, toFavouritesOwner } from './to-favourites-owner.ts'

type AddCall = Call<'wishlists.addFavorite'>

/** Adds a product in a colour to the caller's favourites (FAV-01). */
export async function addFavourite(deps: FavouritesDeps, call: AddCall): Promise<FavouriteList> {
  const { id, qty, favoriteId } = call.body
  const input = { ...(await getSoldProduct(deps, call, id)), ...(qty !== undefined && { qty }) }
  return deps.favouritesQueries.change(toFavouritesOwner(call), ({ listId, list }) => {
    if (favoriteId !== undefined && favoriteId !== listId) throw new Refusal('ORD404', { field: 'favoriteId' })
    const plan = planAddFavourite(list, { id: randomUUID(), ...input }, deps.now())
    if (!plan.ok) throw new Refusal(toErrorId(plan.reason))
    return plan
  })
}
