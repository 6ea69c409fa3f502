import type { CallId } from '@lacehouse/contracts'
import { requireSaveForLater } from '../../core/cart/cart-rights.ts'
import { loadSavedItems, type SavedDeps } from '../../core/saved-items/load-saved-items.ts'
import type { Handlers } from '../../http/call.ts'
import { favourites } from './favourites.ts'
import type { FavouritesDeps } from './to-favourites-owner.ts'
import { wishlistItems } from './wishlist-items.ts'
import { wishlists } from './wishlists.ts'

type WishlistsDeps = SavedDeps & FavouritesDeps

export function wishlistsRoutes(deps: WishlistsDeps): Handlers<Extract<CallId, `wishlists.${string}`>> {
  return {
    ...favourites(deps),
    ...wishlists(deps),
    ...wishlistItems(deps),
    'wishlists.saveForLater': (call) => {
      requireSaveForLater(call)
      return loadSavedItems(deps, call, call.query)
    },
  }
}
