import { requireSaveForLater } from '../../cart/cart-rights.ts'
import type { Handlers } from '../../http/call.ts'
import { loadSavedItems, type SavedDeps } from '../../saved/load-saved-items.ts'

export const wishlistsRoutes = (deps: SavedDeps): Handlers<'wishlists.saveForLater'> => ({
  'wishlists.saveForLater': (call) => {
    requireSaveForLater(call)
    return loadSavedItems(deps, call, call.query)
  },
})
