import type { AppliedPromotion, CartItem, Cart as CartReply } from '@lacehouse/contracts'
import type { Cart } from '@lacehouse/domain/cart/cart'
import type { CartLine } from '@lacehouse/domain/cart/cart-line'
import { findBetterCoupons } from '@lacehouse/domain/cart/find-better-coupons'
import { listLapsedCoupons, listMissedGifts } from '@lacehouse/domain/cart/list-promotion-changes'
import { amountToWire } from '@lacehouse/domain/money/money'
import type { AppliedDiscount, PricedCart, PromoSummary } from '@lacehouse/domain/pricing/priced-cart'
import type { CouponRefusal } from '@lacehouse/domain/promotions/coupon'
import type { CouponDetails } from '@lacehouse/domain/promotions/coupon-details'
import type { PromotionLevel } from '@lacehouse/domain/promotions/promotion'
import { findErrorMessage, formatMessage } from '@lacehouse/messages'
import type { PricingContext } from '../../core/cart/pricing-context.ts'
import { toCouponRefusal } from '../../core/cart/to-coupon-refusal.ts'
import { toErrorId } from '../../http/error-ids.ts'
import { toCouponValues } from '../../http/to-coupon-values.ts'

type Wire = (amount: number) => number

/** Makes the coupons of a cart, each with its discount or the reason why it has none (CART-09). */
export function toCouponItems(
  { couponItems, promoSummary }: PricedCart,
  wire: Wire,
  locale: string,
): CartReply['couponItems'] {
  return couponItems.map(({ code, isApplied, reason, promotionId, details }) => {
    const entry = promoSummary.find((one) => one.promotionId === promotionId)
    return {
      code,
      applied: isApplied,
      discount: wire(isApplied ? (entry?.discount ?? 0) : 0),
      ...(entry && { promotionName: entry.promotionName }),
      ...(reason && { statusMessage: explain(reason, details, locale) }),
    }
  })
}

/** Formats why a coupon has no effect, with what is missing. */
function explain(reason: CouponRefusal, details: CouponDetails | undefined, locale: string): string {
  const values = details ? toCouponValues(toCouponRefusal(details), locale) : {}
  return findErrorMessage(locale, toErrorId(reason), values) ?? ''
}

/** Makes the suggestion to give up coupons that make an open cart dearer. */
export function toBetterCoupons(
  cart: Cart,
  priced: PricedCart,
  { facts }: PricingContext,
): Pick<CartReply, 'betterCoupons'> {
  const better = cart.state === 'open' ? findBetterCoupons(cart, priced, facts) : null
  if (!better) return {}
  const wire = (amount: number) => amountToWire(amount, cart.currency)
  return {
    betterCoupons: { remove: [...better.remove], total: wire(better.total), saving: wire(better.saving) },
  }
}

/** Makes the summary of promotions; a distance in pieces is a count and not an amount (CART-10, CART-11). */
export function toPromoSummary(promoSummary: readonly PromoSummary[], wire: Wire): CartReply['promoSummary'] {
  return promoSummary.map(({ distanceFromConditionThreshold: distance, approachingDisplayLevel: level, ...entry }) => {
    const toWire = entry.distanceUnit === 'pieces' ? (pieces: number) => pieces : wire
    return {
      ...entry,
      promotionClass: toClass(entry.level),
      discount: wire(entry.discount),
      ...(distance !== undefined && { distanceFromConditionThreshold: toWire(distance) }),
      ...(level !== undefined && { approachingDisplayLevel: toWire(level) }),
    }
  })
}

const toClass = (level: PromotionLevel) => level.toLowerCase() as AppliedPromotion['promotionClass']

/** Makes an applied promotion with its discount. */
export function toAppliedPromotion(entry: PromoSummary, discount: number, wire: Wire): AppliedPromotion {
  const { level, promotionName, promotionId, calloutMessage, couponCode } = entry
  return {
    level,
    promotionClass: toClass(level),
    promotionName,
    promotionId,
    ...(calloutMessage && { calloutMessage }),
    ...(couponCode && { couponCode }),
    discount: wire(discount),
  }
}

type Reduced = { readonly discounts: readonly AppliedDiscount[]; readonly bonus?: CartLine['bonus'] }

/** Lists the promotions that reduce an item or add it as a gift; promotions of the whole order are part of the totals. */
export function toItemPromotions(
  { discounts, bonus }: Reduced,
  promoSummary: readonly PromoSummary[],
  wire: Wire,
): AppliedPromotion[] {
  return promoSummary.flatMap((entry) => {
    if (bonus?.promotionId === entry.promotionId) return [toAppliedPromotion(entry, 0, wire)]
    const own = discounts.find(
      ({ source, level, id }) => source === 'promotion' && level === 'PRODUCT' && id === entry.promotionId,
    )
    return own ? [toAppliedPromotion(entry, own.amount, wire)] : []
  })
}

type Delivered = { readonly price: number; readonly discounts: readonly AppliedDiscount[] }

/** Lists the promotions that reduce the shipping of an item (CART-10). */
export function toShippingPromotions(
  shipment: Delivered | undefined,
  promoSummary: readonly PromoSummary[],
  wire: Wire,
): CartItem['shippingPromotions'] {
  return (shipment?.discounts ?? []).map(({ id, amount, couponCode }) => ({
    appliedDiscount: wire(amount),
    price: wire(shipment?.price ?? 0),
    promotionId: id,
    promotionName: promoSummary.find(({ promotionId }) => promotionId === id)?.promotionName ?? id,
    ...(couponCode && { couponCode }),
  }))
}

type Context = { readonly pricing: PricingContext; readonly locale: string }

/** Lists the notifications about lapsed coupons and unavailable gifts, as long as they apply. */
export function listPromotionNotices(
  cart: Cart,
  priced: PricedCart,
  { pricing, locale }: Context,
): CartReply['customerNotifications'] {
  const coupons = listLapsedCoupons(priced).map(({ code, reason, details }) => ({
    code: toErrorId(reason),
    message: formatMessage(locale, 'cart.coupon.lapsed', { code, reason: explain(reason, details, locale) }),
    level: 'warning' as const,
  }))
  const gifts = cart.state === 'open' ? listMissedGifts(cart, priced) : []
  const missed = gifts.map(({ variantId }) => ({
    code: 'GWP403',
    message: formatMessage(locale, 'cart.gift.ranOut', { name: pricing.facts.variants.get(variantId)?.name ?? '' }),
    level: 'info' as const,
  }))
  return [...coupons, ...missed]
}

/** Sums the price adjustments of some lines, in minor units (CART-18). */
export function sumAdjustments(lines: readonly Pick<Reduced, 'discounts'>[]): number {
  return lines
    .flatMap(({ discounts }) => discounts)
    .reduce((sum, { source, amount }) => (source === 'adjustment' ? sum + amount : sum), 0)
}
