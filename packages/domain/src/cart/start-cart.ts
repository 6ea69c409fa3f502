import type { Currency } from '../money/currency.ts'
import type { Instant } from '../time/instant.ts'
import type { Cart, CartOwner } from './cart.ts'
import { getCartExpiry } from './cart-expiry.ts'
import type { CartId, SiteId } from './ids.ts'

export type NewCart = {
  readonly id: CartId
  readonly siteId: SiteId
  readonly locale: string
  readonly currency: Currency
  readonly owner: CartOwner
  readonly now: Instant
}

/** Returns an empty, open cart of version 1. */
export function startCart({ now, ...start }: NewCart): Cart {
  return {
    ...start,
    version: 1,
    state: 'open',
    lines: [],
    couponCodes: [],
    sameAsShipping: true,
    shippingMethods: {},
    instruments: [],
    vouchers: [],
    rewardCodes: [],
    priceAdjustments: [],
    notifications: [],
    createdAt: now,
    updatedAt: now,
    expiresAt: getCartExpiry(start.owner.kind, now),
  }
}
