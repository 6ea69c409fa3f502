import { expect, test } from 'vitest'
import { readPaymentConfig } from './read-payment-config.ts'

const read = (env: Record<string, string>, production = false) => {
  const problems: string[] = []
  return { payment: readPaymentConfig(env, production, problems), problems }
}
const keys = { STRIPE_SECRET_KEY: 'sk_1', STRIPE_PUBLISHABLE_KEY: 'pk_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }

test('a demo shop uses the sandbox by default; a production shop names its provider [PAY-12]', () => {
  expect(read({})).toEqual({ payment: { provider: 'sandbox' }, problems: [] })
  expect(read({}, true).problems).toEqual(['PAYMENT_PROVIDER must be stripe or sandbox in production'])
  expect(read({ PAYMENT_PROVIDER: 'sandbox' }, true).problems).toEqual([])
  expect(read({ PAYMENT_PROVIDER: 'other' }).problems).toHaveLength(1)
})

test('Stripe needs its three keys [PAY-12]', () => {
  const { payment, problems } = read({ PAYMENT_PROVIDER: 'stripe', ...keys }, true)
  expect(problems).toEqual([])
  expect(payment).toMatchObject({ provider: 'stripe', secretKey: 'sk_1', apiUrl: null })
  expect(read({ PAYMENT_PROVIDER: 'stripe', ...keys, STRIPE_SECRET_KEY: 'pk_1' }).problems).toEqual([
    'STRIPE_SECRET_KEY must begin with sk_',
  ])
})

const klarna = {
  KLARNA_API_URL: 'https://api.playground.klarna.com/',
  KLARNA_USERNAME: 'K1_test',
  KLARNA_PASSWORD: 'klarna-secret',
}
const paypal = {
  PAYPAL_ENVIRONMENT: 'sandbox',
  PAYPAL_CLIENT_ID: 'client',
  PAYPAL_CLIENT_SECRET: 'paypal-secret',
  PAYPAL_WEBHOOK_ID: '5GP028458E2496506',
}

test('Klarna and PayPal are configured beside any card provider [PAY-06] [PAY-07]', () => {
  const { payment, problems } = read({ PAYMENT_PROVIDER: 'stripe', ...keys, ...klarna, ...paypal }, true)
  expect(problems).toEqual([])
  expect(payment).toMatchObject({
    provider: 'stripe',
    klarna: {
      apiUrl: 'https://api.playground.klarna.com',
      username: 'K1_test',
      password: 'klarna-secret',
      scriptUrl: 'https://x.klarnacdn.net/kp/lib/v1/api.js',
      pageOrigins: ['https://x.klarnacdn.net', 'https://*.klarna.com', 'https://*.klarnaevt.com'],
    },
    paypal: { apiUrl: 'https://api-m.sandbox.paypal.com', clientId: 'client', webhookId: '5GP028458E2496506' },
  })
  expect(read({ ...paypal, PAYPAL_ENVIRONMENT: 'live' }).payment.paypal?.apiUrl).toBe('https://api-m.paypal.com')
})

test('the environment overrides the addresses and origins of Klarna and PayPal', () => {
  const local = { KLARNA_API_URL: 'http://localhost:4001/klarna', KLARNA_SCRIPT_URL: 'http://localhost:4001/lib.js' }
  expect(read({ ...klarna, ...local }).payment.klarna).toMatchObject({
    apiUrl: 'http://localhost:4001/klarna',
    pageOrigins: ['http://localhost:4001'],
  })
  const origins = read({ ...klarna, KLARNA_PAGE_ORIGINS: 'https://a.test https://*.b.test' })
  expect(origins.payment.klarna?.pageOrigins).toEqual(['https://a.test', 'https://*.b.test'])
  expect(read({ ...paypal, PAYPAL_API_URL: 'http://127.0.0.1:5000' }).payment.paypal?.apiUrl).toBe(
    'http://127.0.0.1:5000',
  )
})

test.each([
  [{ ...klarna, KLARNA_PASSWORD: '' }, 'KLARNA_PASSWORD must be set where any KLARNA_* is'],
  [
    { KLARNA_API_URL: klarna.KLARNA_API_URL, KLARNA_PASSWORD: 'x' },
    'KLARNA_USERNAME must be set where any KLARNA_* is',
  ],
  [{ ...klarna, KLARNA_API_URL: '' }, 'KLARNA_API_URL must be an https address'],
  [{ ...klarna, KLARNA_API_URL: 'http://api.klarna.com' }, 'KLARNA_API_URL must be an https address'],
  [{ ...klarna, KLARNA_SCRIPT_URL: 'lib.js' }, 'KLARNA_SCRIPT_URL must be an https address'],
  [
    { ...klarna, KLARNA_PAGE_ORIGINS: "https://a.test; script-src 'unsafe-inline'" },
    'KLARNA_PAGE_ORIGINS must be https origins with spaces between them, such as https://*.klarna.com',
  ],
  [{ ...paypal, PAYPAL_WEBHOOK_ID: '' }, 'PAYPAL_WEBHOOK_ID must be set where any PAYPAL_* is'],
  [{ ...paypal, PAYPAL_CLIENT_SECRET: '' }, 'PAYPAL_CLIENT_SECRET must be set where any PAYPAL_* is'],
  [{ ...paypal, PAYPAL_ENVIRONMENT: 'test' }, 'PAYPAL_ENVIRONMENT must be live or sandbox, or PAYPAL_API_URL be given'],
  [{ ...paypal, PAYPAL_API_URL: 'http://api.paypal.com' }, 'PAYPAL_API_URL must be an https address'],
])('a problem names the wrong or missing setting and no secret: %o', (env, problem) => {
  const { problems } = read(env)
  expect(problems).toEqual([problem])
  expect(problems.join()).not.toContain('secret')
})
