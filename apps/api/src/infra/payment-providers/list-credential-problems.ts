import { seconds } from '@lacehouse/domain/time/durations'
import type { KlarnaConfig, PaymentConfig, PaypalConfig } from '../../read-payment-config.ts'
import { createJsonClient, type JsonCall } from './json-client.ts'

/** Asks each payment provider with real credentials whether it knows them; moves no money. Lists what is wrong, without secrets. */
export async function listCredentialProblems(payment: PaymentConfig): Promise<string[]> {
  const { klarna, paypal } = payment
  const problems = await Promise.all([
    payment.provider === 'stripe' ? check(toStripe(payment)) : null,
    klarna ? check(toKlarna(klarna)) : null,
    paypal ? check(toPaypal(paypal)) : null,
  ])
  return problems.filter((problem) => problem !== null)
}

type Check = {
  readonly provider: string
  /** The settings that a refusal speaks of. */
  readonly settings: string
  readonly baseUrl: string
  readonly authorization: string
  readonly call: JsonCall
}

const check = async ({ provider, settings, baseUrl, authorization, call }: Check): Promise<string | null> => {
  const client = createJsonClient({ baseUrl, authorization, timeout: seconds(10) })
  const answer = await client.send(call)
  client.close()
  if (answer === null || answer.status >= 500) return `${provider} does not answer at ${baseUrl}`
  return answer.status === 401 ? `${provider} refuses ${settings}` : null
}

const toBasic = (name: string, password: string): string =>
  `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`

// A restricted key may not read the balance, but is known: 403, not 401.
const toStripe = ({ secretKey, apiUrl }: Extract<PaymentConfig, { provider: 'stripe' }>): Check => ({
  provider: 'Stripe',
  settings: 'STRIPE_SECRET_KEY',
  baseUrl: apiUrl ?? 'https://api.stripe.com',
  authorization: `Bearer ${secretKey}`,
  call: { method: 'GET', path: '/v1/balance' },
})

// A session without a basket is refused as incomplete, after the credentials were accepted.
const toKlarna = ({ apiUrl, username, password }: KlarnaConfig): Check => ({
  provider: 'Klarna',
  settings: 'KLARNA_USERNAME and KLARNA_PASSWORD',
  baseUrl: apiUrl,
  authorization: toBasic(username, password),
  call: { method: 'POST', path: '/payments/v1/sessions', body: {} },
})

const toPaypal = ({ apiUrl, clientId, clientSecret }: PaypalConfig): Check => ({
  provider: 'PayPal',
  settings: 'PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET',
  baseUrl: apiUrl,
  authorization: toBasic(clientId, clientSecret),
  call: { method: 'POST', path: '/v1/oauth2/token', form: { grant_type: 'client_credentials' } },
})
