import type { Cart as CartReply } from '@lacehouse/contracts'
import { type Cart, listLapsedCoupons, listMissedGifts, type PricedCart } from '@lacehouse/domain'
import { formatMessage } from '@lacehouse/messages'
import type { Till } from './till.ts'

type Wire = (amount: number) => number

/** The codes on a cart: what each takes off, or why it takes nothing off (CART-09). */
export const toCouponItems = (
  { couponItems, promoSummary }: PricedCart,
  wire: Wire,
  locale: string,
): CartReply['couponItems'] =>
  couponItems.map(({ code, isApplied, reason, promotionId }) => {
    const entry = promoSummary.find((one) => one.promotionId === promotionId)
    return {
      code,
      applied: isApplied,
      discount: wire(isApplied ? (entry?.discount ?? 0) : 0),
      ...(entry && { promotionName: entry.promotionName }),
      ...(reason && { statusMessage: formatMessage(locale, reason) }),
    }
  })

/** What promotions have to say; a distance in pieces is a number of pieces (CART-10, CART-11). */
export const toPromoSummary = ({ promoSummary }: PricedCart, wire: Wire): CartReply['promoSummary'] =>
  promoSummary.map(({ distanceFromConditionThreshold: distance, approachingDisplayLevel: level, ...entry }) => {
    const toWire = entry.distanceUnit === 'pieces' ? (pieces: number) => pieces : wire
    return {
      ...entry,
      discount: wire(entry.discount),
      ...(distance !== undefined && { distanceFromConditionThreshold: toWire(distance) }),
      ...(level !== undefined && { approachingDisplayLevel: toWire(level) }),
    }
  })

type Scene = { readonly till: Till; readonly locale: string }

/** What a shopper is told of codes that stopped working and of gifts that have run out, for as long as it holds. */
export const listPromotionNotices = (
  cart: Cart,
  priced: PricedCart,
  { till, locale }: Scene,
): CartReply['customerNotifications'] => {
  const coupons = listLapsedCoupons(priced).map(({ code, reason }) => ({
    code: reason,
    message: formatMessage(locale, 'cart.coupon.lapsed', { code, reason: formatMessage(locale, reason) }),
    level: 'warning' as const,
  }))
  const gifts = cart.state === 'open' ? listMissedGifts(cart, priced) : []
  const missed = gifts.map(({ variantId }) => ({
    code: 'GWP403',
    message: formatMessage(locale, 'cart.gift.ranOut', { name: till.facts.variants.get(variantId)?.name ?? '' }),
    level: 'info' as const,
  }))
  return [...coupons, ...missed]
}
