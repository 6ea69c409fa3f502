import type { PromotionId } from '../cart/ids.ts'
import type { Instant } from '../time/instant.ts'
import type { CouponDetails } from './coupon-details.ts'

/** A code that unlocks a promotion, with the uses that the database has counted. */
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

/** The reasons why a coupon is refused or has no effect (docs/promotions.md). */
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
  /** Why the coupon has no effect now. */
  readonly reason?: CouponRefusal
  /** The remedy of the shopper for the reason. */
  readonly details?: CouponDetails
}
