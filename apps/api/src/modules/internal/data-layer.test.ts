import { recordPurchase } from '@lacehouse/api'
import type { SentDataLayerEvent } from '@lacehouse/contracts'
import { addPromotion, createCartWith, makeReady, type TestApi, type TestShopper, variantOf } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

const visit = 'analytics-visit-0001'
const item = { item_id: 'LHTSTCRT1', item_name: 'Court', price: 100, quantity: 1 }
const added: SentDataLayerEvent = {
  at: 1,
  page: 'product',
  event: { event: 'add_to_cart', ecommerce: { currency: 'USD', value: 100, items: [item] } },
}

test.beforeEach(async ({ api }) => {
  await api.database.db.pool.query('truncate analytics_events')
})

const listEvents = async (api: TestApi) =>
  (
    await api.database.db.pool.query(
      `select site_id, page_type, name, data, release, encode(visit, 'escape') as visit from analytics_events order by id`,
    )
  ).rows

test('a page’s pushes to the data layer are stored in GA4’s shape, under a hash of their visit [ROLE-06]', async ({
  api,
}) => {
  const { status, body } = await api.client
    .withToken(null)
    .tryCall('internal.events', { body: { visit, dataLayer: [added] } })
  expect([status, body]).toEqual([202, { accepted: 1 }])
  const stored = await listEvents(api)
  expect(stored).toEqual([
    {
      ...{ site_id: 'LH-US', page_type: 'product', name: 'add_to_cart', release: 'unnamed' },
      data: { ecommerce: added.event.event === 'add_to_cart' && added.event.ecommerce },
      visit: expect.not.stringContaining('analytics'),
    },
  ])
})

test.for([
  ['the site waits for consent', 'de-de', {}],
  ['analytics were refused', 'en-us', { cookie: 'lh_consent=C0001.C0003.C0004.v1' }],
  ['the browser sends the privacy signal', 'en-us', { 'sec-gpc': '1' }],
] as const)('no event is stored where %s [ROLE-04] [ROLE-06]', async ([_name, locale, headers], { api }) => {
  const visitor = api.client.withToken(null, locale)
  const { status } = await visitor.tryCall('internal.events', { body: { visit, dataLayer: [added] }, headers })
  expect([status, await listEvents(api)]).toEqual([202, []])
})

test('a German visit’s events are stored for its site once it has consented [ROLE-06]', async ({ api }) => {
  const headers = { cookie: 'lh_consent=C0001.C0002.v1' }
  await api.client.withToken(null, 'de-de').tryCall('internal.events', { body: { visit, dataLayer: [added] }, headers })
  expect((await listEvents(api)).map(({ site_id: siteId }) => siteId)).toEqual(['LH-DE'])
})

test.for([
  ['an unknown event', { event: 'spy' }],
  ['a field that the schema does not know', { event: 'page_view', page_path: '/', email: 'ada@example.com' }],
  [
    'an item without an id',
    { event: 'view_item', ecommerce: { currency: 'USD', value: 1, items: [{ item_name: 'x' }] } },
  ],
  ['no currency', { event: 'view_cart', ecommerce: { value: 1, items: [item] } }],
] as const)('a push with %s is refused [ROLE-06]', async ([_name, event], { api }) => {
  const body = { visit, dataLayer: [{ at: 1, page: 'home', event }] as never }
  expect((await api.client.withToken(null).tryCall('internal.events', { body })).status).toBe(400)
})

/** Places an order of three units that a discount leaves no even price for. */
const order = async (api: TestApi, { locale = 'en-us', headers = {} } = {}) => {
  const shopper: TestShopper = await api.client.createGuest(locale)
  const cart = await makeReady(shopper, (await createCartWith(shopper, variantOf('court'), 3)).id)
  const { body } = await shopper.tryCall('checkout.placeOrder', { body: { cartId: cart.id }, headers })
  return body
}

const listPurchases = async (api: TestApi, orderNumber: string) => {
  const { rows } = await api.database.db.pool.query(
    `select data from pgboss.job where name = 'purchase-event' and data ->> 'orderNumber' = $1`,
    [orderNumber],
  )
  // A job may run twice.
  for (const { data } of [...rows, ...rows]) await recordPurchase(api.deps)(data)
  const events = await api.database.db.pool.query(
    'select event, site_id from purchase_events where order_number = $1',
    [orderNumber],
  )
  return events.rows
}

const inCents = (amount: number) => Math.round(amount * 100)
const sum = (amounts: readonly number[]) => amounts.reduce((one, other) => one + other, 0)

test.for(['en-us', 'de-de'])(
  'a final order of %s has one purchase event, whose amounts are those of the order to the cent [ROLE-06]',
  async (locale, { api }) => {
    await addPromotion(api, {
      id: `uneven-${locale}`,
      siteId: locale === 'en-us' ? 'LH-US' : 'LH-DE',
      rule: { conditions: [], effect: { type: 'amount', amount: { USD: 1001, EUR: 1001 } } },
    })
    const { orderNumber, totals, items } = await order(api, {
      locale,
      headers: { cookie: 'lh_consent=C0001.C0002.v1' },
    })
    const purchases = await listPurchases(api, orderNumber)
    expect(purchases).toHaveLength(1)
    const { event } = purchases[0]
    expect(event).toMatchObject({ transaction_id: orderNumber, currency: totals.currency, tax: totals.tax })
    const { value, shipping, tax } = event
    const added = locale === 'en-us' ? tax : 0
    expect(inCents(value) + inCents(shipping) + inCents(added)).toBe(inCents(totals.total))
    const ofItems = event.items.map((one: { price: number; quantity: number }) => inCents(one.price) * one.quantity)
    expect(sum(ofItems)).toBe(inCents(value))
    expect(sum(event.items.map(({ quantity }: { quantity: number }) => quantity))).toBe(
      sum(items.map(({ qty }) => qty)),
    )
  },
)

test.for([
  ['refused analytics', 'en-us', { cookie: 'lh_consent=C0001.C0004.v1' }],
  ['did not consent on a site that waits for it', 'de-de', {}],
] as const)(
  'the order of a shopper who %s has no purchase event [ROLE-04] [ROLE-06]',
  async ([_name, locale, headers], { api }) => {
    const { orderNumber } = await order(api, { locale, headers })
    expect(await listPurchases(api, orderNumber)).toEqual([])
  },
)
