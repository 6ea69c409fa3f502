import { createBalancesQueries } from '../balances/balances.queries.ts'
import { type Advanced, advanceOrder, type DeskDeps } from './advance-order.ts'
import { type ReturnAsked, type Returned, returnItems } from './return-items.ts'

/** What a warehouse and an office do to orders: for commands, which leave the provider to the shop that runs. */
export type OrderDesk = {
  readonly advance: (wish: Parameters<ReturnType<typeof advanceOrder>>[0]) => Promise<Advanced>
  readonly takeBack: (asked: ReturnAsked) => Promise<Returned>
}

export const createOrderDesk = (deps: DeskDeps): OrderDesk => ({
  advance: advanceOrder(deps),
  takeBack: returnItems({ ...deps, balances: createBalancesQueries(deps.database.pool) }),
})
