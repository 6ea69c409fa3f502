import { peekCart } from '../../client/cart/cart-query.ts'
import { hasConsent } from '../../client/consents/has-consent.ts'
import type { CheckoutStep } from './checkout-steps.ts'

/** Reports a completed step of the checkout to the data layer, where the visitor's consent lets it (ROLE-06). Nothing waits for it. */
export function reportStep(step: CheckoutStep): void {
  const cart = peekCart()
  if (!cart || step === 'summary' || !hasConsent('C0002')) return
  import('../../client/events/record-step.ts').then(({ recordStep }) => recordStep(step, cart)).catch(() => undefined)
}
