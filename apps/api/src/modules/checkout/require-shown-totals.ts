import { listPriceChanges } from '@lacehouse/domain/cart/list-price-changes'
import { listLapsedCoupons } from '@lacehouse/domain/cart/list-promotion-changes'
import { planBonusItems } from '@lacehouse/domain/cart/plan-bonus-items'
import type { PricedCart } from '@lacehouse/domain/pricing/priced-cart'
import type { CartContext } from '../../core/cart/load-cart.ts'
import { toErrorId } from '../../http/error-ids.ts'
import { Refusal } from '../../http/refusal.ts'

/** Refuses an order whose total or gifts differ from those that the shopper saw last, so that the shopper confirms them first (T16). */
export function requireShownTotals(
  { cart, pricing }: CartContext,
  priced: PricedCart,
  expectedTotal: number | undefined,
): void {
  const hasOtherGifts = planBonusItems(cart, priced.earnedBonuses, pricing.facts) !== cart
  const hasOtherTotal = cart.seenTotal !== undefined && cart.seenTotal !== priced.totals.total
  const hasChanged = expectedTotal === undefined && (hasOtherTotal || listPriceChanges(cart, priced).length > 0)
  if (hasOtherGifts || hasChanged) throw refuseTotals(priced)
}

/** Makes the refusal for changed totals; it also names the coupons that no longer count. */
export function refuseTotals(priced: PricedCart): Refusal {
  return new Refusal(
    'ORD415',
    {},
    { more: listLapsedCoupons(priced).map(({ reason }) => ({ errorId: toErrorId(reason), field: 'coupon' })) },
  )
}
