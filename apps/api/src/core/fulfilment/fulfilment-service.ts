import type { LineId } from '@lacehouse/domain/cart/ids'
import type { ReturnInput } from '@lacehouse/domain/returns/plan-return'
import { createBalancesQueries } from '../balances/balances.queries.ts'
import { type Advanced, advanceOrder, type FulfilmentDeps } from './advance-order.ts'
import { fulfilmentQueries } from './fulfilment.queries.ts'
import { type ReturnAsked, type Returned, returnItems } from './return-items.ts'

type Named = { readonly item: string; readonly qty: number }
type FoundLines =
  | { readonly ok: true; readonly wishes: readonly ReturnInput[] }
  | { readonly ok: false; readonly item: string }

/** What a warehouse and an office do to orders: for commands, which leave the provider to the shop that runs. */
export type FulfilmentService = {
  readonly advance: (wish: Parameters<ReturnType<typeof advanceOrder>>[0]) => Promise<Advanced>
  /** The lines that items name by line, variant or UPC. */
  readonly findLines: (orderNumber: string, items: readonly Named[]) => Promise<FoundLines>
  readonly refund: (asked: ReturnAsked) => Promise<Returned>
}

export function createFulfilmentService(deps: FulfilmentDeps): FulfilmentService {
  return {
    advance: advanceOrder(deps),
    findLines: async (orderNumber, items) => {
      const lines = await fulfilmentQueries.listLines(deps.database.pool, orderNumber)
      const wishes: ReturnInput[] = []
      for (const { item, qty } of items) {
        const line = lines.find(({ lineId, variantId, upc }) => item === lineId || item === variantId || item === upc)
        if (!line) return { ok: false, item }
        wishes.push({ lineId: line.lineId as LineId, qty })
      }
      return { ok: true, wishes }
    },
    refund: returnItems({ ...deps, balances: createBalancesQueries(deps.database.pool) }),
  }
}
