import type { Config } from '../../config.ts'
import { createKlarnaProvider } from './klarna/klarna-provider.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { createPaymentProviders, type PaymentProviders } from './payment-providers.ts'
import { createPaypalProvider } from './paypal/paypal-provider.ts'
import { createSandboxProvider } from './sandbox/sandbox-provider.ts'
import { createStripeProvider } from './stripe/stripe-provider.ts'

const merchantName = 'Lacehouse'

type Opening = { readonly config: Config; readonly sandboxUrl: string; readonly now: () => number }

/** Opens the configured providers. A shop with the sandbox for cards uses the sandbox for Klarna and PayPal too, unless they are configured. */
export function openPaymentProviders(config: Config, sandboxUrl: string, now: () => number): PaymentProviders {
  const opening = { config, sandboxUrl, now }
  const providers = [openCards(opening), openKlarna(opening), openPaypal(opening)]
  return createPaymentProviders(providers.filter((provider) => provider !== null))
}

/** The origins from which the pages of a configured shop load parts of its payment providers. */
export type PaymentPages = {
  /** The origins of scripts, frames and calls, for the Content-Security-Policy. */
  readonly origins: string
  readonly scriptOrigins: string
  /** Whether scripts of another company run on them, as all but the sandbox's are. */
  readonly hasForeignScripts: boolean
}

/** Returns what the checkout's pages load from the configured providers. */
export function listPaymentPages(config: Config): PaymentPages {
  // These providers are asked for their origins only, which do not depend on the time.
  const { pageOrigins: origins, scriptOrigins } = openPaymentProviders(config, config.paymentPublicUrl, () => 0)
  return { origins, scriptOrigins, hasForeignScripts: hasForeignScripts(config) }
}

/** Says whether the checkout's pages run scripts of a company other than the shop's. */
export function hasForeignScripts({ payment }: Pick<Config, 'payment'>): boolean {
  return payment.provider !== 'sandbox' || Boolean(payment.klarna)
}

const openCards = ({ config, sandboxUrl, now }: Opening): PaymentProvider => {
  const { payment, paymentSecrets, paymentPublicUrl, paymentTimeout } = config
  if (payment.provider === 'stripe') return createStripeProvider({ ...payment, now })
  return createSandboxProvider({
    url: sandboxUrl,
    publicOrigin: new URL(paymentPublicUrl).origin,
    ...paymentSecrets,
    merchantName,
    now,
    timeout: paymentTimeout,
  })
}

const openKlarna = ({ config, sandboxUrl }: Opening): PaymentProvider | null => {
  const { payment, paymentSecrets, paymentPublicUrl, publicUrl } = config
  if (payment.klarna) {
    const { apiUrl, ...klarna } = payment.klarna
    // Klarna accepts no notification address without TLS; recovery asks for pending payments in any case.
    const notificationUrl = publicUrl.startsWith('https:') ? `${publicUrl}/webhooks/payments/klarna` : null
    return createKlarnaProvider({ ...klarna, url: apiUrl, notificationUrl })
  }
  if (payment.provider !== 'sandbox') return null
  return createKlarnaProvider({
    url: `${sandboxUrl}/klarna`,
    username: 'shop',
    password: paymentSecrets.apiKey,
    scriptUrl: `${paymentPublicUrl}/klarna/lib.js`,
    notificationUrl: null,
  })
}

const openPaypal = ({ config, sandboxUrl, now }: Opening): PaymentProvider | null => {
  const { payment, paymentSecrets } = config
  if (payment.paypal) {
    const { apiUrl, clientId, clientSecret, webhookId } = payment.paypal
    return createPaypalProvider({ url: apiUrl, clientId, secret: clientSecret, webhookId, now })
  }
  if (payment.provider !== 'sandbox') return null
  const url = `${sandboxUrl}/paypal`
  return createPaypalProvider({ url, clientId: 'shop', secret: paymentSecrets.apiKey, webhookId: null, now })
}
