import type { CartDeps } from '../cart/load-cart.ts'
import type { BalancesDeps } from './open-stored-card.ts'
import type { SavedGiftCardQueries } from './saved-gift-cards.queries.ts'

/** Dependencies of paying with stored value: gift cards, points, vouchers and credit. */
export type StoredValueDeps = CartDeps & BalancesDeps & { readonly savedGiftCards: SavedGiftCardQueries }
