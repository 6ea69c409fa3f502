import type { Config } from '../config.ts'
import { createKlarnaProvider } from './klarna/klarna-provider.ts'
import { createPaymentDesk, type PaymentDesk } from './payment-desk.ts'
import { createPaypalProvider } from './paypal/paypal-provider.ts'
import { createSandboxProvider } from './sandbox/sandbox-provider.ts'
import { createStripeProvider } from './stripe/stripe-provider.ts'

const merchantName = 'Lacehouse'

/** Opens the providers that the configuration names. */
export const openPaymentDesk = (config: Config, sandboxUrl: string, now: () => number): PaymentDesk => {
  const { payment, paymentSecrets, paymentPublicUrl, paymentTimeout } = config
  if (payment.provider === 'stripe') return createPaymentDesk([createStripeProvider({ ...payment, now })])
  const { apiKey } = paymentSecrets
  return createPaymentDesk([
    createSandboxProvider({
      url: sandboxUrl,
      publicOrigin: new URL(paymentPublicUrl).origin,
      ...paymentSecrets,
      merchantName,
      now,
      timeout: paymentTimeout,
    }),
    createKlarnaProvider({
      url: `${sandboxUrl}/klarna`,
      username: 'shop',
      password: apiKey,
      scriptUrl: `${paymentPublicUrl}/klarna/lib.js`,
    }),
    createPaypalProvider({ url: `${sandboxUrl}/paypal`, clientId: 'shop', secret: apiKey, now }),
  ])
}
