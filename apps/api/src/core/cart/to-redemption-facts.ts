import type { PromotionId } from '@lacehouse/domain/cart/ids'
import type { PricingFacts } from '@lacehouse/domain/pricing/pricing-facts'
import type { Coupon } from '@lacehouse/domain/promotions/coupon'
import type { Promotion } from '@lacehouse/domain/promotions/promotion'
import type { SitePromotions } from '../promotions/promotion-store.ts'

/** What the database knows of the uses of promotions: a part of reading a cart, so that it costs no statement of its own. */
export type RedemptionRow = {
  readonly coupons: readonly StoredCoupon[]
  /** Uses of limited promotions, in all and, with `isOwn`, by this shopper. */
  readonly uses: readonly { readonly promotionId: PromotionId; readonly isOwn: boolean; readonly uses: number }[]
  /** What the order that this cart is becoming has taken: it is not held against the cart itself. */
  readonly taken: readonly { readonly promotionId: PromotionId; readonly couponCode: string }[]
  readonly hasOrdered: boolean
}

/** A coupon as its row has it: null where it has no such limit. */
type StoredCoupon = {
  readonly code: string
  readonly promotionId: PromotionId
  readonly startsAt: number | null
  readonly endsAt: number | null
  readonly maxUses: number | null
  readonly maxUsesPerShopper: number | null
  readonly uses: number
  readonly usesByShopper: number
}

export type RedemptionFacts = Pick<PricingFacts, 'promotions' | 'coupons' | 'promotionUses'> & {
  readonly usesByPromotion: Readonly<Record<PromotionId, number>>
  readonly isFirstOrder: boolean
}

/** Gives the promotions that a cart can have, with how often they and its coupons were used by others. */
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
