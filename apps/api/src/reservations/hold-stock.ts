import { isRefusedByCheck } from '@lacehouse/database'
import { Refusal } from '../http/refusal.ts'
import type { Hold, ReservationQueries } from './reservations.queries.ts'

export type HoldDeps = { readonly reservations: ReservationQueries }

/**
 * Holds a store's stock for a shopper while something is made of it, and gives it back where that fails; INV700 where the last
 * unit is gone.
 */
export const holdStock = async <T>({ reservations }: HoldDeps, hold: Hold, work: () => Promise<T>): Promise<T> => {
  try {
    await reservations.hold(hold)
  } catch (error) {
    if (isRefusedByCheck(error, 'stock_items_reserved_within')) throw new Refusal('INV700')
    throw error
  }
  try {
    return await work()
  } catch (error) {
    await reservations.end(hold.id)
    throw error
  }
}
