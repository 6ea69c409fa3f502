import { expect, test } from 'vitest'
import { isApprovedFor } from './approval-terms.ts'
import { createCardMethod, type FoundCard } from './card-method.ts'
import { createPaymentProviders } from './payment-providers.ts'
import { createPaypalProvider } from './paypal/paypal-provider.ts'
import { createStripeProvider } from './stripe/stripe-provider.ts'

const now = () => Date.parse('2026-11-20T10:00:00Z')
const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1', apiUrl: null }
const stripe = createStripeProvider({ ...keys, now })
const paypal = createPaypalProvider({ url: 'https://paypal.test', clientId: 'a', secret: 'b', webhookId: null, now })

test('each method belongs to the first provider that has it, and the origins of all methods are listed [PAY-12]', () => {
  const payments = createPaymentProviders([stripe, paypal])
  expect(payments.methods).toEqual(['CREDIT_CARD', 'IDEAL', 'PAYPAL'])
  expect(payments.findFor('PAYPAL')).toBe(paypal)
  expect(payments.findMethod('PAYPAL')?.express).toBe('online')
  expect([payments.findFor('KLARNA'), payments.findMethod('KLARNA')]).toEqual([null, null])
  expect(payments.pageOrigins).toContain('https://js.stripe.com')
  expect(createPaymentProviders([paypal]).pageOrigins).toBe('')
  expect(payments.scriptOrigins).toBe('https://js.stripe.com')
})

test('the error about a missing provider names the provider', () => {
  expect(() => createPaymentProviders([stripe]).get('lacepay')).toThrow('lacepay')
})

const visa = { brand: 'visa', last4: '4242', expiryYear: 2026 }

test.each([
  ['a card of this month', { token: 't', card: { ...visa, expiryMonth: 11 } }, { ok: true }],
  ['a card of last month', { token: 't', card: { ...visa, expiryMonth: 10 } }, { ok: false, reason: 'expired' }],
  [
    'a card without its token',
    { card: { ...visa, expiryMonth: 11 } },
    { ok: false, reason: 'missing', field: 'token' },
  ],
  ['a token alone', { token: 't' }, { ok: true, facts: { token: 't' } }],
])('the card method accepts or refuses %s [PAY-01]', async (_, input, expected) => {
  const method = createCardMethod({ pageOrigins: [], now, findCard: async () => ({ state: 'away' }) })
  expect(await method.takeInstrument({ cartId: 'cart', ...input })).toMatchObject(expected)
})

test('the card method takes the data of a new card from the provider, and refuses a token that it does not know [PAY-01]', async () => {
  const card = { ...visa, expiryMonth: 11 }
  const terms = { cartId: 'cart', currency: 'EUR' }
  const take = (found: FoundCard) =>
    createCardMethod({ pageOrigins: [], now, findCard: async () => found }).takeInstrument({
      cartId: 'cart',
      token: 't',
    })
  expect(await take({ state: 'found', card, terms })).toEqual({ ok: true, facts: { token: 't', ...card }, terms })
  expect(await take({ state: 'found', card: { ...card, expiryMonth: 10 }, terms })).toMatchObject({ reason: 'expired' })
  expect(await take({ state: 'unknown' })).toEqual({ ok: false, reason: 'missing', field: 'token' })
})

test.each([
  [{ cartId: 'a', currency: 'EUR' }, true],
  [{ cartId: 'b', currency: 'EUR' }, false],
  [{ cartId: 'a', currency: 'USD' }, false],
  [{ cartId: '', currency: 'EUR' }, false],
  [{ cartId: null, currency: null }, true],
  [{ cartId: null, currency: 'USD' }, false],
])('an approval of %j pays the cart “a” in euros: %s [T36]', (terms, expected) => {
  expect(isApprovedFor(terms, { id: 'a', currency: 'EUR' })).toBe(expected)
})
