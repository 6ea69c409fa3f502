import { createBalancesQueries } from '../balances/balances.queries.ts'
import { type Advanced, advanceOrder, type FulfilmentDeps } from './advance-order.ts'
import { type FoundLines, findLines, type NamedItem } from './find-lines.ts'
import { type ReturnCommand, type Returned, returnItems } from './return-items.ts'
import { type TakeBackCommand, type TakenBack, takeBack } from './take-back.ts'

/** Operations of a warehouse and an office on orders, for commands. The jobs of the running shop ask the provider for the money. */
export type Fulfilment = {
  readonly advance: (command: Parameters<ReturnType<typeof advanceOrder>>[0]) => Promise<Advanced>
  /** Finds the order lines that the items name by line id, variant id or UPC. */
  readonly findLines: (orderNumber: string, items: readonly NamedItem[]) => Promise<FoundLines>
  readonly refund: (command: ReturnCommand) => Promise<Returned>
  /** Takes back what arrived of a return that its shopper registered. */
  readonly takeBack: (command: TakeBackCommand) => Promise<TakenBack>
}

export function createFulfilment(deps: FulfilmentDeps & { readonly now: () => number }): Fulfilment {
  const returnDeps = { ...deps, balances: createBalancesQueries(deps.database.pool) }
  return {
    advance: advanceOrder(deps),
    findLines: (orderNumber, items) => findLines(deps.database.pool, orderNumber, items),
    refund: returnItems(returnDeps),
    takeBack: takeBack(returnDeps),
  }
}
