import type { Instant } from '../time/instant.ts'
import { type Earning, findTierStanding } from './find-tier-standing.ts'
import type { LoyaltyTier } from './loyalty-tier.ts'

/** The points that an order earned, without those of its returned goods. */
export type OrderEarning = Earning & { readonly orderNumber: string }

type Order = {
  readonly orderNumber: string
  /** When its points were earned. */
  readonly at: Instant
}

/**
 * Finds the tier to which the points of an order lifted the member; null where the tier stayed the same. The earnings are in the order
 * in which they were earned, so that later ones change nothing. The tiers are in ascending order.
 */
export function findReachedTier(
  tiers: readonly LoyaltyTier[],
  earnings: readonly OrderEarning[],
  { orderNumber, at }: Order,
): LoyaltyTier | null {
  const place = earnings.findIndex((earning) => earning.orderNumber === orderNumber)
  if (place === -1) return null
  const before = findTierStanding(tiers, earnings.slice(0, place), at).tier
  const { tier } = findTierStanding(tiers, earnings.slice(0, place + 1), at)
  return tier?.id === before?.id ? null : tier
}
