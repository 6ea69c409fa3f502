import { findApplePay } from './apple-pay/apple-pay.ts'
import { ApplePayButton } from './apple-pay/apple-pay-button.tsx'
import type { ExpressMethod } from './express-method.ts'
import { PaypalButton } from './paypal-button.tsx'

/** The express payment methods in the order in which they are offered. A new method is a new entry. */
export const expressMethods: readonly ExpressMethod[] = [
  { code: 'APPLE_PAY', isAvailable: () => findApplePay() !== null, Button: ApplePayButton },
  { code: 'PAYPAL', isAvailable: () => true, Button: PaypalButton },
]
