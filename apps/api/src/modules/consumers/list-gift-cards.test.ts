import { hashCardNumber } from '@lacehouse/database'
import { maxSavedGiftCards } from '@lacehouse/domain/payment/saved-gift-card'
import {
  addPerson,
  createCartWith,
  issueCard,
  makeReady,
  type TestApi,
  type TestShopper,
  testNow,
  variantOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

const pin = '4711'
let nth = 0
const issue = async (api: TestApi, own: Partial<Parameters<typeof issueCard>[1]> = {}) => {
  nth += 1
  const number = `6006 4900 ${String(nth).padStart(4, '0')} 0040`
  return { number, id: await issueCard(api, { number, pin, amount: 4000, ...own }) }
}
const add = (shopper: TestShopper, number: string, typed = pin) =>
  shopper.tryCall('consumer.addGiftCard', { body: { number, pin: typed } })
const list = async (shopper: TestShopper) => (await shopper.call('consumer.listGiftCards', {})).giftCards
const save = async (shopper: TestShopper, number: string) => (await add(shopper, number)).body.giftCard.giftCardId

test.beforeEach(({ api }) => api.setNow(testNow))

test('a gift card is kept with balance and expiry, once, and taken out again; neither number nor PIN is stored [ACC-04]', async ({
  api,
}) => {
  const shopper = await addPerson(api, {})
  const { number } = await issue(api, { expiresAt: testNow + 1_000_000 })
  const giftCardId = await save(shopper, number)
  expect(await list(shopper)).toEqual([
    {
      ...{ giftCardId, last4: '0040', balance: 40, currency: 'USD', state: 'usable' },
      expiresAt: new Date(testNow + 1_000_000).toISOString(),
    },
  ])
  expect(await add(shopper, number)).toBeRefused(409, 'PYT300')
  const { rows } = await api.database.db.pool.query('select s::text as text from saved_gift_cards s')
  for (const secret of [number, number.replaceAll(' ', ''), pin]) expect(JSON.stringify(rows)).not.toContain(secret)
  await shopper.call('consumer.removeGiftCard', { params: { giftCardId } })
  expect(await list(shopper)).toEqual([])
})

test('a wrong PIN, an unknown number, a blocked and an expired card are not kept [ACC-04] [PAY-02]', async ({
  api,
}) => {
  const shopper = await addPerson(api, {})
  const { number } = await issue(api)
  expect(await add(shopper, number, '0000')).toBeRefused(400, 'GFC725')
  expect(await add(shopper, '6006 4900 9999 9999')).toBeRefused(404, 'GFC700')
  expect((await add(shopper, (await issue(api, { isBlocked: true })).number)).body.errorDetails[0]?.errorId).toBe(
    'GFC760',
  )
  expect((await add(shopper, (await issue(api, { expiresAt: testNow })).number)).body.errorDetails[0]?.errorId).toBe(
    'GFC812',
  )
  expect(await list(shopper)).toEqual([])
})

test('a kept card pays at the checkout without number and PIN, for its owner only [ACC-04] [PAY-02] [AUTH-13]', async ({
  api,
}) => {
  const shopper = await addPerson(api, {})
  const stranger = await addPerson(api, {})
  const { number } = await issue(api)
  const saved_payment_instrument_id = await save(shopper, number)
  const body = { payment_method_id: 'GIFT_CARD', saved_payment_instrument_id } as const
  const use = async (one: TestShopper) => {
    const cart = await createCartWith(one, variantOf('court'))
    await makeReady(one, cart.id)
    return one.tryCall('cart.addPaymentInstrument', { params: { basketId: cart.id }, body })
  }
  expect(await use(stranger)).toBeRefused(404, 'CCN404')
  expect(await use(await api.client.createGuest('en-us'))).toBeRefused(404, 'CCN404')
  const { body: cart } = await use(shopper)
  expect(cart.payment_instruments.find(({ payment_method_id }) => payment_method_id === 'GIFT_CARD')).toMatchObject({
    amount: 40,
    additionalData: { last4: '0040' },
  })
  await shopper.call('checkout.placeOrder', { body: { cartId: cart.id } })
  expect(await list(shopper)).toMatchObject([{ balance: 0, state: 'empty' }])
  const params = { giftCardId: saved_payment_instrument_id }
  expect(await stranger.tryCall('consumer.removeGiftCard', { params })).toBeRefused(404, 'CCN404')
  expect(await list(shopper)).toHaveLength(1)
})

test('a card that got another number leaves the account [ACC-04]', async ({ api }) => {
  const shopper = await addPerson(api, {})
  const { number, id } = await issue(api)
  await save(shopper, number)
  const hash = await hashCardNumber('6006 4900 0000 1234')
  await api.database.db.pool.query('update gift_cards set number_hash = $1 where id = $2', [hash, id])
  expect(await list(shopper)).toEqual([])
})

test('an account keeps a certain number of gift cards [ACC-04]', async ({ api }) => {
  const shopper = await addPerson(api, {})
  for (let saved = 0; saved < maxSavedGiftCards; saved += 1) {
    const { id } = await issue(api)
    await api.deps.savedGiftCards.add({ consumerNo: shopper.id, giftCardId: id, now: testNow, most: maxSavedGiftCards })
  }
  expect(await add(shopper, (await issue(api)).number)).toBeRefused(409, 'INV408')
})
