import { randomBytes, randomUUID } from 'node:crypto'
import type { Site } from '@lacehouse/domain/site/site'
import { hours } from '@lacehouse/domain/time/durations'
import type { Deps } from '../../deps.ts'
import { drawsQueries } from './draws.queries.ts'
import { digestOf } from './run-draws.ts'

export type WantedDraw = {
  readonly site: Pick<Site, 'siteId' | 'warehouse'>
  readonly productId: string
  readonly opensAt: number
  /** How long tickets can be had. */
  readonly openHours: number
  /** How long a winner's unit is reserved. */
  readonly holdHours: number
}

type CreateDeps = Pick<Deps, 'database' | 'now'>

/**
 * Creates a draw of all units of a product that are free at its site's warehouse. The seed is made now and published after the draw;
 * its digest is published at once. Null for a product without a free unit.
 */
export async function createDraw({ database: { pool }, now }: CreateDeps, wanted: WantedDraw): Promise<string | null> {
  const { productId, opensAt, openHours, holdHours, site } = wanted
  const free = await drawsQueries.listFreeUnits(pool, { productId, warehouse: site.warehouse })
  if (free.length === 0) return null
  const seed = randomBytes(32).toString('hex')
  const id = randomUUID()
  await drawsQueries.insert(pool, {
    ...{ id, siteId: site.siteId, productId, opensAt, closesAt: opensAt + hours(openHours), holdHours, seed },
    ...{ units: Object.fromEntries(free.map(({ variantId, units }) => [variantId, units])) },
    ...{ seedHash: digestOf(seed), now: now() },
  })
  return id
}
