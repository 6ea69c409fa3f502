import { randomBytes, randomUUID } from 'node:crypto'
import { inTransaction } from '@lacehouse/database'
import type { Site } from '@lacehouse/domain/site/site'
import { hours } from '@lacehouse/domain/time/durations'
import type { PoolClient } from 'pg'
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

export type PlannedDraw = Omit<WantedDraw, 'openHours'> & {
  /** The variants that are drawn; absent for all. */
  readonly variantIds?: readonly string[] | undefined
  readonly closesAt: number
  readonly now: number
}

/** Creates a draw of all units of a product, as `createDrawIn` does, that is open for some hours. */
export function createDraw({ database: { pool }, now }: CreateDeps, wanted: WantedDraw): Promise<string | null> {
  const { openHours, ...rest } = wanted
  return inTransaction(pool, (client) =>
    createDrawIn(client, { ...rest, closesAt: rest.opensAt + hours(openHours), now: now() }),
  )
}

/**
 * Creates a draw of the units of a product that are free at its site's warehouse, in the caller's transaction. The seed is made now and
 * published after the draw; its digest is published at once. Null without a free unit.
 */
export async function createDrawIn(client: PoolClient, planned: PlannedDraw): Promise<string | null> {
  const { productId, variantIds, opensAt, closesAt, holdHours, site, now } = planned
  const all = await drawsQueries.listFreeUnits(client, { productId, warehouse: site.warehouse })
  const free = all.filter(({ variantId }) => variantIds?.includes(variantId) ?? true)
  if (free.length === 0) return null
  const seed = randomBytes(32).toString('hex')
  const id = randomUUID()
  await drawsQueries.insert(client, {
    ...{ id, siteId: site.siteId, productId, opensAt, closesAt, holdHours, seed },
    ...{ units: Object.fromEntries(free.map(({ variantId, units }) => [variantId, units])) },
    ...{ seedHash: digestOf(seed), now },
  })
  return id
}
