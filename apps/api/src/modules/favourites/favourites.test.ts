import {
  addConsumer,
  getCode,
  signInAs,
  type TestApi,
  type TestShopper,
  testNow,
  testProducts,
} from '@lacehouse/test-kit'
import { test, toRefusal } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { applyRetention } from '../../core/retention/apply-retention.ts'

let guest: TestShopper
test.beforeAll(async ({ api }) => {
  for (const { features } of api.deps.sites) Object.assign(features.captcha, { signIn: false })
})
test.beforeEach(async ({ api }) => {
  api.setNow(testNow)
  guest = await api.client.createGuest('en-us')
})
const keyOf = (product: keyof typeof testProducts) => `${testProducts[product]}-01`
const list = (shopper = guest, query = {}) => shopper.call('wishlists.favorites', { query })
const add = (id: string, shopper = guest, more = {}) =>
  shopper.call('wishlists.addFavorite', { body: { id, itemType: 'product', ...more } })
const tryAdd = (body: Record<string, unknown>, shopper = guest) => shopper.tryCall('wishlists.addFavorite', { body })
const heartsOf = ({ hearts }: { hearts: readonly { id: string }[] }) => hearts.map(({ id }) => id)
/** Fills a list of an owner directly in the database. */
const fill = (api: TestApi, listId: string, count: number) =>
  api.database.db.pool.query(
    `insert into favourite_items (list_id, product_id, colour_code, qty, added_at)
     select $1, 'LHFILL' || lpad(n::text, 4, '0'), '01', 1, to_timestamp(n) from generate_series(1, $2) n`,
    [listId, count],
  )

test('a guest’s favourites are listed as cards, the latest first, with current prices and stock [FAV-01] [FAV-03]', async ({
  api,
}) => {
  expect(await list()).toEqual({ items: [], total: 0, start: 0, count: 24, hearts: [] })
  await add(keyOf('court'))
  api.setNow(testNow + 1)
  const two = await add(testProducts.tee.toLowerCase(), guest, { qty: 2 })
  expect(heartsOf(two)).toEqual([keyOf('tee'), keyOf('court')])
  expect(await list()).toEqual(two)
  expect(two.items[1]).toMatchObject({
    id: keyOf('court'),
    productId: testProducts.court,
    color: '01',
    qty: 1,
    itemType: 'product',
    available: true,
    name: 'Halden Court',
    product: { name: 'Halden Court', price: { lowCurrent: 100 }, url: expect.stringMatching(/LHTEST0001\?color=01$/) },
  })
})

test('a product on the list stays in its place, and a given quantity replaces its quantity [FAV-01]', async ({
  api,
}) => {
  await add(keyOf('court'))
  api.setNow(testNow + 1)
  await add(keyOf('tee'))
  const again = await add(keyOf('court'), guest, { qty: 3 })
  expect(again.items.map(({ id, qty }) => [id, qty])).toEqual([
    [keyOf('tee'), 1],
    [keyOf('court'), 3],
  ])
  expect((await add(keyOf('court'))).items[1]?.qty).toBe(3)
})

test('a favourite is added once, also from several tabs at the same time [FAV-01]', async () => {
  const answers = await Promise.all([1, 2, 3, 4].map(() => add(keyOf('court'))))
  expect(answers.map(({ total }) => total)).toEqual([1, 1, 1, 1])
  expect((await list()).hearts).toHaveLength(1)
})

test.each([
  ['an unknown product', { id: 'LHTEST0099' }, [404, 'ORD404']],
  ['an unknown colour', { id: `${testProducts.court}-77` }, [404, 'ORD404']],
  ['a product that the site does not sell', { id: testProducts.unpriced }, [404, 'ORD404']],
  ['a withdrawn product', { id: testProducts.withdrawn }, [409, 'INV405']],
  ['a quantity of zero', { id: testProducts.court, qty: 0 }, [400, 'INV407']],
  ['another item type', { id: testProducts.court, itemType: 'store' }, [400, 'API400']],
])('%s is not added to the favourites [FAV-01]', async (_, body, refused) => {
  expect(toRefusal(await tryAdd(body))).toEqual(refused)
  expect((await list()).total).toBe(0)
})

test('a list has at most two hundred items in pages of twenty-four, also with concurrent calls [FAV-01]', async ({
  api,
}) => {
  const { favoriteId = '' } = await add(keyOf('court'))
  await fill(api, favoriteId, 198)
  const both = await Promise.all([tryAdd({ id: keyOf('tee') }), tryAdd({ id: keyOf('sale') })])
  expect(both.map(toRefusal).sort()).toEqual([
    [200, undefined],
    [409, 'INV408'],
  ])
  const first = await list()
  expect([first.items.length, first.total, first.hearts.length]).toEqual([24, 200, 200])
  const last = await list(guest, { start: 192, count: 24 })
  expect(last.items).toHaveLength(8)
  expect((await list(guest, { count: 0 })).items).toEqual([])
})

test('a favourite is removed once, and can be added again [FAV-01]', async () => {
  const { favoriteId = '', items } = await add(keyOf('court'))
  const params = { favoriteId, itemId: items[0]?.itemId ?? '' }
  expect(await guest.call('wishlists.removeFavorite', { params })).toMatchObject({ favoriteId, total: 0, items: [] })
  expect(await guest.tryCall('wishlists.removeFavorite', { params })).toBeRefused(404, 'ORD404')
  expect((await add(keyOf('court'))).total).toBe(1)
})

test('only its owner has access to a list [FAV-01] [AUTH-13]', async ({ api }) => {
  const { favoriteId = '', items } = await add(keyOf('court'))
  const stranger = await api.client.createGuest('en-us')
  const params = { favoriteId, itemId: items[0]?.itemId ?? '' }
  expect((await list(stranger)).total).toBe(0)
  expect(await stranger.tryCall('wishlists.removeFavorite', { params })).toBeRefused(404, 'ORD404')
  expect(await tryAdd({ id: keyOf('tee'), favoriteId }, stranger)).toBeRefused(404, 'ORD404')
  expect(await stranger.tryCall('wishlists.shareFavorites', { params })).toBeRefused(404, 'ORD404')
  expect(await stranger.tryCall('wishlists.sharedFavorites', { params })).toBeRefused(404, 'ORD404')
  expect((await add(keyOf('tee'), guest, { favoriteId })).total).toBe(2)
})

test('a product that is withdrawn later stays on the list as unavailable, and can be removed [FAV-01]', async ({
  api,
}) => {
  const { pool } = api.database.db
  const { favoriteId = '', items } = await add(keyOf('limited'))
  await fill(api, favoriteId, 1)
  await pool.query(`update products set status = 'withdrawn' where id = $1`, [testProducts.limited])
  await expect.poll(async () => (await list()).items[0]?.product).toBeUndefined()
  const gone = await list()
  expect(gone.items[0]).toMatchObject({ name: 'Limited Court', available: false })
  expect(gone.items[1]).toEqual({
    ...{ itemId: expect.any(String), id: 'LHFILL0001-01', productId: 'LHFILL0001', color: '01' },
    ...{ qty: 1, itemType: 'product', available: false },
  })
  const params = { favoriteId, itemId: items[0]?.itemId ?? '' }
  expect((await guest.call('wishlists.removeFavorite', { params })).total).toBe(1)
  await pool.query(`update products set status = 'live' where id = $1`, [testProducts.limited])
})

test('a link shows the current list to every caller without naming its owner; its id opens nothing else [FAV-02]', async ({
  api,
}) => {
  const { favoriteId = '', items } = await add(keyOf('court'))
  const share = () => guest.call('wishlists.shareFavorites', { params: { favoriteId } })
  const link = await share()
  expect(await share()).toEqual(link)
  expect(link.favoriteId).not.toBe(favoriteId)
  expect(link.url).toBe(`${api.deps.publicUrl}/en-us/favorites/${link.favoriteId}`)
  await add(keyOf('tee'))
  const seen = await fetch(`${api.url}/wishlists/v2/favorites/${link.favoriteId}/share?locale=en-us`)
  const text = await seen.text()
  expect([seen.status, JSON.parse(text).total]).toEqual([200, 2])
  for (const secret of [guest.id, favoriteId, items[0]?.itemId ?? '']) expect(text).not.toContain(secret)
  const params = { favoriteId: link.favoriteId, itemId: items[0]?.itemId ?? '' }
  expect(await guest.tryCall('wishlists.removeFavorite', { params })).toBeRefused(404, 'ORD404')
})

test.for(['EMPLOYEE', 'STORE_EMPLOYEE'] as const)('%s has no favourites [FAV-04]', async (consumerType, { api }) => {
  const consumerNo = `F-${consumerType}`
  await addConsumer(api.database.db, { consumerNo, consumerType })
  const { accessToken } = api.deps.tokens.issue({ kind: 'consumer', id: consumerNo, consumerType, siteId: 'LH-US' })
  const employee = api.client.withToken(accessToken, 'en-us')
  const params = { favoriteId: '00000000-0000-4000-8000-000000000000', itemId: '00000000-0000-4000-8000-000000000000' }
  const refused = [
    await employee.tryCall('wishlists.favorites', {}),
    await tryAdd({ id: keyOf('court') }, employee),
    await employee.tryCall('wishlists.removeFavorite', { params }),
    await employee.tryCall('wishlists.shareFavorites', { params }),
  ]
  expect(refused.map(toRefusal)).toEqual(refused.map(() => [403, 'AUT404']))
})

test('at sign-in the guest’s favourites are merged into the consumer’s, and the reply has their number [FAV-03] [AUTH-03]', async ({
  api,
}) => {
  const { email } = await addConsumer(api.database.db)
  const earlier = await signInAs(api.client, { email })
  expect(earlier.tokens.favorites).toBeUndefined()
  const own = await add(keyOf('court'), earlier)
  const { favoriteId: brought = '' } = await add(keyOf('court'))
  await add(keyOf('tee'))
  const body = { ...(await getCode(guest, email)), guestObjects: { favoriteId: brought } }
  const tokens = await guest.call('auth.token', { body })
  expect(tokens.favorites).toEqual({ favoriteId: own.favoriteId, total: 2 })
  const merged = await list(api.client.withToken(tokens.accessToken, 'en-us'))
  expect(heartsOf(merged).sort()).toEqual([keyOf('court'), keyOf('tee')])
  expect((await list()).favoriteId).toBeUndefined()
  const { refreshToken } = tokens
  const fresh = await guest.call('auth.token', { body: { grantType: 'refresh_token', refreshToken } })
  expect(fresh.favorites).toEqual(tokens.favorites)
})

test('the id of another guest’s favourites merges nothing [AUTH-13]', async ({ api }) => {
  const { email } = await addConsumer(api.database.db)
  const { favoriteId = '' } = await add(keyOf('court'))
  const other = await api.client.createGuest('en-us')
  await add(keyOf('tee'), other)
  const body = { ...(await getCode(other, email)), guestObjects: { favoriteId } }
  expect((await other.call('auth.token', { body })).favorites).toBeUndefined()
  expect((await list()).total).toBe(1)
})

test('two tabs that sign in at the same time merge once [FAV-03] [T17]', async ({ api }) => {
  const { email } = await addConsumer(api.database.db)
  const { favoriteId = '' } = await add(keyOf('court'))
  await add(keyOf('tee'))
  const codes = [await getCode(guest, email), await getCode(guest, email)]
  const answers = await Promise.all(
    codes.map((code) => guest.tryCall('auth.token', { body: { ...code, guestObjects: { favoriteId } } })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const again = await signInAs(api.client, { email })
  expect(again.tokens.favorites?.total).toBe(2)
})

test('the favourites of a guest are not merged for an employee [FAV-04]', async ({ api }) => {
  const { email } = await addConsumer(api.database.db, { consumerType: 'EMPLOYEE' })
  await add(keyOf('court'))
  expect((await signInAs(api.client, { email, guest })).tokens.favorites).toBeUndefined()
  expect((await list()).total).toBe(1)
})

test.for([
  ['leads on to an account that had none', false, 200],
  ['ends where the account has favourites that it never showed', true, 404],
] as const)('a guest’s link %s [FAV-02]', async ([_, hasOwn, status], { api }) => {
  const { email } = await addConsumer(api.database.db)
  if (hasOwn) await add(keyOf('tee'), await signInAs(api.client, { email }))
  const { favoriteId = '' } = await add(keyOf('court'))
  const link = await guest.call('wishlists.shareFavorites', { params: { favoriteId } })
  await signInAs(api.client, { email, guest })
  const seen = await guest.tryCall('wishlists.sharedFavorites', { params: { favoriteId: link.favoriteId } })
  expect(seen.status).toBe(status)
})

test('a guest’s list without a change for half a year is swept, a consumer’s stays [FAV-03]', async ({ api }) => {
  const { email } = await addConsumer(api.database.db)
  const consumer = await signInAs(api.client, { email })
  await add(keyOf('court'), consumer)
  await add(keyOf('court'))
  const { pool } = api.database.db
  await pool.query(`update favourite_lists set updated_at = now() - interval '181 days'`)
  await applyRetention({ ...api.deps, now: Date.now })
  expect((await list()).total).toBe(0)
  expect((await list(consumer)).total).toBe(1)
  expect((await add(keyOf('tee'))).total).toBe(1)
})
