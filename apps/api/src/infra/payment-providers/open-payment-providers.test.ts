import { expect, onTestFinished, test } from 'vitest'
import { type Config, readConfig } from '../../config.ts'
import { hasForeignScripts, listPaymentPages, openPaymentProviders } from './open-payment-providers.ts'
import { startScriptedServer } from './testing/start-scripted-server.ts'

const stripe = {
  ...{ PAYMENT_PROVIDER: 'stripe', STRIPE_SECRET_KEY: 'sk_test_1' },
  ...{ STRIPE_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
}
const klarna = { KLARNA_API_URL: 'https://api.klarna.test', KLARNA_USERNAME: 'K1', KLARNA_PASSWORD: 'hidden' }
const paypal = {
  ...{ PAYPAL_ENVIRONMENT: 'sandbox', PAYPAL_CLIENT_ID: 'client' },
  ...{ PAYPAL_CLIENT_SECRET: 'hidden', PAYPAL_WEBHOOK_ID: '5GP' },
}
const open = (env: Record<string, string>) => openPaymentProviders(readConfig(env), 'http://sandbox.test', () => 0)

test.each([
  ['nothing', {}, ['CREDIT_CARD', 'APPLE_PAY', 'IDEAL', 'KLARNA', 'PAYPAL']],
  ['Stripe alone', stripe, ['CREDIT_CARD', 'IDEAL']],
  ['Stripe and PayPal', { ...stripe, ...paypal }, ['CREDIT_CARD', 'IDEAL', 'PAYPAL']],
  ['Stripe and Klarna', { ...stripe, ...klarna }, ['CREDIT_CARD', 'IDEAL', 'KLARNA']],
  [
    'Klarna and PayPal beside the sandbox',
    { ...klarna, ...paypal },
    ['CREDIT_CARD', 'APPLE_PAY', 'IDEAL', 'KLARNA', 'PAYPAL'],
  ],
])('a shop that configures %s offers the methods of its providers [PAY-12]', (_, env, methods) => {
  expect(open(env).methods).toEqual(methods)
})

test.each([
  ['the sandbox', {}, false, 'http://localhost:4001'],
  ['PayPal, whose page is its own', paypal, false, 'http://localhost:4001'],
  ['Klarna', klarna, true, 'https://x.klarnacdn.net'],
  ['Stripe', stripe, true, 'https://js.stripe.com'],
])('the checkout of a shop with %s runs scripts of another company: %3$s [PAY-15]', (_, env, isForeign, origin) => {
  const config = readConfig(env)
  expect(hasForeignScripts(config)).toBe(isForeign)
  const pages = listPaymentPages(config)
  expect(pages.hasForeignScripts).toBe(isForeign)
  expect(pages.origins).toContain(origin)
})

test.each([
  [
    'https://shop.test',
    { confirmation: 'https://shop.test/yes', notification: 'https://shop.test/webhooks/payments/klarna' },
  ],
  ['http://shop.test', undefined],
])('Klarna gets an address for notices of the shop at %s only with TLS [PAY-13]', async (publicUrl, merchantUrls) => {
  const server = await startScriptedServer()
  onTestFinished(server.close)
  server.script('POST /payments/v1/sessions', { status: 500, body: {} })
  const config: Config = readConfig({ ...stripe, ...klarna, KLARNA_API_URL: server.url, PUBLIC_URL: publicUrl })
  const opened = await openPaymentProviders(config, 'http://sandbox.test', () => 0)
    .findFor('KLARNA')
    ?.openSession({
      ...{ method: 'KLARNA', amount: 100, currency: 'EUR', reference: 'cart-1', locale: 'de-de', country: 'DE' },
      ...{ origin: publicUrl, lines: [], isExpress: false },
      returnUrls: { approved: 'https://shop.test/yes', cancelled: 'https://shop.test/no' },
    })
  expect(opened).toEqual({ ok: false })
  expect(JSON.parse(server.seen[0]?.text ?? '').merchant_urls).toEqual(merchantUrls)
})
