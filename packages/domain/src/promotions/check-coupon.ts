import type { Instant } from '../time/instant.ts'
import type { Coupon, CouponRefusal } from './coupon.ts'
import type { Promotion } from './promotion.ts'

/** Returns a code in its stored form: trimmed and upper-case. */
export function normaliseCouponCode(code: string): string {
  return code.trim().toUpperCase()
}

/** Finds why a coupon cannot be used now with any cart, or null when it can (docs/promotions.md). */
export function findCouponRefusal(
  coupon: Coupon | undefined,
  promotion: Promotion | undefined,
  now: Instant,
): CouponRefusal | null {
  if (!coupon || !promotion?.isEnabled) return 'unknown_coupon'
  if (coupon.startsAt !== undefined && now < coupon.startsAt) return 'coupon_not_started'
  if (coupon.endsAt !== undefined && now >= coupon.endsAt) return 'coupon_expired'
  if (coupon.maxUsesPerShopper !== undefined && coupon.usesByShopper >= coupon.maxUsesPerShopper)
    return 'coupon_already_redeemed'
  if (coupon.maxUses !== undefined && coupon.uses >= coupon.maxUses) return 'coupon_used_up'
  for (const condition of promotion.conditions) {
    if (condition.type !== 'dates') continue
    if (condition.from !== undefined && now < condition.from) return 'coupon_not_started'
    if (condition.until !== undefined && now >= condition.until) return 'coupon_expired'
  }
  return null
}
