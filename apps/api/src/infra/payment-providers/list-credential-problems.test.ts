import { expect, onTestFinished, test } from 'vitest'
import { readPaymentConfig } from '../../read-payment-config.ts'
import { listCredentialProblems } from './list-credential-problems.ts'
import { startScriptedServer } from './testing/start-scripted-server.ts'

const open = async () => {
  const server = await startScriptedServer()
  onTestFinished(server.close)
  const env = {
    PAYMENT_PROVIDER: 'stripe',
    STRIPE_SECRET_KEY: 'sk_live_hidden',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_API_URL: server.url,
    KLARNA_API_URL: server.url,
    KLARNA_USERNAME: 'K1',
    KLARNA_PASSWORD: 'hidden',
    PAYPAL_API_URL: server.url,
    PAYPAL_CLIENT_ID: 'client',
    PAYPAL_CLIENT_SECRET: 'hidden',
    PAYPAL_WEBHOOK_ID: '5GP',
  }
  return { server, payment: readPaymentConfig(env, true, []) }
}

const calls = ['GET /v1/balance', 'POST /payments/v1/sessions', 'POST /v1/oauth2/token'] as const

test('known credentials have no problem, also where the key may not do the call', async () => {
  const { server, payment } = await open()
  for (const [index, status] of [403, 400, 200].entries()) server.script(calls[index] ?? '', { status, body: {} })
  expect(await listCredentialProblems(payment)).toEqual([])
  expect(server.seen.map(({ call }) => call).toSorted()).toEqual([...calls].toSorted())
})

test('refused credentials and providers that do not answer are named, and no secret', async () => {
  const { server, payment } = await open()
  server.script(calls[0], { status: 401, body: {} })
  server.script(calls[1], 'lost')
  server.script(calls[2], { status: 401, body: {} })
  const problems = await listCredentialProblems(payment)
  expect(problems).toEqual([
    'Stripe refuses STRIPE_SECRET_KEY',
    `Klarna does not answer at ${server.url}`,
    'PayPal refuses PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET',
  ])
  expect(problems.join()).not.toContain('hidden')
})

test('the sandbox has no credentials to check', async () => {
  expect(await listCredentialProblems({ provider: 'sandbox' })).toEqual([])
})
