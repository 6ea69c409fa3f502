import type { BalancesDeps } from '../balances/open-stored-card.ts'
import type { SavedGiftCardQueries } from '../balances/saved-gift-cards.queries.ts'
import type { CartDeps } from './load-cart.ts'

/** Dependencies of paying with stored value: gift cards, points, vouchers and credit. */
export type StoredValueDeps = CartDeps & BalancesDeps & { readonly savedGiftCards: SavedGiftCardQueries }
