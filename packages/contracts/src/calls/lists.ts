import { favoritesCalls } from './favourites.ts'
import { savedItemsCalls } from './saved-items.ts'
import { wishlistsCalls } from './wishlists.ts'

/** The calls of a shopper's lists: saved for later, favourites and wishlists. */
export const listCalls = {
  ...savedItemsCalls,
  ...favoritesCalls,
  ...wishlistsCalls,
}
