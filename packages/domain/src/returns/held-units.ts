import type { LineId, StockItemId } from '../cart/ids.ts'
import type { OrderItem } from '../order/order.ts'

type Line = Pick<OrderItem, 'lineId' | 'stockItemId' | 'qty'>

/** Units of a stock item. */
export type Units = { readonly stockItemId: StockItemId; readonly qty: number }

/** The movements of goods between a shopper and the shop after the delivery, the oldest first. */
export type GoodsMove =
  | { readonly kind: 'back'; readonly items: readonly { readonly lineId: LineId; readonly qty: number }[] }
  | { readonly kind: 'sent'; readonly lineId: LineId; readonly stockItemId: StockItemId; readonly qty: number }

/**
 * Lists what a shopper has of a line after some moves, the oldest first. A line may hold several sizes once a part of it was exchanged;
 * what was sent last comes back first, because nothing says which unit a shopper sends.
 */
export function listHeldUnits({ lineId, stockItemId, qty }: Line, moves: readonly GoodsMove[]): Units[] {
  let held: Units[] = [{ stockItemId, qty }]
  for (const move of moves) {
    if (move.kind === 'sent') {
      if (move.lineId === lineId) held = [...held, { stockItemId: move.stockItemId, qty: move.qty }]
      continue
    }
    for (const item of move.items) if (item.lineId === lineId) held = takeUnits(held, item.qty).left
  }
  return held.filter((units) => units.qty > 0)
}

/** Takes units from what a shopper has, those that came last first. */
export function takeUnits(held: readonly Units[], qty: number): { readonly taken: Units[]; readonly left: Units[] } {
  const [taken, left]: [Units[], Units[]] = [[], []]
  let open = qty
  for (const units of held.toReversed()) {
    const part = Math.min(open, units.qty)
    if (part > 0) taken.push({ ...units, qty: part })
    if (part < units.qty) left.unshift({ ...units, qty: units.qty - part })
    open -= part
  }
  return { taken, left }
}
