import type { PromotionId } from '@lacehouse/domain/cart/ids'
import type { PricingFacts } from '@lacehouse/domain/pricing/pricing-facts'
import type { Coupon } from '@lacehouse/domain/promotions/coupon'
import type { Promotion } from '@lacehouse/domain/promotions/promotion'
import type { RedemptionRow, StoredCoupon } from '../promotions/find-redemption.ts'
import type { SitePromotions } from '../promotions/promotion-store.ts'

export type RedemptionFacts = Pick<PricingFacts, 'promotions' | 'coupons' | 'promotionUses'> & {
  readonly usesByPromotion: Readonly<Record<PromotionId, number>>
  readonly isFirstOrder: boolean
}

/** Lists the promotions that a cart can have, with the uses of the promotions and of the cart's coupons by other orders. */
export function toRedemptionFacts(site: SitePromotions, row: RedemptionRow | null): RedemptionFacts {
  const coupons = (row?.coupons ?? []).map((coupon) => toCoupon(coupon, row?.taken ?? []))
  const unlocked = new Set(coupons.map(({ promotionId }) => promotionId))
  return {
    promotions: [...site.automatic, ...[...unlocked].flatMap((id) => find(site, id))],
    coupons,
    promotionUses: countUses(row, false),
    usesByPromotion: countUses(row, true),
    isFirstOrder: !row?.hasOrdered,
  }
}

const find = ({ byCoupon }: SitePromotions, id: PromotionId): Promotion[] => {
  const promotion = byCoupon.get(id)
  return promotion ? [promotion] : []
}

const toCoupon = (stored: StoredCoupon, taken: RedemptionRow['taken']): Coupon => {
  const { code, promotionId, startsAt, endsAt, maxUses, maxUsesPerShopper } = stored
  const own = taken.some((use) => use.couponCode === code && use.promotionId === promotionId) ? 1 : 0
  return {
    code,
    promotionId,
    ...(startsAt !== null && { startsAt }),
    ...(endsAt !== null && { endsAt }),
    ...(maxUses !== null && { maxUses }),
    ...(maxUsesPerShopper !== null && { maxUsesPerShopper }),
    uses: stored.uses - own,
    usesByShopper: stored.usesByShopper - own,
  }
}

const countUses = (row: RedemptionRow | null, isOwn: boolean): Record<PromotionId, number> => {
  const counted = (row?.uses ?? []).filter((entry) => entry.isOwn === isOwn)
  const taken = new Set(row?.taken.map(({ promotionId }) => promotionId))
  return Object.fromEntries(
    counted.map(({ promotionId, uses }) => [promotionId, uses - (taken.has(promotionId) ? 1 : 0)]),
  )
}
