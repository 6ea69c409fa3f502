import { isRefusedByCheck } from '@lacehouse/database'
import { Refusal } from '../../http/refusal.ts'
import type { Hold, ReservationQueries } from './reservations.queries.ts'

export type HoldDeps = { readonly reservations: ReservationQueries }

/** Waits for a statement that holds a store's stock; INV700 where there is no unit free for it. */
export async function requireFreeStock<T>(holding: Promise<T>): Promise<T> {
  try {
    return await holding
  } catch (error) {
    if (isRefusedByCheck(error, 'stock_items_reserved_within')) throw new Refusal('INV700')
    throw error
  }
}

/**
 * Holds a store's stock for a shopper while something is made of it, and gives it back where that fails; INV700 where the last
 * unit is gone.
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
