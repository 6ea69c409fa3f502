import { hours } from '@lacehouse/domain/time/durations'
import {
  callAsPage,
  createSandboxControl,
  openReadyCart,
  type TestApi,
  type TestShopper,
  testNow,
  variantOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

const tryCard = async (shopper: TestShopper, basketId: string, token: string) => {
  const body = { payment_method_id: 'CREDIT_CARD' as const, token }
  await shopper.call('cart.addPaymentInstrument', { params: { basketId }, body })
  return callAsPage(shopper, 'checkout.placeOrder', { body: { cartId: basketId } })
}

// The declines of a test count for an hour, by the email address of all its carts too.
let hour = 0
test.beforeEach(({ api }) => {
  hour += 3
  api.setNow(testNow + hours(hour))
})

const declineOften = async (shopper: TestShopper, basketId: string, times: number) => {
  const ids: (string | undefined)[] = []
  for (let time = 0; time < times; time += 1) {
    const { body } = await tryCard(shopper, basketId, 'tok_declined')
    ids.push(body.errorDetails[0]?.errorId)
  }
  return ids
}

const countCharges = async (api: TestApi, cartId: string): Promise<number> => {
  const sandbox = createSandboxControl(api.sandbox.url, api.deps.config.paymentSecrets.apiKey)
  const { rows } = await api.database.db.pool.query('select number from orders where cart_id = $1', [cartId])
  const payments = await Promise.all(rows.map(({ number }) => sandbox.listPayments(number)))
  return payments.flat().length
}

test('T22: five declined cards stop a cart before the provider is asked again [PAY-14]', async ({ api }) => {
  const tester = await api.client.createGuest()
  const cartId = await openReadyCart(tester, variantOf('court'))
  expect(await declineOften(tester, cartId, 8)).toEqual([
    ...Array.from({ length: 5 }, () => 'PYT406'),
    ...Array.from({ length: 3 }, () => 'PYT402'),
  ])
  expect(await countCharges(api, cartId)).toBe(5)
  const { body } = await tryCard(tester, cartId, 'tok_success')
  expect(body.errorDetails[0]).toMatchObject({ errorId: 'PYT402', maximum: 5 })
  const other = await openReadyCart(tester, variantOf('court'))
  expect((await tryCard(tester, other, 'tok_success')).status).toBe(200)
})

test('T22: parallel attempts do not exceed the limit of declined cards', async ({ api }) => {
  const tester = await api.client.createGuest()
  const cartId = await openReadyCart(tester, variantOf('court'))
  await tester.call('cart.addPaymentInstrument', {
    params: { basketId: cartId },
    body: { payment_method_id: 'CREDIT_CARD', token: 'tok_declined' },
  })
  for (let wave = 0; wave < 4; wave += 1)
    await Promise.all(Array.from({ length: 5 }, () => tester.tryCall('checkout.placeOrder', { body: { cartId } })))
  expect(await countCharges(api, cartId)).toBeLessThanOrEqual(5)
})

test('an hour after its last declined card a cart accepts a payment again', async ({ api }) => {
  const shopper = await api.client.createGuest()
  const cartId = await openReadyCart(shopper, variantOf('court'))
  const decline = (ago: string) =>
    api.database.db.pool.query(
      'update carts set declined_payments = 5, last_declined_at = now() - $2::interval where id = $1',
      [cartId, ago],
    )
  await decline('59 minutes')
  expect(await tryCard(shopper, cartId, 'tok_success')).toBeRefused(402, 'PYT402')
  await decline('61 minutes')
  expect((await tryCard(shopper, cartId, 'tok_success')).status).toBe(200)
})

test('T22: other shoppers at the same address pay without a refusal meanwhile', async ({ api }) => {
  const office = api.client.at('10.3.3.3')
  const tester = await office.createGuest()
  const cartId = await openReadyCart(tester, variantOf('court'))
  await declineOften(tester, cartId, 3)
  const answers = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const shopper = await office.createGuest()
      return tryCard(shopper, await openReadyCart(shopper, variantOf('court')), 'tok_success')
    }),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
})
