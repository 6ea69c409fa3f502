import { type Earning, findTierStanding } from '@lacehouse/domain/loyalty/find-tier-standing'
import type { ShopperMember } from '@lacehouse/domain/payment/balances'
import type { Site } from '@lacehouse/domain/site/site'

/** A member as the database knows one; the earnings are null where no tier depends on them. */
export type EarningMember = {
  readonly id: string
  readonly points: number
  readonly earnings: readonly Earning[] | null
}

/** Makes the member of a site with the tier that the earned points reach at the moment `now`. */
export function toShopperMember(
  { id, points, earnings }: EarningMember,
  { loyaltyTiers = [] }: Pick<Site, 'loyaltyTiers'>,
  now: number,
): ShopperMember {
  const { tier } = findTierStanding(loyaltyTiers, earnings ?? [], now)
  return { id, points, ...(tier && { tier }) }
}
