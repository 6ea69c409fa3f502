import { findTierStanding } from '@lacehouse/domain/loyalty/find-tier-standing'
import { getTierName } from '@lacehouse/domain/loyalty/loyalty-tier'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import type { Deps } from '../../deps.ts'
import type { WantedExport } from './data-exports.queries.ts'
import type { ExportedRow } from './person.queries.ts'

/**
 * Lists a member's place among the tiers of the site as the row of an export, because no table has it: it is computed from the
 * movements of points (decision 0112). Empty where there is no tier to reach.
 */
export async function listTierRows(
  { balances, now, sites }: Pick<Deps, 'balances' | 'now' | 'sites'>,
  { consumerNo, siteId, locale }: Pick<WantedExport, 'consumerNo' | 'siteId' | 'locale'>,
): Promise<ExportedRow[]> {
  const site = findSiteById(sites, siteId)
  if (!site?.loyaltyTiers || !site.features.loyalty) return []
  const member = await balances.findEarningMember(consumerNo, now())
  if (!member) return []
  const { earned, tier, holdsUntil, next } = findTierStanding(site.loyaltyTiers, member.earnings, now())
  return [
    {
      ...(tier && { tier: getTierName(tier, { locale, site }) }),
      earned_points: earned,
      ...(holdsUntil !== null && { ends_at: new Date(holdsUntil).toISOString() }),
      ...(next && { next_tier: getTierName(next.tier, { locale, site }), points_to_next_tier: next.pointsToGo }),
    },
  ]
}
