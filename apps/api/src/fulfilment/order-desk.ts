import type { LineId, ReturnWish } from '@lacehouse/domain'
import { createBalancesQueries } from '../balances/balances.queries.ts'
import { type Advanced, advanceOrder, type DeskDeps } from './advance-order.ts'
import { deskQueries } from './order-desk.queries.ts'
import { type ReturnAsked, type Returned, returnItems } from './return-items.ts'

type Named = { readonly item: string; readonly qty: number }
type FoundLines =
  | { readonly ok: true; readonly wishes: readonly ReturnWish[] }
  | { readonly ok: false; readonly item: string }

/** What a warehouse and an office do to orders: for commands, which leave the provider to the shop that runs. */
export type OrderDesk = {
  readonly advance: (wish: Parameters<ReturnType<typeof advanceOrder>>[0]) => Promise<Advanced>
  /** The lines that items name by line, variant or UPC. */
  readonly findLines: (orderNumber: string, items: readonly Named[]) => Promise<FoundLines>
  readonly takeBack: (asked: ReturnAsked) => Promise<Returned>
}

export const createOrderDesk = (deps: DeskDeps): OrderDesk => ({
  advance: advanceOrder(deps),
  findLines: async (orderNumber, items) => {
    const lines = await deskQueries.listLines(deps.database.pool, orderNumber)
    const wishes: ReturnWish[] = []
    for (const { item, qty } of items) {
      const line = lines.find(({ lineId, variantId, upc }) => item === lineId || item === variantId || item === upc)
      if (!line) return { ok: false, item }
      wishes.push({ lineId: line.lineId as LineId, qty })
    }
    return { ok: true, wishes }
  },
  takeBack: returnItems({ ...deps, balances: createBalancesQueries(deps.database.pool) }),
})
