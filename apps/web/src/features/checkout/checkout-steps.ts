import type { MessageKey } from '@lacehouse/messages'
import type { Cart } from '../../client/cart/cart.ts'

/** The facts of a checkout step besides its component (`step-components.ts`). */
type StepRules = {
  /** The title above the step. */
  readonly title: MessageKey
  /** Says whether a cart takes the step at all. */
  readonly isTaken: (cart: Pick<Cart, 'items'>) => boolean
  /** Says whether the cart has everything that the step asks for. */
  readonly isDone: (cart: Cart) => boolean
  /** Error ids of a refused order that lead back to this step. */
  readonly refusals: readonly string[]
}

/** The steps of the checkout in their order. */
export const checkoutSteps = {
  shipping: {
    title: 'checkout.step.shipping',
    // Goods that are sent by email need no delivery (CART-28).
    isTaken: (cart) => !isDigitalOnly(cart),
    isDone: hasDelivery,
    refusals: [
      'CHK320',
      'CHK380',
      'ORD400',
      'ORD516',
      'ORD517',
      'ORD518',
      'PAY401',
      'SHP404',
      'SHP410',
      'SHP500',
      'TAX310',
    ],
  },
  billing: {
    title: 'checkout.step.billing',
    isTaken: () => true,
    isDone: isPaid,
    refusals: [
      'BIL400',
      'BILL410',
      'FE309',
      'GFC760',
      'GFC800',
      'PAY400',
      'PYT400',
      'PYT402',
      'PYT404',
      'PYT405',
      'PYT406',
      'REW135',
      'REW140',
    ],
  },
  summary: {
    title: 'checkout.summary.title',
    isTaken: () => true,
    // The summary is done when the cart is an order, and then the checkout is left.
    isDone: () => false,
    refusals: [],
  },
} as const satisfies Readonly<Record<string, StepRules>>

export type CheckoutStep = keyof typeof checkoutSteps

const stepIds = Object.keys(checkoutSteps) as CheckoutStep[]

/** Lists the steps that a cart takes. */
export function listSteps(cart: Pick<Cart, 'items'>): readonly CheckoutStep[] {
  return stepIds.filter((step) => checkoutSteps[step].isTaken(cart))
}

/** Finds the step that an address asks for, or the first one before it that is not done (RT-10). */
export function findStep(requested: string | null, cart: Cart): CheckoutStep {
  const steps = listSteps(cart)
  const position = Math.max(0, steps.indexOf(requested as CheckoutStep))
  const firstOpen = steps.findIndex((step) => !checkoutSteps[step].isDone(cart))
  return steps[Math.min(position, firstOpen)] ?? 'summary'
}

/** Finds the step to which an order refused with an error id leads back. */
export function findRefusedStep(errorId: string): CheckoutStep | null {
  return stepIds.find((step) => (checkoutSteps[step].refusals as readonly string[]).includes(errorId)) ?? null
}

/** Writes the address of a step. The first step needs no parameter. */
export function toStepPath(locale: string, step: CheckoutStep) {
  return step === 'shipping' ? `/${locale}/checkout` : `/${locale}/checkout?step=${step}`
}

/** Says whether all items of a cart are sent by email. */
export function isDigitalOnly({ items }: Pick<Cart, 'items'>) {
  return items.every((item) => item.isDigitalProduct)
}

/** Says whether the shopper picks up all physical items of a cart at stores. */
export function isPickupOnly({ shipments }: Pick<Cart, 'shipments'>) {
  return (
    shipments.some(({ store }) => store) &&
    shipments.every(({ shipmentGroupId: group }) => group === 'pickup' || group === 'digital')
  )
}

function hasDelivery(cart: Cart): boolean {
  return isPickupOnly(cart)
    ? (cart.pickup ?? cart.shippingAddress) !== undefined
    : cart.shippingAddress !== undefined && cart.shippingMethods.every(({ code }) => code !== '')
}

/** An order whose total is 0 needs no card. */
function isPaid({ totals, shippingAddress, billingAddress, billingSameAsShipping }: Cart): boolean {
  return totals.remainingToPay === 0 && (billingSameAsShipping ? shippingAddress : billingAddress) !== undefined
}
