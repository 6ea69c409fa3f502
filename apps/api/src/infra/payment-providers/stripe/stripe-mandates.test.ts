import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AuthoriseRequest } from '../payment-provider.ts'
import { createStripeProvider } from './stripe-provider.ts'
import { startLocalStripe } from './testing/start-local-stripe.ts'

let server: Awaited<ReturnType<typeof startLocalStripe>>
let provider: ReturnType<typeof createStripeProvider>
beforeAll(async () => {
  server = await startLocalStripe()
  const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_of_the_tests' }
  provider = createStripeProvider({ ...keys, apiUrl: server.url, now: Date.now, timeout: 400 })
})
afterAll(() => server.close())

const getMandates = () => {
  const { mandates } = provider
  if (!mandates) throw new Error('Stripe has mandates')
  return mandates
}
const request = (token: string, orderNumber: string): AuthoriseRequest => ({
  ...{ idempotencyKey: orderNumber, orderNumber, method: 'CREDIT_CARD', token, amount: 12_345, currency: 'EUR' },
  ...{ locale: 'de-de', origin: 'https://shop.test', country: 'DE', lines: [], returnUrl: 'https://shop.test/de-de' },
})
const chargeOf = (reference: string, orderNumber: string, number = 1) =>
  getMandates().charge({
    ...{ reference, orderNumber, amount: 9000, currency: 'EUR', locale: 'de-de', lines: [] },
    idempotencyKey: `${orderNumber}-charge-${number}`,
  })
const make = async (token: string, orderNumber: string) => {
  const made = await getMandates().create(request(token, orderNumber))
  return 'reference' in made ? made.reference : ''
}

test('a card is set up for charges without its holder, charges nothing, and is charged and captured once for each key [PAY-12]', async () => {
  const reference = await make('pm_card_visa', 'LH-P1')
  expect(await getMandates().create(request('pm_card_visa', 'LH-P1'))).toEqual({ state: 'mandated', reference })
  expect(server.listSetups('LH-P1')).toMatchObject([{ usage: 'off_session', status: 'succeeded' }])
  expect(server.listIntents('LH-P1')).toEqual([])
  const charged = await chargeOf(reference, 'LH-P1')
  expect(charged).toMatchObject({ state: 'authorised', amount: 9000, isCaptured: true })
  expect(await chargeOf(reference, 'LH-P1')).toEqual(charged)
  expect(server.listIntents('LH-P1')).toMatchObject([{ status: 'succeeded', amount_received: 9000 }])
})

test('a lost answer is unknown, and the same key finds the mandate and the charge that exist [PAY-13]', async () => {
  server.makeTrouble('lose')
  expect(await getMandates().create(request('pm_card_visa', 'LH-P2'))).toEqual({ state: 'unknown' })
  const sent = request('pm_card_visa', 'LH-P2')
  const found = await getMandates().findByOrder({ orderNumber: 'LH-P2', token: null, reference: null, sent })
  expect(found).toMatchObject({ state: 'mandated' })
  const reference = found && 'reference' in found ? found.reference : ''
  server.makeTrouble('500')
  expect(await chargeOf(reference, 'LH-P2')).toEqual({ state: 'unknown' })
  expect(await chargeOf(reference, 'LH-P2')).toMatchObject({ state: 'authorised' })
  expect(server.listIntents('LH-P2')).toHaveLength(1)
})

test('3-D Secure is asked while the holder is there, and its answer decides [PAY-12]', async () => {
  const asked = await getMandates().create(request('pm_card_authenticationRequired', 'LH-P3'))
  expect(asked).toMatchObject({ state: 'challenge', url: 'https://hooks.stripe.com/3d_secure_2/hosted' })
  const reference = 'reference' in asked ? asked.reference : ''
  expect(await getMandates().confirm(reference)).toMatchObject({ state: 'challenge' })
  server.answerSetup(reference, true)
  expect(await getMandates().confirm(reference)).toEqual({ state: 'mandated', reference })
  const other = await make('pm_card_authenticationRequired', 'LH-P4')
  server.answerSetup(other, false)
  expect(await getMandates().confirm(other)).toMatchObject({ state: 'declined', reason: 'authentication' })
})

test('a declined card makes no mandate, and a declined charge takes nothing [PAY-14]', async () => {
  expect(await getMandates().create(request('pm_card_chargeDeclined', 'LH-P5'))).toMatchObject({ state: 'declined' })
  const reference = await make('pm_card_chargeCustomerFail', 'LH-P6')
  expect(await chargeOf(reference, 'LH-P6')).toMatchObject({ state: 'declined', reason: 'declined' })
  expect(server.listIntents('LH-P6')).toMatchObject([{ amount_received: 0 }])
})

test('an ended mandate takes its customer along, and a saved card stays [PAY-12] [ACC-04]', async () => {
  const before = server.listCustomers()
  const reference = await make('pm_card_visa', 'LH-P7')
  expect(await getMandates().end(reference, 'end-7')).toEqual({ ok: true })
  expect(await getMandates().end(reference, 'end-7')).toEqual({ ok: true })
  expect(server.listCustomers()).toEqual(before)
  const saved = await provider.saveCard?.({ token: 'pm_card_visa', currency: 'EUR' })
  const own = await make(saved?.ok ? saved.card.token : '', 'LH-P8')
  const withSaved = server.listCustomers()
  expect(await getMandates().end(own, 'end-8')).toEqual({ ok: true })
  expect(server.listCustomers()).toEqual(withSaved)
})
