import type { LineId } from '@lacehouse/domain/cart/ids'
import type { ReturnInput } from '@lacehouse/domain/returns/plan-return'
import { createBalancesQueries } from '../balances/balances.queries.ts'
import { type Advanced, advanceOrder, type FulfilmentDeps } from './advance-order.ts'
import { fulfilmentQueries } from './fulfilment.queries.ts'
import { type ReturnCommand, type Returned, returnItems } from './return-items.ts'

type NamedItem = { readonly item: string; readonly qty: number }
type FoundLines =
  | { readonly ok: true; readonly lines: readonly ReturnInput[] }
  | { readonly ok: false; readonly item: string }

/** Operations of a warehouse and an office on orders, for commands. The jobs of the running shop ask the provider for the money. */
export type Fulfilment = {
  readonly advance: (command: Parameters<ReturnType<typeof advanceOrder>>[0]) => Promise<Advanced>
  /** Finds the order lines that the items name by line id, variant id or UPC. */
  readonly findLines: (orderNumber: string, items: readonly NamedItem[]) => Promise<FoundLines>
  readonly refund: (command: ReturnCommand) => Promise<Returned>
}

export function createFulfilment(deps: FulfilmentDeps): Fulfilment {
  return {
    advance: advanceOrder(deps),
    findLines: async (orderNumber, items) => {
      const orderLines = await fulfilmentQueries.listLines(deps.database.pool, orderNumber)
      const lines: ReturnInput[] = []
      for (const { item, qty } of items) {
        const line = orderLines.find(
          ({ lineId, variantId, upc }) => item === lineId || item === variantId || item === upc,
        )
        if (!line) return { ok: false, item }
        lines.push({ lineId: line.lineId as LineId, qty })
      }
      return { ok: true, lines }
    },
    refund: returnItems({ ...deps, balances: createBalancesQueries(deps.database.pool) }),
  }
}
