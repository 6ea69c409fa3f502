import { listPaymentScripts } from '@lacehouse/test-kit/shop/payment-scripts'
import { expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { listPaymentPages, openPaymentProviders } from './open-payment-providers.ts'
import type { SessionRequest } from './payment-provider.ts'

const klarna = { KLARNA_API_URL: 'https://api.klarna.com', KLARNA_USERNAME: 'a', KLARNA_PASSWORD: 'b' }
const stripe = {
  PAYMENT_PROVIDER: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
}
const sandbox = { PAYMENT_SANDBOX_PUBLIC_URL: 'https://sandbox.test' }

const inventoried = listPaymentScripts().map(
  (address) => new URL(address.replace('{sandbox}', 'https://sandbox.test').replace('{shop}', 'https://shop.test')),
)

test.each([
  ['the sandbox', sandbox, false],
  ['Stripe', stripe, true],
  ['Stripe with Klarna', { ...stripe, ...klarna }, true],
  ['the sandbox with Klarna', { ...sandbox, ...klarna }, true],
])('each origin from which a checkout with %s runs scripts is in the inventory', (_, env, hasForeignScripts) => {
  const pages = listPaymentPages(readConfig(env))
  expect(pages.hasForeignScripts).toBe(hasForeignScripts)
  const origins = inventoried.map(({ origin }) => origin)
  expect(pages.scriptOrigins.split(' ').filter((origin) => !origins.includes(origin))).toEqual([])
})

test('each script that a provider names is in the inventory', async () => {
  const { payment } = readConfig({ ...stripe, ...klarna })
  expect(listPaymentScripts()).toContain(payment.klarna?.scriptUrl)
  const providers = openPaymentProviders(readConfig(stripe), 'https://sandbox.test', Date.now)
  const session = await providers.get('stripe').openSession({} as SessionRequest)
  expect(listPaymentScripts()).toContain(session.ok ? session.script : null)
})
