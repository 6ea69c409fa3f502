import type { Config } from '../../config.ts'
import { createKlarnaProvider } from './klarna/klarna-provider.ts'
import { createPaymentProviders, type PaymentProviders } from './payment-providers.ts'
import { createPaypalProvider } from './paypal/paypal-provider.ts'
import { createSandboxProvider } from './sandbox/sandbox-provider.ts'
import { createStripeProvider } from './stripe/stripe-provider.ts'

const merchantName = 'Lacehouse'

/** Opens the providers that the configuration names. */
export function openPaymentProviders(config: Config, sandboxUrl: string, now: () => number): PaymentProviders {
  const { payment, paymentSecrets, paymentPublicUrl, paymentTimeout } = config
  if (payment.provider === 'stripe') return createPaymentProviders([createStripeProvider({ ...payment, now })])
  const { apiKey } = paymentSecrets
  return createPaymentProviders([
    createSandboxProvider({ url: sandboxUrl, ...paymentSecrets, merchantName, now, timeout: paymentTimeout }),
    createKlarnaProvider({
      url: `${sandboxUrl}/klarna`,
      username: 'shop',
      password: apiKey,
      scriptUrl: `${paymentPublicUrl}/klarna/lib.js`,
    }),
    createPaypalProvider({ url: `${sandboxUrl}/paypal`, clientId: 'shop', secret: apiKey, now }),
  ])
}
