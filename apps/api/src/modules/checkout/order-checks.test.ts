import { hours } from '@lacehouse/domain/time/durations'
import {
  addressOf,
  createCartWith,
  makeAddressed,
  makeReady,
  openReadyCart,
  type TestApi,
  type TestShopper,
  testNow,
  variantOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect, onTestFinished, vi } from 'vitest'
import { recoverPlacements } from '../../core/placement/recover-placements.ts'

test.beforeEach(({ api }) => api.setNow(testNow))

const place = (shopper: TestShopper, cartId: string, more: object = {}) =>
  shopper.tryCall('checkout.placeOrder', { body: { cartId, ...more } })
const prepare = (shopper: TestShopper, basketId: string) =>
  shopper.tryCall('checkout.prepareOrder', { body: { basketId } })

test('an order names only a payment method that its cart has [CHK-04] [PAY-14]', async ({ guest }) => {
  const cartId = await openReadyCart(guest, variantOf('court'))
  expect(await place(guest, cartId, { paymentMethod: { code: 'KLARNA' } })).toBeRefused(404, 'PYT404')
  expect((await place(guest, cartId, { paymentMethod: { code: 'CREDIT_CARD' } })).body).toMatchObject({
    state: 'finalised',
  })
})

test('a billing address with the order replaces the cart’s, and an incomplete one orders nothing [CHK-03]', async ({
  guest,
}) => {
  const cartId = await openReadyCart(guest, variantOf('court'))
  const billingAddress = { ...addressOf('en-us'), firstName: 'Bo', city: 'Oakland', postalCode: '94607' }
  const withoutPhone = { ...billingAddress, phone: '' }
  expect(await place(guest, cartId, { billingAddress: withoutPhone })).toBeRefused(400, 'BILL410')
  const { body } = await place(guest, cartId, { billingAddress })
  expect(body).toMatchObject({
    state: 'finalised',
    billingAddress: { firstName: 'Bo', city: 'Oakland' },
    shippingAddress: { firstName: 'Ada', city: 'San Francisco' },
  })
})

test('the total that the page showed decides, to the cent [CHK-06] [T16]', async ({ guest }) => {
  const cart = await makeReady(guest, (await createCartWith(guest, variantOf('court'))).id)
  const { total } = cart.totals
  for (const expectedTotal of [total - 0.01, total + 0.01, 0])
    expect(await place(guest, cart.id, { expectedTotal })).toBeRefused(409, 'ORD415')
  expect((await place(guest, cart.id, { expectedTotal: total })).body).toMatchObject({ totals: { total } })
})

test('a cart that was prepared is not changed by preparing it again, and one that was ordered is refused [CHK-06]', async ({
  guest,
}) => {
  const cart = await makeReady(guest, (await createCartWith(guest, variantOf('court'))).id)
  const again = await prepare(guest, cart.id)
  expect([again.status, again.body.version]).toEqual([200, cart.version])
  await place(guest, cart.id)
  expect(await prepare(guest, cart.id)).toBeRefused(409, 'INV409')
})

/** Leaves this many units of a variant that no order or reservation has. */
const leave = ({ database }: TestApi, variantId: string, left: number) =>
  database.db.pool.query(
    `insert into stock_entries (variant_id, location_id, reason, quantity)
    select variant_id, location_id, 'count', reserved - on_hand + $2 from stock_items where variant_id = $1`,
    [variantId, left],
  )

test('an order takes the last units, and one unit too few refuses its item by name [CHK-10]', async ({
  api,
  guest,
}) => {
  const variantId = variantOf('tee', '8')
  const cart = await makeReady(guest, (await createCartWith(guest, variantId, 2)).id)
  const itemId = cart.items[0]?.id
  await leave(api, variantId, 1)
  for (const refused of [await prepare(guest, cart.id), await place(guest, cart.id)]) {
    expect(refused).toBeRefused(404, 'ORD404')
    expect(refused.body.errorDetails[0]?.itemId).toBe(itemId)
  }
  await leave(api, variantId, 2)
  expect((await prepare(guest, cart.id)).status).toBe(200)
  expect((await place(guest, cart.id)).body).toMatchObject({ state: 'finalised' })
  const { rows } = await api.database.db.pool.query(
    'select on_hand - reserved as free from stock_items where variant_id = $1 and reserved > 0',
    [variantId],
  )
  expect(rows).toEqual([{ free: 0 }])
})

test('a cart without goods, address, delivery or means to pay is refused at the first of them [CHK-16]', async ({
  guest,
}) => {
  const { id: cartId, items } = await createCartWith(guest, variantOf('court'))
  const idOf = async () => (await place(guest, cartId)).body.errorDetails[0]?.errorId
  const withoutAddress = await idOf()
  await makeAddressed(guest, cartId)
  const withoutMeans = await idOf()
  await guest.call('cart.removeItem', { body: { cartId, itemId: items[0]?.id ?? '' } })
  expect([withoutAddress, withoutMeans, await idOf()]).toEqual(['CHK320', 'PYT400', 'ORD404'])
})

const answerChallenge = (shopper: TestShopper, orderNumber: string, result: 'authenticated' | 'failed' | 'cancelled') =>
  shopper.call('checkout.patchOrder', { params: { orderNumber }, body: { additionalData: { result } } })

test('a challenge that is still open at its provider waits where the page calls it done, and ends where it calls it failed [CHK-09]', async ({
  api,
  guest,
}) => {
  const cartId = await openReadyCart(guest, variantOf('court'), 'tok_3ds')
  const { orderNumber } = (await place(guest, cartId)).body
  const challenge = { challengeId: 'ch', url: 'https://bank.test' }
  const spy = vi
    .spyOn(api.deps.payments.get('lacepay'), 'confirm')
    .mockImplementation(async (reference) => ({ state: 'challenge', reference, ...challenge }))
  onTestFinished(() => spy.mockRestore())
  expect(await answerChallenge(guest, orderNumber, 'authenticated')).toMatchObject({ state: 'payment_pending' })
  const failed = await answerChallenge(guest, orderNumber, 'failed')
  expect(failed).toMatchObject({ state: 'failed', newBasketId: expect.any(String) })
  expect(failed.newBasketId).not.toBe(cartId)
  const again = await answerChallenge(guest, orderNumber, 'authenticated')
  expect([again.state, again.newBasketId]).toEqual(['failed', undefined])
})

test('a stranger neither reads, continues nor gives up an order [CHK-09]', async ({ api, guest }) => {
  const cartId = await openReadyCart(guest, variantOf('court'), 'tok_3ds')
  const { orderNumber } = (await place(guest, cartId)).body
  const stranger = await api.client.createGuest('en-us')
  const params = { orderNumber }
  const body = { additionalData: { result: 'cancelled' } } as const
  expect(await stranger.tryCall('checkout.patchOrder', { params, body })).toBeRefused(404, 'ORD409')
  expect(await stranger.tryCall('checkout.getOrder', { params })).toBeRefused(404, 'ORD409')
  expect((await guest.call('checkout.getOrder', { params })).state).toBe('payment_pending')
})

test('a placement that cannot be recovered is reported after the others were [PAY-13]', async ({ api }) => {
  const numbers: string[] = []
  for (let nth = 0; nth < 2; nth += 1) {
    const shopper = await api.client.createGuest('en-us')
    const { body } = await place(shopper, await openReadyCart(shopper, variantOf('court'), 'tok_3ds'))
    numbers.push(body.orderNumber)
  }
  const [broken = '', sound = ''] = numbers
  api.setNow(testNow + hours(1))
  const { advance } = api.deps.placements
  const spy = vi.spyOn(api.deps.placements, 'advance').mockImplementation(async (executor, step) => {
    if (step.number === broken) throw new Error('the row is broken')
    return advance(executor, step)
  })
  onTestFinished(() => spy.mockRestore())
  await expect(recoverPlacements(api.deps)).rejects.toThrow('1 placements could not be recovered')
  const { rows } = await api.database.db.pool.query('select number, state from orders where number = any($1)', [
    numbers,
  ])
  expect(Object.fromEntries(rows.map(({ number, state }) => [number, state]))).toEqual({
    [broken]: 'payment_pending',
    [sound]: 'failed',
  })
})
