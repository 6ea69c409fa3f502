import type { Deps } from '../../deps.ts'
import { exchangesQueries } from './exchanges.queries.ts'

/** Releases sizes that were held for goods which never arrived. Several processes may run this at the same time. */
export async function endExchanges({ database, now }: Pick<Deps, 'database' | 'now'>): Promise<number> {
  const most = 200
  let ended = 0
  for (let count = most; count === most; ended += count) count = await exchangesQueries.releaseDue(database.pool, now())
  return ended
}
