import type { CouponDetails } from '@lacehouse/domain/promotions/coupon-details'
import { type Reason, toErrorId } from '../../http/error-ids.ts'
import { Refusal } from '../../http/refusal.ts'
import { toCouponRefusal } from './to-coupon-refusal.ts'

type PlanRefusal = {
  readonly reason: Reason
  readonly maximum?: number
  readonly field?: string
  readonly lineId?: string
  readonly coupon?: CouponDetails
}

/** Refuses a call with the error id of a planner's reason. */
export function refusePlan({ reason, maximum, field, lineId, coupon }: PlanRefusal): never {
  throw new Refusal(toErrorId(reason), {
    ...(maximum !== undefined && { maximum }),
    ...(field && { field }),
    ...(lineId && { itemId: lineId }),
    ...(coupon && { coupon: toCouponRefusal(coupon) }),
    ...(reason === 'balance_not_for_gift_cards' && { values: { balance: '' } }),
  })
}
