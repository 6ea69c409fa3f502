import { type Database, inTransaction } from '@lacehouse/database'
import { minimalSupport, rankRelations } from '@lacehouse/domain/recommendations/rank-relations'
import type { Site } from '@lacehouse/domain/site/site'
import { days, minutes, seconds } from '@lacehouse/domain/time/durations'
import { recommendationRuns } from './recommendations.queries.ts'

export type RecomputeDeps = {
  readonly database: Pick<Database, 'pool'>
  readonly sites: readonly Site[]
  readonly now: () => number
}

/** How old what counts may be, and how much one visit or order may hold (docs/bounds.md). */
const windows = {
  co_viewed: { lasts: days(30), mostTogether: 40 },
  co_bought: { lasts: days(365), mostTogether: 30 },
} as const
const halfLife = days(7)
const popularLasts = days(60)
/** A site is computed no more often, whatever the number of instances. */
const pause = minutes(10)

/**
 * Computes anew what recommendations are made of (REC-01): what was viewed and bought together, and what is popular. Each site is a
 * transaction of its own; the ones that another instance computes, or has just computed, are left out. Returns the number of sites.
 */
export async function recomputeRecommendations(deps: RecomputeDeps): Promise<number> {
  let computed = 0
  for (const site of deps.sites) {
    const isDone = await inTransaction(deps.database.pool, (client) => recompute(deps, client, site.siteId))
    if (isDone) computed += 1
  }
  return computed
}

type Client = Parameters<Parameters<typeof inTransaction>[1]>[0]

const recompute = async ({ now }: RecomputeDeps, client: Client, siteId: string): Promise<boolean> => {
  const at = now()
  if (!(await recommendationRuns.claim(client, { siteId, now: at, before: at - pause }))) return false
  for (const kind of ['co_viewed', 'co_bought'] as const) {
    const { lasts, mostTogether } = windows[kind]
    const asked = { siteId, since: at - lasts, mostTogether, support: minimalSupport }
    const { pairs, counts, total } = await recommendationRuns.readPairs(client, kind, asked)
    const relations = rankRelations({ pairs, counts: new Map(counts.map(({ id, count }) => [id, count])), total })
    await recommendationRuns.replaceRelations(client, { siteId, kind, relations })
  }
  const halfLifeSeconds = halfLife / seconds(1)
  await recommendationRuns.replacePopular(client, { siteId, since: at - popularLasts, now: at, halfLifeSeconds })
  return true
}
