import type { Say } from '../i18n/use-text.ts'
import type { Cart } from './cart.ts'

/** Gives a promotion's name, with the code that unlocked it. */
export const namePromotion = (
  say: Say,
  { promotionName, couponCode }: Pick<Cart['promoSummary'][number], 'promotionName' | 'couponCode'>,
): string => (couponCode ? say('cart.summary.promotion', { name: promotionName, code: couponCode }) : promotionName)
