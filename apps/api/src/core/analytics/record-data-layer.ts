import type { SentDataLayerEvent } from '@lacehouse/contracts'
import type { Database } from '@lacehouse/database'
import type { Config } from '../../config.ts'
import { hasConsent, type Visitor } from '../consents/has-consent.ts'
import { storeEvents } from './analytics.queries.ts'
import { hashVisit } from './hash-visit.ts'

export type AnalyticsDeps = {
  readonly database: Pick<Database, 'pool'>
  readonly config: Pick<Config, 'sessionSecret' | 'publicUrl' | 'release'>
  readonly now: () => number
}

type Batch = { readonly visit: string | undefined; readonly events: readonly SentDataLayerEvent[] }

/**
 * Stores what a page pushed to the data layer, where the visitor's consent lets it (ROLE-06). Anybody may send events, so that nothing
 * in them is taken as true: purchases are counted by the events that the server makes of orders (decision 0095).
 */
export async function recordDataLayer(
  { database, config, now }: AnalyticsDeps,
  visitor: Visitor,
  { visit, events }: Batch,
): Promise<void> {
  if (!visit || events.length === 0 || !hasConsent(visitor, config, 'C0002')) return
  await storeEvents(database.pool, {
    siteId: visitor.site.siteId,
    visit: hashVisit(visit, 'analytics', { config, now }),
    release: config.release,
    now: now(),
    events: events.map(({ page, event: { event: name, ...data } }) => ({ page, name, data })),
  })
}
