import type { PricedCart } from '../pricing/priced-cart.ts'
import { hasUseLimit } from '../promotions/get-use-limits.ts'
import type { Promotion } from '../promotions/promotion.ts'
import type { Cart } from './cart.ts'
import type { PromotionId } from './ids.ts'

/** One use of a promotion by an order; `couponCode` is empty for a promotion without one. */
export type PromotionUse = { readonly promotionId: PromotionId; readonly couponCode: string }

/**
 * Lists the uses that an order counts: every promotion with a limit or a coupon that reduces the sum or gives its gift. A
 * promotion that is reached and takes nothing off is not counted (T11).
 */
export function listPromotionUses(
  cart: Pick<Cart, 'lines'>,
  { promoSummary }: Pick<PricedCart, 'promoSummary'>,
  promotions: readonly Promotion[],
): PromotionUse[] {
  return promoSummary.flatMap(({ promotionId, couponCode = '', discount, thresholdStatus }) => {
    const promotion = promotions.find(({ id }) => id === promotionId)
    const isLimited = promotion !== undefined && hasUseLimit(promotion)
    const givesGift = cart.lines.some(({ bonus }) => bonus?.promotionId === promotionId)
    const isUsed = thresholdStatus === 'Threshold Reached' && (discount > 0 || givesGift)
    return isUsed && (isLimited || couponCode) ? [{ promotionId, couponCode }] : []
  })
}
