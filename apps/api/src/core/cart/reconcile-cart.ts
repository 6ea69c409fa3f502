import { isDeepStrictEqual } from 'node:util'
import type { Cart } from '@lacehouse/domain/cart/cart'
import { listSeenPromotions } from '@lacehouse/domain/cart/list-promotion-change-notices'
import { listSeenStoredValues } from '@lacehouse/domain/cart/list-stored-value-changes'
import { planBonusItems } from '@lacehouse/domain/cart/plan-bonus-items'
import { planDefaultShipping } from '@lacehouse/domain/cart/plan-default-shipping'
import { planNotifyChanges } from '@lacehouse/domain/cart/plan-notify-changes'
import { reconcilePickup } from '@lacehouse/domain/cart/reconcile-pickup'
import { reconcileShipping } from '@lacehouse/domain/cart/reconcile-shipping'
import type { PricedCart } from '@lacehouse/domain/pricing/priced-cart'
import { type PricingContext, priceInContext } from './pricing-context.ts'

export type RepricedCart = { readonly cart: Cart; readonly priced: PricedCart }

/** Adds notifications for prices, promotions and stored value that have changed since the shopper saw them. */
export function notifyChanges(cart: Cart, pricing: PricingContext): Cart {
  return planNotifyChanges(cart, priceInContext(cart, pricing), pricing.facts.now)
}

/** Reconciles gifts, pickup and shipping methods with a changed cart, prices it, and records the sums that the reply shows as seen. */
export function reconcileCart(cart: Cart, pricing: PricingContext): RepricedCart {
  const { facts } = pricing
  const reconciled = upgradeShipping(
    reconcileGifts(reconcileShipping(reconcilePickup(cart, facts), facts), pricing),
    pricing,
  )
  const seenTotal = reconciled.priced.totals.total
  const seenPromotions = listSeenPromotions(reconciled.cart, reconciled.priced)
  const seenStoredValues = listSeenStoredValues(reconciled.cart, reconciled.priced)
  const isSeen =
    reconciled.cart.seenTotal === seenTotal &&
    isDeepStrictEqual(reconciled.cart.seenPromotions ?? [], seenPromotions) &&
    isDeepStrictEqual(reconciled.cart.seenStoredValues ?? [], seenStoredValues)
  if (isSeen) return reconciled
  return { ...reconciled, cart: { ...reconciled.cart, seenTotal, seenPromotions, seenStoredValues } }
}

const upgradeShipping = ({ cart, priced }: RepricedCart, pricing: PricingContext): RepricedCart => {
  const planned = planDefaultShipping(cart, { facts: pricing.facts, priced })
  return planned === cart ? { cart, priced } : { cart: planned, priced: priceInContext(planned, pricing) }
}

/** Adds and removes the gifts that the cart's promotions give now; returns the same cart when nothing changes. */
export function reconcileGifts(cart: Cart, pricing: PricingContext): RepricedCart {
  const priced = priceInContext(cart, pricing)
  const withGifts = planBonusItems(cart, priced.earnedBonuses, pricing.facts)
  return withGifts === cart ? { cart, priced } : { cart: withGifts, priced: priceInContext(withGifts, pricing) }
}
