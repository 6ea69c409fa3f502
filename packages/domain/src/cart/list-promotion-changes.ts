import type { PricedCart } from '../pricing/priced-cart.ts'
import type { CouponRefusal } from '../promotions/coupon.ts'
import type { Cart } from './cart.ts'
import type { PromotionId, VariantId } from './ids.ts'

/** A code on the cart that takes nothing off any more, and why. */
export type LapsedCoupon = { readonly code: string; readonly reason: CouponRefusal }

/** A gift that was earned and cannot be given. */
export type MissedGift = { readonly promotionId: PromotionId; readonly variantId: VariantId }

/** Lists the codes on the cart that do not work now, so that the shopper is told before anything is charged (CART-09). */
export function listLapsedCoupons({ couponItems }: Pick<PricedCart, 'couponItems'>): LapsedCoupon[] {
  return couponItems.flatMap(({ code, reason }) => (reason ? [{ code, reason }] : []))
}

/** Lists the gifts that the cart earned and that are out of stock; the cart is one that its gifts were settled in (CART-12). */
export function listMissedGifts(
  cart: Pick<Cart, 'lines'>,
  { earnedBonuses }: Pick<PricedCart, 'earnedBonuses'>,
): MissedGift[] {
  return earnedBonuses
    .filter(({ promotionId }) => !cart.lines.some(({ bonus }) => bonus?.promotionId === promotionId))
    .map(({ promotionId, variantId }) => ({ promotionId, variantId }))
}
