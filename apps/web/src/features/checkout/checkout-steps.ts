import type { Cart } from '../../cart/cart.ts'

export const checkoutSteps = ['shipping', 'billing', 'summary'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

/** Finds the step that an address asks for, or the last one before it that is not done (RT-10). */
export function findStep(wanted: string | null, cart: Cart): CheckoutStep {
  const at = Math.max(0, checkoutSteps.indexOf(wanted as CheckoutStep))
  return checkoutSteps[Math.min(at, countDone(cart))] ?? 'shipping'
}

/** Writes the address of a step; the first one needs no word. */
export const toStepPath = (locale: string, step: CheckoutStep) =>
  step === 'shipping' ? `/${locale}/checkout` : `/${locale}/checkout?step=${step}`

function countDone(cart: Cart): number {
  if (!hasDelivery(cart)) return 0
  return isPaid(cart) ? 2 : 1
}

const hasDelivery = ({ shippingAddress, shippingMethods }: Cart) =>
  shippingAddress !== undefined && shippingMethods.every(({ code }) => code !== '')

/** A total of nothing needs no card. */
const isPaid = ({ totals, billingAddress, billingSameAsShipping }: Cart) =>
  totals.remainingToPay === 0 && (billingSameAsShipping || billingAddress !== undefined)
