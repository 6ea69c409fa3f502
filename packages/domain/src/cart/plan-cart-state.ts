import type { Instant } from '../time/instant.ts'
import type { Cart, CartState } from './cart.ts'
import { getCartExpiry } from './cart-expiry.ts'
import type { CartId } from './ids.ts'

const steps: Readonly<Record<CartState, readonly CartState[]>> = {
  open: ['ordering', 'merged', 'expired'],
  ordering: ['open', 'ordered', 'merged'],
  ordered: [],
  merged: [],
  expired: [],
}

/** Plans a cart into another state (decisions, States); null where it may not go there, the cart itself where it is there. */
export function planCartState(cart: Cart, state: CartState, now: Instant): Cart | null {
  if (cart.state === state) return cart
  if (!steps[cart.state].includes(state)) return null
  return { ...cart, state, version: cart.version + 1, updatedAt: now }
}

export type RenewedCart = {
  /** A cart of its own with all that the old one held but the means of payment that covered the rest. */
  readonly cart: Cart
  /** The old one: `merged`, so that its order stays its only one. */
  readonly replaced: Cart
}

/**
 * Plans a new cart in place of one whose order failed: the shopper goes on at billing with the same goods, addresses and gift
 * cards (S1.4). Null where the old one is past that: ordered, merged or expired.
 */
export function planRenewCart(cart: Cart, id: CartId, now: Instant): RenewedCart | null {
  const replaced = planCartState(cart, 'merged', now)
  if (!replaced || cart.state === 'merged') return null
  const renewed: Cart = {
    ...cart,
    id,
    version: 1,
    state: 'open',
    lines: cart.lines.map((line, index) => ({ ...line, id: `${id}-${index + 1}` })),
    instruments: cart.instruments.filter(({ upTo }) => upTo !== null),
    priceAdjustments: cart.priceAdjustments.filter(({ lineId }) => lineId === undefined),
    createdAt: now,
    updatedAt: now,
    expiresAt: getCartExpiry(cart.owner.kind, now),
  }
  return { cart: renewed, replaced }
}
