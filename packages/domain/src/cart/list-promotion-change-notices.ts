import type { PricedCart } from '../pricing/priced-cart.ts'
import type { Cart } from './cart.ts'
import type { PromotionId } from './ids.ts'
import { listPriceChanges } from './list-price-changes.ts'

/** A promotion in effect as the shopper saw it last, by the name that they saw; `discount` in minor units. */
export type SeenPromotion = {
  readonly id: PromotionId
  readonly name: string
  readonly discount: number
  readonly couponCode?: string
}

/** A promotion that takes less off than was seen, in minor units; null where it no longer applies. */
export type PromotionChangeNotice = {
  readonly promotionId: PromotionId
  readonly name: string
  readonly discount: number | null
}

type Priced = Pick<PricedCart, 'lines' | 'promoSummary'>

/** Lists what takes effect now, to be remembered as seen with the answer that shows it. */
export function listSeenPromotions({ lines }: Pick<Cart, 'lines'>, { promoSummary }: Priced): SeenPromotion[] {
  return promoSummary.flatMap(({ promotionId: id, promotionName: name, discount, couponCode, thresholdStatus }) => {
    const isGiven = lines.some(({ bonus }) => bonus?.promotionId === id)
    if (thresholdStatus !== 'Threshold Reached' || (discount === 0 && !isGiven)) return []
    return [{ id, name, discount, ...(couponCode && { couponCode }) }]
  })
}

/**
 * Lists what became of promotions since the shopper saw them without their doing: `priced` is the cart as it was seen, at the
 * prices of now. A code that lapsed is told by its own reason, and what a better promotion took the place of is no loss (T16).
 */
export function listPromotionChangeNotices(cart: Cart, priced: Priced): PromotionChangeNotice[] {
  // Other goods, or the same ones at other prices, are news of their own, and explain another discount.
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
