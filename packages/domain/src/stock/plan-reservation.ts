import type { StockItemId } from '../cart/ids.ts'
import type { StockDemand, StockLevel, StockLocation } from './stock.ts'

/** The units that a stock item lacks at its place. */
export type Shortage = { readonly stockItemId: StockItemId; readonly location: StockLocation; readonly missing: number }

export type ReservationPlan =
  | {
      readonly ok: true
      /**
       * One entry for each stock item and place, sorted by id, so that concurrent reservations lock rows in the same order (T2).
       */
      readonly takes: readonly StockDemand[]
    }
  | { readonly ok: false; readonly reason: 'out_of_stock' | 'no_stock_record'; readonly shortages: readonly Shortage[] }

/**
 * Plans the reservation of stock for all lines at once. Demands of one stock item at one place are summed first, and one
 * shortage refuses the whole (T3). A stock item without a record is 'no_stock_record'.
 */
export function planReservation(demands: readonly StockDemand[], levels: readonly StockLevel[]): ReservationPlan {
  const takes = sumDemands(demands)
  const shortages: Shortage[] = []
  let isUnknown = false
  for (const { stockItemId, location, qty } of takes) {
    const level = levels.find((one) => one.stockItemId === stockItemId && one.location === location)
    const available = level ? getAvailableToSell(level) : 0
    if (!level) isUnknown = true
    if (available < qty) shortages.push({ stockItemId, location, missing: qty - available })
  }
  if (shortages.length > 0) return { ok: false, reason: isUnknown ? 'no_stock_record' : 'out_of_stock', shortages }
  return { ok: true, takes }
}

/** Sums demands by stock item and place, sorted by id, and leaves out demands of 0. */
export function sumDemands(demands: readonly StockDemand[]): StockDemand[] {
  const sums = new Map<string, StockDemand>()
  for (const demand of demands) {
    if (demand.qty <= 0) continue
    const key = `${demand.stockItemId} ${demand.location}${demand.isAhead ? ' ahead' : ''}`
    sums.set(key, { ...demand, qty: (sums.get(key)?.qty ?? 0) + demand.qty })
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, demand]) => demand)
}

/** Returns the units that may still be sold: on hand and not reserved, at least 0. */
export function getAvailableToSell({ onHand, reserved }: Pick<StockLevel, 'onHand' | 'reserved'>): number {
  return Math.max(0, onHand - reserved)
}
