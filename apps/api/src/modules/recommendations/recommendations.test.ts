import { recomputeRecommendations } from '@lacehouse/api'
import type { CallInput } from '@lacehouse/contracts'
import { createCartWith, makeReady, type TestApi, type TestShopper, testProducts, variantOf } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect, vi } from 'vitest'

type Events = NonNullable<CallInput<'internal.events'>['body']['events']>

const { court, sale, tee, scarce, limited } = testProducts
const visitOf = (nth: number) => `visit-number-${String(nth).padStart(6, '0')}`
const product = (name: string, productId: string): Events[number] => ({
  type: 'product',
  name,
  at: 0,
  data: { productId },
})

let visitor: TestShopper

test.beforeEach(async ({ api }) => {
  visitor = api.client.withToken(null)
  await api.database.db.pool.query('truncate product_events, recommendation_clicks, recommendation_counts')
})

const report = (visit: string, events: Events, headers = {}) =>
  visitor.tryCall('internal.events', { body: { visit, events }, headers })

const compute = async (api: TestApi) => {
  await api.database.db.pool.query('truncate recommendation_runs')
  return recomputeRecommendations(api.deps)
}

const recommended = async (query: CallInput<'products.widgetRecommendations'>['query']) =>
  (await visitor.call('products.widgetRecommendations', { query })).recommendations.map(({ id }) => id)

const countsOf = async (api: TestApi) =>
  (await api.database.db.pool.query('select slot, strategy, impressions, clicks, purchases from recommendation_counts'))
    .rows

test('what three visits looked at together leads a product’s recommendations, with token, title, address, picture and price [REC-01] [REC-03]', async ({
  api,
}) => {
  for (let nth = 0; nth < 3; nth += 1) await report(visitOf(nth), [product('viewed', court), product('viewed', tee)])
  for (let nth = 3; nth < 6; nth += 1) await report(visitOf(nth), [product('viewed', scarce), product('viewed', sale)])
  expect(await compute(api)).toBe(api.deps.sites.length)
  const { slot, recommendations } = await visitor.call('products.widgetRecommendations', {
    query: { slot: 'product', productId: court },
  })
  expect(slot).toBe('product')
  expect(recommendations[0]).toMatchObject({
    id: tee,
    title: 'Plain Tee',
    url: expect.stringContaining(tee),
    recToken: expect.stringMatching(new RegExp(`^product\\.co_viewed\\.${tee}\\.`)),
    price: { lowCurrent: 25 },
  })
  expect(recommendations[0]?.image.url).toBeTruthy()
  expect(recommendations.map(({ id }) => id)).not.toContain(court)
})

test('without any visit a product has recommendations by category, and none that is sold out or not sold at the site [REC-01]', async ({
  api,
}) => {
  const free = api.database.db.pool
  const { rows } = await free.query(
    `select distinct v.product_id as id from variants v join stock_items s on s.variant_id = v.id where s.on_hand > s.reserved`,
  )
  const ids = await recommended({ slot: 'product', productId: court, limit: 24 })
  expect(ids.length).toBeGreaterThan(2)
  const inStock = new Set([...rows.map(({ id }) => id), testProducts.giftCard])
  expect(ids.filter((id) => !inStock.has(id))).toEqual([])
  expect(ids).not.toContain(testProducts.unpriced)
  expect(ids).not.toContain(testProducts.withdrawn)
})

test('products that three orders had together are recommended for a cart with one of them [REC-01]', async ({
  api,
}) => {
  for (let nth = 0; nth < 3; nth += 1) {
    const guest = await api.client.createGuest()
    const { id } = await createCartWith(guest, variantOf('tee'))
    await guest.call('cart.addItem', { body: { cartId: id, productId: variantOf('limited'), qty: 1 } })
    await makeReady(guest, id)
    await guest.call('checkout.placeOrder', { body: { cartId: id } })
  }
  for (const size of ['8', '9']) {
    const guest = await api.client.createGuest()
    const { id } = await createCartWith(guest, variantOf('court', size))
    await makeReady(guest, id)
    await guest.call('checkout.placeOrder', { body: { cartId: id } })
  }
  await compute(api)
  expect((await recommended({ slot: 'cart', besides: tee }))[0]).toBe(limited)
  expect(await recommended({ slot: 'cart', besides: `${tee},${limited}` })).not.toContain(limited)
})

test('the cards that were seen, followed and bought are counted by slot, each follow and purchase once a visit [REC-02]', async ({
  api,
}) => {
  const { impressionToken, recommendations } = await visitor.call('products.widgetRecommendations', {
    query: { slot: 'home', limit: 3 },
  })
  const [card] = recommendations
  const follow = { type: 'recommendation', name: 'clicked', at: 0, data: { recToken: card?.recToken ?? '' } } as const
  await report(visitOf(1), [{ type: 'recommendation', name: 'shown', at: 0, data: { impressionToken } }])
  await report(visitOf(1), [follow, follow])
  await report(visitOf(1), [follow])
  await report(visitOf(1), [product('bought', card?.id ?? ''), product('bought', card?.id ?? '')])
  await report(visitOf(2), [product('bought', card?.id ?? '')])
  expect(await countsOf(api)).toEqual([{ slot: 'home', strategy: 'popular', impressions: 3, clicks: 1, purchases: 1 }])
})

test('a token that the shop did not write, or wrote for another site, counts nothing [REC-02]', async ({ api }) => {
  const data = {
    recToken: `home.popular.${court}.AAAAAAAAAAAAAAAA`,
    impressionToken: 'home.popular.9.AAAAAAAAAAAAAAAA',
  }
  const { recommendations } = await api.client
    .withToken(null, 'fr-ca')
    .call('products.widgetRecommendations', { query: { slot: 'home', limit: 1 } })
  const foreign = { recToken: recommendations[0]?.recToken ?? '' }
  await report(visitOf(1), [
    { type: 'recommendation', name: 'clicked', at: 0, data },
    { type: 'recommendation', name: 'shown', at: 0, data },
    { type: 'recommendation', name: 'clicked', at: 0, data: foreign },
  ])
  expect(await countsOf(api)).toEqual([])
})

test('a visit is not recorded without its id, against the privacy signal, or where the site waits for a consent that is not there [REC-02]', async ({
  api,
}) => {
  const count = async () =>
    (await api.database.db.pool.query('select count(*)::int as n from product_events')).rows[0].n
  const events = [product('viewed', court)]
  await visitor.call('internal.events', { body: { events } })
  await report(visitOf(1), events, { 'sec-gpc': '1' })
  await report(visitOf(1), events, { cookie: 'lh_consent=C0001.C0002' })
  const german = api.client.withToken(null, 'de-de')
  await german.call('internal.events', { body: { visit: visitOf(1), events } })
  expect(await count()).toBe(0)
  await german.tryCall('internal.events', {
    body: { visit: visitOf(1), events },
    headers: { cookie: 'lh_consent=C0001.C0004' },
  })
  expect(await count()).toBe(1)
  const { rows } = await api.database.db.pool.query('select encode(visit, $1) as visit from product_events', ['escape'])
  expect(rows[0].visit).not.toContain('visit-number')
})

test('a decision answers one filled slot for each event that names one, and records what the events say [REC-01]', async ({
  api,
}) => {
  const { actions } = await visitor.call('decisions.decide', {
    params: { brand: api.deps.defaultSite.brand },
    body: {
      channel: 'web',
      monetateId: visitOf(7),
      events: [
        { eventType: 'product', productIds: [court] },
        { eventType: 'decision', slot: 'product', limit: 2 },
        { eventType: 'decision', slot: 'outfit' },
      ],
    },
  })
  const filled = actions.filter((action) => action.actionType === 'recommendations')
  expect(filled.map(({ slot }) => slot)).toEqual(['product', 'outfit'])
  expect(actions).toHaveLength(2)
  expect(filled[0]?.recommendations).toHaveLength(2)
  const { rows } = await api.database.db.pool.query('select kind, product_id from product_events')
  expect(rows).toEqual([{ kind: 'viewed', product_id: court }])
  const other = { channel: 'web', events: [{ eventType: 'decision' }] }
  expect((await visitor.tryCall('decisions.decide', { params: { brand: 'unknown' }, body: other })).status).toBe(404)
})

test('a site is computed by one instance at a time, and not again within ten minutes [REC-01]', async ({ api }) => {
  await api.database.db.pool.query('truncate recommendation_runs')
  const counts = await Promise.all([recomputeRecommendations(api.deps), recomputeRecommendations(api.deps)])
  expect((counts[0] ?? 0) + (counts[1] ?? 0)).toBe(api.deps.sites.length)
  expect(await recomputeRecommendations(api.deps)).toBe(0)
})

test('a product that is in stock again is recommended within two minutes, though the catalogue’s lists are kept [REC-01]', async ({
  api,
}) => {
  const { pool } = api.database.db
  const change = (sign: number, rows: readonly { variant_id: string; location_id: string; free: number }[]) =>
    Promise.all(
      rows.map((row) =>
        pool.query(
          `insert into stock_entries (variant_id, location_id, reason, quantity) values ($1, $2, 'count', $3)`,
          [...[row.variant_id, row.location_id, sign * row.free]],
        ),
      ),
    )
  const now = api.deps.now()
  const list = () => recommended({ slot: 'product', productId: court, limit: 24 })
  const { rows } = await pool.query(
    `select s.variant_id, s.location_id, s.on_hand - s.reserved as free from stock_items s join variants v on v.id = s.variant_id
      where v.product_id = $1 and s.on_hand > s.reserved`,
    [tee],
  )
  expect(rows.length).toBeGreaterThan(0)
  await change(-1, rows)
  await vi.waitFor(async () => expect(await list()).not.toContain(tee), { timeout: 5000 })
  api.setNow(now + 60_000)
  expect(await list()).not.toContain(tee)
  await change(1, rows)
  api.setNow(now + 120_000)
  await vi.waitFor(async () => expect(await list()).toContain(tee), { timeout: 5000 })
  api.setNow(now)
})
