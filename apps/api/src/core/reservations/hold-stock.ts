import { isRefusedByCheck } from '@lacehouse/database'
import { Refusal } from '../../http/refusal.ts'
import type { Hold, ReservationQueries } from './reservations.queries.ts'

export type HoldDeps = { readonly reservations: ReservationQueries }

/** Waits for a statement that reserves a store's stock; refuses with INV700 when no unit is free. */
export async function requireFreeStock<T>(reserving: Promise<T>): Promise<T> {
  try {
    return await reserving
  } catch (error) {
    if (isRefusedByCheck(error, 'stock_items_reserved_within')) throw new Refusal('INV700')
    throw error
  }
}

/**
 * Reserves a store's stock, runs `work`, and releases the stock when `work` throws. Refuses with INV700 when no unit is free.
 */
export async function holdStock<T>({ reservations }: HoldDeps, hold: Hold, work: () => Promise<T>): Promise<T> {
  await requireFreeStock(reservations.hold(hold))
  try {
    return await work()
  } catch (error) {
    await reservations.end(hold.id)
    throw error
  }
}
