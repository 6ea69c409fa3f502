import type { Instant } from '../time/instant.ts'
import type { Coupon, CouponRefusal } from './coupon.ts'
import type { Promotion } from './promotion.ts'

/** Gives a code as it is kept and compared: trimmed and upper-case. */
export function normaliseCouponCode(code: string): string {
  return code.trim().toUpperCase()
}

/** Finds why a coupon cannot be used now whatever is in the cart, or null where it can (decisions, PRM). */
export function findCouponRefusal(
  coupon: Coupon | undefined,
  promotion: Promotion | undefined,
  now: Instant,
): CouponRefusal | null {
  if (!coupon || !promotion?.isEnabled) return 'PRM130'
  if (coupon.startsAt !== undefined && now < coupon.startsAt) return 'PRM135'
  if (coupon.endsAt !== undefined && now >= coupon.endsAt) return 'PRM155'
  if (coupon.maxUsesPerShopper !== undefined && coupon.usesByShopper >= coupon.maxUsesPerShopper) return 'PRM150'
  if (coupon.maxUses !== undefined && coupon.uses >= coupon.maxUses) return 'PRM140'
  for (const condition of promotion.conditions) {
    if (condition.type !== 'dates') continue
    if (condition.from !== undefined && now < condition.from) return 'PRM135'
    if (condition.until !== undefined && now >= condition.until) return 'PRM155'
  }
  return null
}
