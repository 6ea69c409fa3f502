import { isRefusedByCheck } from '@lacehouse/database'
import type { Pool } from 'pg'
import { Refusal } from '../http/refusal.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Hold, ReservationQueries } from './reservations.queries.ts'

export type HoldDeps = {
  readonly database: { readonly pool: Pool }
  readonly reservations: ReservationQueries
  readonly jobs: Jobs
}

/**
 * Holds a store's stock for a shopper while something is made of it, and gives it back where that fails; INV700 where the last
 * unit is gone.
 */
export const holdStock = async <T>(deps: HoldDeps, hold: Hold, work: () => Promise<T>): Promise<T> => {
  await writeHold(deps, hold)
  try {
    return await work()
  } catch (error) {
    await deps.reservations.end(hold.id)
    throw error
  }
}

/** The hold, and word to write to the shopper, in one commit. */
const writeHold = async ({ database, reservations, jobs }: HoldDeps, hold: Hold): Promise<void> => {
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await reservations.hold(client, hold)
    await jobs.send('reservation-mail', { reservationId: hold.id }, client)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    if (isRefusedByCheck(error, 'stock_items_reserved_within')) throw new Refusal('INV700')
    throw error
  } finally {
    client.release()
  }
}
