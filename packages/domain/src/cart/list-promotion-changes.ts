import type { PricedCart } from '../pricing/priced-cart.ts'
import type { CouponRefusal } from '../promotions/coupon.ts'
import type { CouponDetails } from '../promotions/coupon-details.ts'
import type { Cart } from './cart.ts'
import type { PromotionId, VariantId } from './ids.ts'

/** A coupon on the cart that no longer has an effect, with the reason. */
export type LapsedCoupon = {
  readonly code: string
  readonly reason: CouponRefusal
  /** The remedy of the shopper for the reason. */
  readonly details?: CouponDetails
}

/** A gift that the cart earned and that is out of stock. */
export type MissedGift = { readonly promotionId: PromotionId; readonly variantId: VariantId }

/** Lists the cart's coupons that have no effect now, so that the shopper sees it before paying (CART-09). */
export function listLapsedCoupons({ couponItems }: Pick<PricedCart, 'couponItems'>): LapsedCoupon[] {
  return couponItems.flatMap(({ code, reason, details }) =>
    reason ? [{ code, reason, ...(details && { details }) }] : [],
  )
}

/** Lists the gifts that the cart earned and that are out of stock. `cart` must hold its gifts already (CART-12). */
export function listMissedGifts(
  cart: Pick<Cart, 'lines'>,
  { earnedBonuses }: Pick<PricedCart, 'earnedBonuses'>,
): MissedGift[] {
  return earnedBonuses
    .filter(({ promotionId }) => !cart.lines.some(({ bonus }) => bonus?.promotionId === promotionId))
    .map(({ promotionId, variantId }) => ({ promotionId, variantId }))
}
