import type { PromotionId } from '../cart/ids.ts'
import type { Instant } from '../time/instant.ts'

/** A code that unlocks a promotion, with its use so far as the database knows it. */
export type Coupon = {
  /** Upper-case. */
  readonly code: string
  readonly promotionId: PromotionId
  readonly startsAt?: Instant
  readonly endsAt?: Instant
  readonly maxUses?: number
  readonly uses: number
  readonly maxUsesPerShopper?: number
  readonly usesByShopper: number
}

/** Why a coupon is refused or does not work: error ids of the catalogue (decisions, PRM). */
export type CouponRefusal =
  | 'unknown_coupon'
  | 'coupon_not_started'
  | 'coupon_used_up'
  | 'coupon_already_redeemed'
  | 'coupon_expired'
  | 'coupon_conditions_unmet'
  | 'coupon_not_combinable'
  | 'coupon_already_applied'

export type CouponItem = {
  readonly code: string
  readonly promotionId?: PromotionId
  readonly isApplied: boolean
  /** Why it takes nothing off at the moment. */
  readonly reason?: CouponRefusal
}
