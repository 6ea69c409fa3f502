import { blendPopularity } from '@lacehouse/domain/search/blend-popularity'
import type { SearchQueries } from './search.queries.ts'

/** What shoppers of a site did lately with its products, and what popularity is measured by. */
export type SitePopularity = {
  readonly seen: ReadonlyMap<string, number>
  readonly mostSeen: number
  readonly mostGiven: number
}

type Reading = Pick<SearchQueries, 'listSeen' | 'findMostGiven'>

export async function readSitePopularity(queries: Reading, siteId: string): Promise<SitePopularity> {
  const [rows, mostGiven] = await Promise.all([queries.listSeen(siteId), queries.findMostGiven()])
  const seen = new Map(rows.map(({ id, score }) => [id, score]))
  return { seen, mostSeen: Math.max(0, ...seen.values()), mostGiven }
}

/** Returns the popularity of a product; `given` is the popularity that its merchant set. */
export function toPopularity({ seen, ...most }: SitePopularity, id: string, given: number): number {
  return blendPopularity({ ...most, given, seen: seen.get(id) ?? 0 })
}
