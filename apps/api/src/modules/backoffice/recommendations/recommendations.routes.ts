import type { backofficeRecommendationCalls } from '@lacehouse/contracts/calls/backoffice/recommendations'
import { type Money, toWire } from '@lacehouse/domain/money/money'
import { days } from '@lacehouse/domain/time/durations'
import { recommendationRuns } from '../../../core/recommendations/recommendations.queries.ts'
import type { Deps } from '../../../deps.ts'
import type { Handlers } from '../../../http/call.ts'

const usualDays = 30

export function backofficeRecommendationRoutes({
  database,
  now,
  sites,
}: Pick<Deps, 'database' | 'now' | 'sites'>): Handlers<keyof typeof backofficeRecommendationCalls> {
  return {
    'backoffice.listRecommendationEffects': async ({ query }) => {
      const asked = query.days ?? usualDays
      const window = { siteId: query.siteId ?? '', since: now() - days(asked) }
      const effects = await recommendationRuns.listEffects(database.pool, window)
      return {
        days: asked,
        siteIds: sites.map(({ siteId }) => siteId),
        effects: effects.map((effect) => ({ ...effect, revenue: effect.revenue.map(toAmount) })),
      }
    },
  }
}

const toAmount = (money: Money) => ({ currency: money.currency, amount: toWire(money) })
