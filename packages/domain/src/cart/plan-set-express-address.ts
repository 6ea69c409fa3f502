import type { PricingFacts } from '../pricing/pricing-facts.ts'
import type { ShippingGroup } from '../shipping/shipment-group.ts'
import type { BeforeExpress, Cart, ExpressOrigin } from './cart.ts'
import type { CartAddress } from './cart-address.ts'
import type { CartPlan } from './plan.ts'
import { findParcel, planChooseShippingMethod } from './plan-choose-shipping-method.ts'
import { findUnreachable, planSetShippingAddress } from './plan-set-addresses.ts'
import { reconcileShipping } from './reconcile-shipping.ts'
import { findClosed, reviseCart } from './revise-cart.ts'

export type ExpressAddress = {
  readonly address: CartAddress
  readonly origin: ExpressOrigin
  /** The shipping method chosen in the express checkout; the cart keeps its own where that one does not apply. */
  readonly option?: string | undefined
}

/**
 * Plans an address from an express checkout and stores its source. A wallet sends only the area until the shopper agrees; such
 * an address prices the cart and its delivery, and no order is placed with it (PAY-10).
 */
export function planSetExpressAddress(
  cart: Cart,
  { address, origin, option }: ExpressAddress,
  facts: PricingFacts,
): CartPlan {
  const isWhole = address.addressLine1 !== undefined
  const set = isWhole ? planSetShippingAddress(cart, address, facts) : planEstimate(cart, address, facts)
  if (!set.ok) return set
  const plan = { cart: option === undefined ? set.cart : chooseOption(set.cart, option, facts) }
  const isWallet = origin.context === 'APPLE_PAY_EXPRESS'
  return {
    ok: true,
    cart: {
      ...plan.cart,
      express: origin,
      ...(isWallet && { beforeExpress: cart.beforeExpress ?? toBeforeExpress(cart) }),
    },
  }
}

/** Plans the end of an express checkout without a payment: the earlier delivery returns in full (PAY-08). */
export function planLeaveExpress(cart: Cart, facts: PricingFacts): CartPlan {
  const closed = findClosed(cart, facts.now)
  if (closed) return closed
  const { beforeExpress: before } = cart
  if (!before) return { ok: true, cart }
  const { shippingAddress, pickup, shippingMethods } = before
  const left = { shippingAddress, pickup, shippingMethods, express: undefined, beforeExpress: undefined }
  return { ok: true, cart: reconcileShipping(reviseCart(cart, left, facts.now), facts) }
}

function toBeforeExpress({ shippingAddress, pickup, shippingMethods }: Cart): BeforeExpress {
  return { shippingMethods, ...(shippingAddress && { shippingAddress }), ...(pickup && { pickup }) }
}

/** Finds the shipped group: `me`, else the made-to-order one; null when the cart ships nothing. */
export function findShippedGroup(cart: Cart, facts: PricingFacts): ShippingGroup | null {
  return (['me', 'customs'] as const).find((group) => findParcel(cart, group, facts) !== null) ?? null
}

function chooseOption(cart: Cart, code: string, facts: PricingFacts): Cart {
  const group = findShippedGroup(cart, facts)
  const plan = group && planChooseShippingMethod(cart, { group, code, chosenByShopper: true }, facts)
  return plan?.ok ? plan.cart : cart
}

function planEstimate(cart: Cart, address: CartAddress, facts: PricingFacts): CartPlan {
  const closed = findClosed(cart, facts.now)
  if (closed) return closed
  const addressed = reviseCart(cart, { shippingAddress: address }, facts.now)
  const unreachable = findUnreachable(addressed, facts)
  if (unreachable) return { ok: false, reason: unreachable.reason }
  return { ok: true, cart: reconcileShipping(addressed, facts) }
}
