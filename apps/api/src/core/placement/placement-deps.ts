import type { Database } from '@lacehouse/database'
import type { PaymentProviders } from '../../infra/payment-providers/payment-providers.ts'
import type { BalancesQueries } from '../balances/balances.queries.ts'
import type { PlacementQueries } from './placement.queries.ts'

/** Dependencies of placing an order. */
export type PlacementDeps = {
  readonly database: Pick<Database, 'pool'>
  readonly placements: PlacementQueries
  readonly balances: BalancesQueries
  readonly payments: PaymentProviders
  readonly publicUrl: string
  /** Milliseconds since 1970. */
  readonly now: () => number
}
