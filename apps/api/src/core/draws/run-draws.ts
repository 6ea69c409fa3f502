import { createHash } from 'node:crypto'
import { inTransaction } from '@lacehouse/database'
import { planDraw } from '@lacehouse/domain/draws/plan-draw'
import type { Deps } from '../../deps.ts'
import { drawsQueries } from './draws.queries.ts'

type RunDeps = Pick<Deps, 'database' | 'now'>

/** The digest of seeds and tickets. */
export function digestOf(value: string): string {
  return createHash('sha256').update(value).digest('hex')
}

/**
 * Draws what has closed, passes on the units of winners who did not buy in time, and ends draws without any left. Several instances
 * may run this at the same time.
 */
export async function runDraws({ database: { pool }, now }: RunDeps): Promise<void> {
  while (await drawNext({ pool, at: now() }));
  await drawsQueries.recordOrders(pool)
  await drawsQueries.passOn(pool, now())
  await drawsQueries.endFinished(pool)
}

/** Draws one draw that is due; false where none is. */
function drawNext({ pool, at }: { readonly pool: Deps['database']['pool']; readonly at: number }): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const draw = await drawsQueries.lockDue(client, at)
    if (!draw) return false
    const tickets = await drawsQueries.listPlaces(client, draw.id)
    const places = planDraw({ seed: draw.seed, tickets, units: draw.units }, digestOf)
    await drawsQueries.applyPlaces(client, { drawId: draw.id, places, now: at })
    return true
  })
}
