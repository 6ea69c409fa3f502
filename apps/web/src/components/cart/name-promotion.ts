import type { Cart } from '../../client/cart/cart.ts'
import type { Translate } from '../../i18n/use-text.ts'

/** Formats a promotion's name with the code that unlocked it. */
export function namePromotion(
  t: Translate,
  { promotionName, couponCode }: Pick<Cart['promoSummary'][number], 'promotionName' | 'couponCode'>,
): string {
  return couponCode ? t('cart.summary.promotion', { name: promotionName, code: couponCode }) : promotionName
}
