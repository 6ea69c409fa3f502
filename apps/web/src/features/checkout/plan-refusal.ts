import { type CheckoutStep, findRefusedStep } from './checkout-steps.ts'

/** Where the checkout goes on after a refused order: to a step, or to the cart. The summary stays and shows a notice. */
export type RefusalPlace = CheckoutStep | 'cart'

/** Refusals that only a change of the cart's items can resolve. */
const cartRefusals = [
  ...['BSK404', 'INV405', 'INV406', 'INV408', 'INV700', 'INV701', 'INV702'],
  ...['ORD404', 'ORD430', 'PRC400'],
]

/** Plans where the checkout goes on after its order was refused (CHK-10). */
export function planRefusal(errorId: string | null): RefusalPlace {
  if (errorId === null) return 'summary'
  return cartRefusals.includes(errorId) ? 'cart' : (findRefusedStep(errorId) ?? 'summary')
}
