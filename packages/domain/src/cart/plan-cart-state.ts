import type { Instant } from '../time/instant.ts'
import type { Cart, CartState } from './cart.ts'
import type { CartId } from './ids.ts'
import { reviseCart } from './revise-cart.ts'

const steps: Readonly<Record<CartState, readonly CartState[]>> = {
  open: ['ordering', 'merged', 'expired'],
  ordering: ['open', 'ordered', 'merged'],
  ordered: [],
  merged: [],
  expired: [],
}

/**
 * Plans a change of a cart's state (docs/sites.md, "States"): null when the state cannot follow, the same cart when it already
 * has it.
 */
export function planCartState(cart: Cart, state: CartState, now: Instant): Cart | null {
  if (cart.state === state) return cart
  if (!steps[cart.state].includes(state)) return null
  return { ...cart, state, version: cart.version + 1, updatedAt: now }
}

export type RenewedCart = {
  /** The new cart: everything of the old one except the instrument that covered the rest. */
  readonly cart: Cart
  /** The old cart in state `merged`, so that it never has a second order. */
  readonly replaced: Cart
}

/**
 * Plans a new cart in place of one whose order failed, so that the shopper continues at billing with the same goods, addresses
 * and gift cards. Null when the old cart is ordered, merged or expired.
 */
export function planRenewCart(cart: Cart, id: CartId, now: Instant): RenewedCart | null {
  const replaced = planCartState(cart, 'merged', now)
  if (!replaced || cart.state === 'merged') return null
  const instruments = cart.instruments.filter(({ upTo }) => upTo !== null)
  const renewed: Cart = { ...reviseCart(cart, { instruments }, now), id, version: 1, state: 'open', createdAt: now }
  return { cart: renewed, replaced }
}
