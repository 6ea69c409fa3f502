import type { backofficeVitalCalls } from '@lacehouse/contracts/calls/backoffice/vitals'
import { days } from '@lacehouse/domain/time/durations'
import { listVitals } from '../../../core/analytics/analytics.queries.ts'
import type { Deps } from '../../../deps.ts'
import type { Handlers } from '../../../http/call.ts'

const usualDays = 28

export function backofficeVitalRoutes({
  database,
  now,
  sites,
}: Pick<Deps, 'database' | 'now' | 'sites'>): Handlers<keyof typeof backofficeVitalCalls> {
  return {
    'backoffice.listVitals': async ({ query }) => {
      const asked = query.days ?? usualDays
      const window = { siteId: query.siteId ?? '', since: now() - days(asked) }
      const vitals = await listVitals(database.pool, window)
      return { days: asked, siteIds: sites.map(({ siteId }) => siteId), vitals }
    },
  }
}
