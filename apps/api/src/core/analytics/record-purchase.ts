import type { Database } from '@lacehouse/database'
import type { JobData } from '../../infra/jobs/jobs.ts'
import type { PlacementDeps } from '../placement/placement-deps.ts'
import { storePurchase } from './analytics.queries.ts'
import { toPurchase } from './to-purchase.ts'

type Deps = Pick<PlacementDeps, 'placements'> & {
  readonly database: Pick<Database, 'pool'>
  readonly now: () => number
}

/** Records the purchase event of an order once, when it is final and its shopper let analytics run (ROLE-06). */
export function recordPurchase({ placements, database, now }: Deps) {
  return async ({ orderNumber }: JobData['purchase-event']): Promise<void> => {
    const placement = await placements.find(orderNumber)
    if (placement?.state !== 'finalised' || !placement.doc.placedFrom?.isMeasured) return
    const event = toPurchase(placement.doc)
    await storePurchase(database.pool, { orderNumber, siteId: placement.doc.siteId, event, now: now() })
  }
}
