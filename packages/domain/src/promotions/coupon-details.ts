import type { Currency } from '../money/currency.ts'
import type { DistanceUnit, FailedCondition } from './failed-condition.ts'

/** The facts of a coupon's refusal that the shopper can act on. */
export type CouponDetails = {
  readonly currency: Currency
  /** The distance to a coupon's threshold: minor units or pieces. */
  readonly missing?: { readonly distance: number; readonly unit: DistanceUnit }
  /** The condition that more goods of any kind would not meet. */
  readonly condition?: FailedCondition
  /** The coupons of the cart with which the coupon cannot be combined. */
  readonly conflicts?: readonly string[]
  /** The total of the cart in minor units with the coupon in place of its conflicts, where that is lower than now. */
  readonly totalInstead?: number
}
