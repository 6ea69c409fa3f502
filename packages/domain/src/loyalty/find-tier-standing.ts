import type { Instant } from '../time/instant.ts'
import type { LoyaltyTier } from './loyalty-tier.ts'

/** The points that an order earned, without those of its returned goods. */
export type Earning = { readonly points: number; readonly at: Instant }

/** A member's place among the tiers of a site. */
export type TierStanding = {
  /** The points earned within the last year. */
  readonly earned: number
  /** Null below the first tier. */
  readonly tier: LoyaltyTier | null
  /** When the tier ends if nothing more is earned; null where it does not. */
  readonly holdsUntil: Instant | null
  /** Null in the highest tier. */
  readonly next: NextTier | null
}

export type NextTier = {
  readonly tier: LoyaltyTier
  readonly pointsToGo: number
  /** Until then so many points are enough, because the oldest ones still count; null where none count yet. */
  readonly by: Instant | null
}

/**
 * Finds the tier of a member by the points that were earned within the last year, and until when they are enough for it. The tiers
 * are in ascending order.
 */
export function findTierStanding(
  tiers: readonly LoyaltyTier[],
  earnings: readonly Earning[],
  now: Instant,
): TierStanding {
  const counted = earnings
    .map(({ points, at }) => ({ points, endsAt: toYearLater(at) }))
    .filter(({ points, endsAt }) => points > 0 && endsAt > now)
    .toSorted((a, b) => a.endsAt - b.endsAt)
  const earned = counted.reduce((sum, { points }) => sum + points, 0)
  const tier = tiers.findLast(({ points }) => earned >= points) ?? null
  const following = tiers.find(({ points }) => points > earned)
  const next = following && {
    tier: following,
    pointsToGo: following.points - earned,
    by: counted[0]?.endsAt ?? null,
  }
  return { earned, tier, holdsUntil: tier && findEnd(counted, earned - tier.points), next: next ?? null }
}

/** Returns when points stop counting: a year later, of the 29th of February on the 1st of March. */
export function toYearLater(at: Instant): Instant {
  const date = new Date(at)
  return date.setUTCFullYear(date.getUTCFullYear() + 1)
}

/** Finds when more points than the spare ones have stopped counting. */
function findEnd(counted: readonly { readonly points: number; readonly endsAt: Instant }[], spare: number) {
  let left = spare
  for (const { points, endsAt } of counted) {
    left -= points
    if (left < 0) return endsAt
  }
  return null
}
