import { expect, test } from 'vitest'
import { readPaymentConfig } from './read-payment-config.ts'

const read = (env: Record<string, string>, production = false) => {
  const problems: string[] = []
  return { payment: readPaymentConfig(env, production, problems), problems }
}
const keys = { STRIPE_SECRET_KEY: 'sk_1', STRIPE_PUBLISHABLE_KEY: 'pk_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }

test('a demo shop pays by the sandbox; one for real customers has to name it [PAY-12]', () => {
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
