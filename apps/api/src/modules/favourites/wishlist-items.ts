import { randomUUID } from 'node:crypto'
import { planAddToWishlist, type WishlistItem } from '@lacehouse/domain/favourites/wishlist'
import type { Wishlist } from '../../core/favourites/wishlists.queries.ts'
import type { Handlers } from '../../http/call.ts'
import { toErrorId } from '../../http/error-ids.ts'
import { Refusal } from '../../http/refusal.ts'
import { getSoldProduct } from './get-sold-product.ts'
import type { FavouritesDeps } from './to-favourites-owner.ts'
import { toWishlistOwner } from './to-wishlist-owner.ts'

type ItemCalls = 'wishlists.addToList' | 'wishlists.removeFromList' | 'wishlists.moveToList'

/** Adds, removes and moves the entries of named lists (decision 0069). */
export function wishlistItems(deps: FavouritesDeps): Handlers<ItemCalls> {
  const { wishlistsQueries: queries } = deps
  return {
    'wishlists.addToList': async (call) => {
      const key = { ...toWishlistOwner(call), ...call.params }
      const sold = await getSoldProduct(deps, call, call.body.id)
      const item = { ...sold, id: randomUUID(), addedAt: deps.now() }
      return requireFound(await queries.add(key, (found) => planAdd(found, item)))
    },
    'wishlists.removeFromList': async (call) => {
      const { listId, itemId } = call.params
      const isRemoved = await queries.removeItem({ ...toWishlistOwner(call), listId }, itemId)
      requireFound(isRemoved || null)
      return {}
    },
    'wishlists.moveToList': async (call) => {
      const key = { ...toWishlistOwner(call), ...call.params, ...call.body }
      if (key.listId === key.toListId) throw new Refusal('ORD404', { field: 'toListId' })
      return requireFound(await queries.move(key, (item, target) => planAdd(target, { ...item, addedAt: deps.now() })))
    },
  }
}

const planAdd = (
  { list, name }: Wishlist,
  item: WishlistItem,
): { readonly added: WishlistItem | null; readonly result: { readonly name: string } } => {
  const plan = planAddToWishlist(list, item)
  if (!plan.ok) throw new Refusal(toErrorId(plan.reason))
  return { added: plan.added, result: { name } }
}

function requireFound<Found>(found: Found | null): Found {
  if (found === null) throw new Refusal('ORD404')
  return found
}
