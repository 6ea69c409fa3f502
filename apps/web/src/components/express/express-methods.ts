import { findApplePay } from './apple-pay/apple-pay.ts'
import { ApplePayButton } from './apple-pay/apple-pay-button.tsx'
import type { ExpressMethod } from './express-method.ts'
import { PaypalButton } from './paypal-button.tsx'

/** Express payment, in the order in which it is offered; a method more is an entry more. */
export const expressMethods: readonly ExpressMethod[] = [
  { code: 'APPLE_PAY', isAvailable: () => findApplePay() !== null, Button: ApplePayButton },
  { code: 'PAYPAL', isAvailable: () => true, Button: PaypalButton },
]
