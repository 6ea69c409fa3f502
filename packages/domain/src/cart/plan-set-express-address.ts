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
  /** The method that was chosen there; one that does not apply gives way to the cart's own. */
  readonly option?: string | undefined
}

/**
 * Plans an address that comes from somebody else's page or a wallet, and keeps where it came from. A wallet shows the area alone
 * until the shopper agrees: such an address prices the cart and its delivery, but no order is placed with it (PAY-10, S2.7).
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
    cart: { ...plan.cart, express: origin, ...(isWallet && { beforeExpress: cart.beforeExpress ?? toBefore(cart) }) },
  }
}

/** Plans what a wallet's sheet leaves that is closed without a payment: the delivery as it was before, to the last part (PAY-08). */
export function planLeaveExpress(cart: Cart, facts: PricingFacts): CartPlan {
  const closed = findClosed(cart, facts.now)
  if (closed) return closed
  const { beforeExpress: before } = cart
  if (!before) return { ok: true, cart }
  const { shippingAddress, pickup, shippingMethods } = before
  const left = { shippingAddress, pickup, shippingMethods, express: undefined, beforeExpress: undefined }
  return { ok: true, cart: reconcileShipping(reviseCart(cart, left, facts.now), facts) }
}

function toBefore({ shippingAddress, pickup, shippingMethods }: Cart): BeforeExpress {
  return { shippingMethods, ...(shippingAddress && { shippingAddress }), ...(pickup && { pickup }) }
}

/** Finds the group that is sent, the made-to-order one only where there is no other; null where nothing is. */
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
