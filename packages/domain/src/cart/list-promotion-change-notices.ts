import type { PricedCart } from '../pricing/priced-cart.ts'
import type { Cart, SeenPromotion } from './cart.ts'
import type { PromotionId } from './ids.ts'
import { listPriceChanges } from './list-price-changes.ts'

/** A promotion that takes less off than the shopper saw, in minor units; null when it no longer applies. */
export type PromotionChangeNotice = {
  readonly promotionId: PromotionId
  readonly name: string
  readonly discount: number | null
}

type Priced = Pick<PricedCart, 'lines' | 'promoSummary'>

/** Lists the promotions in effect, to be stored as seen with the reply that shows them. */
export function listSeenPromotions({ lines }: Pick<Cart, 'lines'>, { promoSummary }: Priced): SeenPromotion[] {
  return promoSummary.flatMap(({ promotionId: id, promotionName: name, discount, couponCode, thresholdStatus }) => {
    const isGiven = lines.some(({ bonus }) => bonus?.promotionId === id)
    if (thresholdStatus !== 'Threshold Reached' || (discount === 0 && !isGiven)) return []
    return [{ id, name, discount, ...(couponCode && { couponCode }) }]
  })
}

/**
 * Lists the promotions that lost effect since the shopper saw them, without an action of the shopper; `priced` is the seen cart
 * at current prices. A lapsed coupon has a reason of its own and is left out; so is a promotion that a better one replaced
 * (T16).
 */
export function listPromotionChangeNotices(cart: Cart, priced: Priced): PromotionChangeNotice[] {
  // Other goods or other prices explain a smaller discount, and other notifications report them.
  const isAsSeen = listPriceChanges(cart, priced).length === 0 && priced.lines.every(({ problem }) => !problem)
  return (cart.seenPromotions ?? []).flatMap(
    ({ id: promotionId, name, discount: seen, couponCode }): PromotionChangeNotice[] => {
      const entry = priced.promoSummary.find((one) => one.promotionId === promotionId)
      const isOver = !entry || entry.thresholdStatus === 'Above Threshold'
      if (isOver) return couponCode ? [] : [{ promotionId, name, discount: null }]
      const isLess = isAsSeen && entry.thresholdStatus === 'Threshold Reached' && entry.discount < seen
      return isLess ? [{ promotionId, name, discount: entry.discount }] : []
    },
  )
}
