import type { Cart } from '../../client/cart/cart.ts'

export const checkoutSteps = ['shipping', 'billing', 'summary'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

/** Lists the steps that a cart takes: what is sent by email alone needs no delivery (CART-28). */
export function listSteps(cart: Pick<Cart, 'items'>): readonly CheckoutStep[] {
  return isDigitalOnly(cart) ? checkoutSteps.slice(1) : checkoutSteps
}

/** Says whether all of a cart comes by email. */
export function isDigitalOnly({ items }: Pick<Cart, 'items'>) {
  return items.every((item) => item.isDigitalProduct)
}

/** Says whether nothing of a cart is brought to the shopper and something of it waits at a store. */
export function isPickupOnly({ shipments }: Pick<Cart, 'shipments'>) {
  return (
    shipments.some(({ store }) => store) &&
    shipments.every(({ shipmentGroupId: group }) => group === 'pickup' || group === 'digital')
  )
}

/** Finds the step that an address asks for, or the last one before it that is not done (RT-10). */
export function findStep(wanted: string | null, cart: Cart): CheckoutStep {
  const steps = listSteps(cart)
  const at = Math.max(0, steps.indexOf(wanted as CheckoutStep))
  const done = steps.findIndex((step) => !isDone(step, cart))
  return steps[Math.min(at, done)] ?? 'summary'
}

/** Writes the address of a step; the first one needs no word. */
export function toStepPath(locale: string, step: CheckoutStep) {
  return step === 'shipping' ? `/${locale}/checkout` : `/${locale}/checkout?step=${step}`
}

/** The summary is done when the cart is an order. */
const isDone = (step: CheckoutStep, cart: Cart) =>
  step === 'shipping' ? hasDelivery(cart) : step === 'billing' && isPaid(cart)

const hasDelivery = (cart: Cart) =>
  isPickupOnly(cart)
    ? (cart.pickup ?? cart.shippingAddress) !== undefined
    : cart.shippingAddress !== undefined && cart.shippingMethods.every(({ code }) => code !== '')

/** A total of nothing needs no card. */
const isPaid = ({ totals, shippingAddress, billingAddress, billingSameAsShipping }: Cart) =>
  totals.remainingToPay === 0 && (billingSameAsShipping ? shippingAddress : billingAddress) !== undefined
