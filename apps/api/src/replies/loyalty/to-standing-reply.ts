import type { LoyaltyTier as LoyaltyTierReply, TierStanding as StandingReply } from '@lacehouse/contracts'
import { type Earning, findTierStanding } from '@lacehouse/domain/loyalty/find-tier-standing'
import { findTierWords, getTierName, type LoyaltyTier } from '@lacehouse/domain/loyalty/loyalty-tier'
import type { Site } from '@lacehouse/domain/site/site'

type Reader = {
  readonly site: Pick<Site, 'loyaltyTiers' | 'defaultLocale'>
  readonly locale: string
  readonly now: number
}
type StandingOf = { readonly standing?: StandingReply }

/** Makes a member's place among the tiers of the site from what was earned lately; nothing where it has no tiers. */
export function toStandingReply(earnings: readonly Earning[], { site, locale, now }: Reader): StandingOf {
  if (!site.loyaltyTiers) return {}
  const { earned, tier, holdsUntil, next } = findTierStanding(site.loyaltyTiers, earnings, now)
  const write = (moment: number): string => new Date(moment).toISOString()
  return {
    standing: {
      earnedPoints: earned,
      ...(tier && {
        tier: {
          ...toNamed(tier, { site, locale }),
          pointsFactor: tier.pointsFactor,
          ...(holdsUntil !== null && { until: write(holdsUntil) }),
        },
      }),
      ...(next && {
        next: {
          ...toNamed(next.tier, { site, locale }),
          pointsToGo: next.pointsToGo,
          ...(next.by !== null && { by: write(next.by) }),
        },
      }),
    },
  }
}

/** Makes the list of a site's tiers; empty where it has none. */
export function toTiersReply({ site, locale }: Omit<Reader, 'now'>): LoyaltyTierReply[] {
  return (site.loyaltyTiers ?? []).map((tier) => ({
    ...toNamed(tier, { site, locale }),
    pointsFactor: tier.pointsFactor,
    benefits: [...(findTierWords(tier, { site, locale })?.benefits ?? [])],
  }))
}

const toNamed = (tier: LoyaltyTier, reader: Omit<Reader, 'now'>) => ({
  id: tier.id,
  name: getTierName(tier, reader),
  points: tier.points,
})
