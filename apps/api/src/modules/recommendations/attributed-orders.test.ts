import { randomUUID } from 'node:crypto'
import type { CallInput } from '@lacehouse/contracts'
import {
  createCartWith,
  makeReady,
  openBackoffice,
  type TestApi,
  type TestShopper,
  testProducts,
  variantOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

type Events = NonNullable<CallInput<'internal.events'>['body']['events']>
type Slot = NonNullable<CallInput<'products.widgetRecommendations'>['query']>['slot']

const { court, tee } = testProducts
const visit = 'visit-number-000001'
const second = 1000
const hour = 3600 * second
let begun = 0

test.beforeEach(async ({ api }) => {
  await api.database.db.pool.query('truncate recommendation_clicks, recommendation_counts, recommendation_purchases')
  begun = api.deps.now()
})

test.afterEach(({ api }) => api.setNow(begun))

const report = (api: TestApi, events: Events, { locale = 'en-us', headers = {}, of = visit } = {}) =>
  api.client.withToken(null, locale).tryCall('internal.events', { body: { visit: of, events }, headers })

/** Follows the card of a product in a slot, a second after what was before. */
const follow = async (api: TestApi, slot: Slot, productId: string, { locale = 'en-us', headers = {} } = {}) => {
  api.setNow(api.deps.now() + second)
  const recToken = api.deps.recommendationTokens.writeCard(locale === 'de-de' ? 'LH-DE' : 'LH-US', {
    ...{ slot, strategy: 'popular', productId },
  })
  await report(api, [{ type: 'recommendation', name: 'clicked', at: 0, data: { recToken } }], { locale, headers })
}

/** Orders products, and says what the order's line of the first one cost. */
const order = async (api: TestApi, shopper: TestShopper, variants: readonly string[]) => {
  api.setNow(api.deps.now() + second)
  const [first = '', ...others] = variants
  const { id } = await createCartWith(shopper, first)
  for (const productId of others) await shopper.call('cart.addItem', { body: { cartId: id, productId, qty: 1 } })
  await makeReady(shopper, id)
  const { orderNumber } = await shopper.call('checkout.placeOrder', { body: { cartId: id } })
  return orderNumber
}

const bought = (orderNumber: string, ...productIds: string[]): Events =>
  productIds.map((productId) => ({ type: 'product', name: 'bought', at: 0, data: { productId, orderNumber } }))

const paidFor = async (api: TestApi, orderNumber: string, productId: string): Promise<number> => {
  const { rows } = await api.database.db.pool.query<{ paid: number }>(
    `select (sum((item ->> 'proratedPrice')::int) / 100.0)::float as paid
      from orders, jsonb_array_elements(doc -> 'items') item where number = $1 and item ->> 'masterId' = $2`,
    [orderNumber, productId],
  )
  return rows[0]?.paid ?? 0
}

const readReport = async (api: TestApi) => {
  const staff = await openBackoffice(api, { rights: ['reports.read'] })
  const { effects } = await staff.call('backoffice.listRecommendationEffects', { query: { days: 7 } })
  return effects.filter(({ orders }) => orders > 0).map(({ slot, orders, revenue }) => ({ slot, orders, revenue }))
}

test('an order counts with what its product cost for the card that its visit followed last, and other products of it for none [REC-02]', async ({
  api,
}) => {
  await follow(api, 'home', court)
  await follow(api, 'cart', court)
  await follow(api, 'home', court)
  const orderNumber = await order(api, await api.client.createGuest(), [variantOf('court'), variantOf('tee')])
  const events = bought(orderNumber, court, tee)
  await report(api, events)
  // The page of the confirmation is loaded again.
  await report(api, events)
  await follow(api, 'cart', court)
  await report(api, events)
  const amount = await paidFor(api, orderNumber, court)
  expect(amount).toBeGreaterThan(0)
  expect(await readReport(api)).toEqual([{ slot: 'home', orders: 1, revenue: [{ currency: 'USD', amount }] }])
})

test('an order without a followed card, of another visit, or named for a product that is not in it counts for none [REC-02]', async ({
  api,
}) => {
  await follow(api, 'home', court)
  const guest = await api.client.createGuest()
  const ofTee = await order(api, guest, [variantOf('tee')])
  await report(api, bought(ofTee, tee, court))
  const ofCourt = await order(api, await api.client.createGuest(), [variantOf('court')])
  await report(api, bought(ofCourt, court), { of: 'visit-number-000002' })
  await report(api, bought('LH00000000', court))
  expect(await readReport(api)).toEqual([])
})

test('a card counts for an order within a day, past midnight too, and not for a later one [REC-02]', async ({
  api,
}) => {
  await follow(api, 'home', court)
  const followedAt = api.deps.now()
  api.setNow(followedAt + 24 * hour)
  const late = await order(api, await api.client.createGuest(), [variantOf('court')])
  await report(api, bought(late, court))
  expect(await readReport(api)).toEqual([])
  api.setNow(followedAt + 24 * hour - 2 * second)
  const timely = await order(api, await api.client.createGuest(), [variantOf('court')])
  await report(api, bought(timely, court))
  expect(await readReport(api)).toMatchObject([{ slot: 'home', orders: 1 }])
})

test('an order that was cancelled brings nothing any more [REC-02]', async ({ api }) => {
  await follow(api, 'home', court)
  const guest = await api.client.createGuest()
  const orderNumber = await order(api, guest, [variantOf('court')])
  await report(api, bought(orderNumber, court))
  expect(await readReport(api)).toHaveLength(1)
  await guest.call('orders.cancel', { body: { orderNumber, cancellationId: randomUUID() } })
  expect(await readReport(api)).toEqual([])
})

test('orders of two sites bring their own currencies, none of which is stored without consent [REC-02]', async ({
  api,
}) => {
  const consent = { locale: 'de-de', headers: { cookie: 'lh_consent=C0001.C0004' } }
  await follow(api, 'home', court)
  await follow(api, 'home', court, consent)
  const american = await order(api, await api.client.createGuest(), [variantOf('court')])
  const german = await order(api, await api.client.createGuest('de-de'), [variantOf('court')])
  await report(api, bought(american, court))
  await report(api, bought(german, court), { locale: 'de-de' })
  const euros = { currency: 'EUR', amount: await paidFor(api, german, court) }
  const dollars = { currency: 'USD', amount: await paidFor(api, american, court) }
  expect(await readReport(api)).toEqual([{ slot: 'home', orders: 1, revenue: [dollars] }])
  await report(api, bought(german, court), consent)
  expect(await readReport(api)).toEqual([{ slot: 'home', orders: 2, revenue: [euros, dollars] }])
})
