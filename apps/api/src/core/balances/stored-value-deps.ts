import type { CartDeps } from '../cart/load-cart.ts'
import type { BalancesDeps } from './open-stored-card.ts'

/** What paying with stored value (gift cards, points, vouchers, credit) depends on. */
export type StoredValueDeps = CartDeps & BalancesDeps
