import type { CouponRefusalReply } from '@lacehouse/contracts'
import { amountToWire } from '@lacehouse/domain/money/money'
import type { CouponDetails } from '@lacehouse/domain/promotions/coupon-details'

/** Makes the facts of a coupon's refusal for the wire. */
export function toCouponRefusal({ missing, totalInstead, conflicts, ...details }: CouponDetails): CouponRefusalReply {
  const wire = (amount: number) => amountToWire(amount, details.currency)
  return {
    ...details,
    ...(missing && {
      missing: { ...missing, distance: missing.unit === 'pieces' ? missing.distance : wire(missing.distance) },
    }),
    ...(conflicts && { conflicts: [...conflicts] }),
    ...(totalInstead !== undefined && { totalInstead: wire(totalInstead) }),
  }
}
