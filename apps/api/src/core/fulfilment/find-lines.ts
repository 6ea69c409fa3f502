import type { Executor } from '@lacehouse/database'
import type { LineId } from '@lacehouse/domain/cart/ids'
import type { ReturnInput } from '@lacehouse/domain/returns/plan-return'
import { fulfilmentQueries } from '../orders/fulfilment.queries.ts'

/** Pieces that a person at a warehouse names by line id, variant id or UPC. */
export type NamedItem = { readonly item: string; readonly qty: number }

export type FoundLines =
  | { readonly ok: true; readonly lines: readonly ReturnInput[] }
  | { readonly ok: false; readonly item: string }

/** Finds the order lines that the items name, each once with all its pieces; the first that names none is answered. */
export async function findLines(
  executor: Executor,
  orderNumber: string,
  items: readonly NamedItem[],
): Promise<FoundLines> {
  const orderLines = await fulfilmentQueries.listLines(executor, orderNumber)
  const pieces = new Map<LineId, number>()
  for (const { item, qty } of items) {
    const line = orderLines.find(({ lineId, variantId, upc }) => item === lineId || item === variantId || item === upc)
    if (!line) return { ok: false, item }
    const lineId = line.lineId as LineId
    pieces.set(lineId, (pieces.get(lineId) ?? 0) + qty)
  }
  return { ok: true, lines: [...pieces].map(([lineId, qty]) => ({ lineId, qty })) }
}
