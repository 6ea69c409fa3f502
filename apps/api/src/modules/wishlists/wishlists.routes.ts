import type { CallId } from '@lacehouse/contracts'
import { requireSaveForLater } from '../../cart/cart-rights.ts'
import type { Handlers } from '../../http/call.ts'
import { loadSavedItems, type SavedDeps } from '../../saved/load-saved-items.ts'
import { favourites } from './favourites.ts'
import type { FavouritesDeps } from './to-favourites-owner.ts'

type WishlistsDeps = SavedDeps & FavouritesDeps

export const wishlistsRoutes = (deps: WishlistsDeps): Handlers<Extract<CallId, `wishlists.${string}`>> => ({
  ...favourites(deps),
  'wishlists.saveForLater': (call) => {
    requireSaveForLater(call)
    return loadSavedItems(deps, call, call.query)
  },
})
