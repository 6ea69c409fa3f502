import { addTestStores, type TestApi, testNow, testProducts, testStores, variantOf } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

test.beforeAll(async ({ api }) => {
  await addTestStores(api.database.db)
  api.deps.stores.drop()
})

const anonymous = (api: TestApi, locale = 'en-us') => api.client.withToken(null, locale)
const staffToken = (api: TestApi) =>
  api.deps.tokens.issue({ kind: 'consumer', id: 'us-t01-e1', consumerType: 'STORE_EMPLOYEE', siteId: 'LH-US' })
    .accessToken
const search = (api: TestApi, body: Record<string, unknown>, locale?: string) =>
  anonymous(api, locale).tryCall('stores.search', { body })

test('stores are found near a city, a postal code or a position, the nearest first [STO-01]', async ({ api }) => {
  const near = async (body: Record<string, unknown>) => (await search(api, body)).body.stores.map(({ id }) => id)
  const { soho, boston, chicago } = testStores
  expect(await near({ place: 'Brooklyn' })).toEqual([soho, boston, chicago])
  expect(await near({ place: '02116' })).toEqual([boston, soho, chicago])
  expect(await near({ latitude: 41.9, longitude: -87.6, limit: 1 })).toEqual([chicago])
  expect(await near({})).toHaveLength(3)
  expect((await search(api, { place: 'München' }, 'de-de')).body.stores.map(({ id }) => id)).toEqual([testStores.mitte])
  const { origin, stores } = (await search(api, { place: 'new york' })).body
  expect(origin?.name).toBe('New York')
  expect(stores[0]?.distance).toBeLessThan(2000)
})

test('a store has its address, its opening hours by weekday and its exceptional days [STO-01]', async ({ api }) => {
  const [store] = (await search(api, { storeId: testStores.soho })).body.stores
  expect(store).toMatchObject({
    name: 'Lacehouse SoHo',
    pickup: true,
    services: expect.arrayContaining(['pickup', 'reserve', 'returns']),
    address: { city: 'New York', province: 'NY' },
  })
  expect(store?.hours.weekdays.find(({ day }) => day === 'mon')?.hours).toEqual({ opens: '10:00', closes: '20:00' })
  expect(store?.hours.weekdays.find(({ day }) => day === 'sun')).toEqual({ day: 'sun' })
  expect(store?.hours.exceptions).toEqual([{ date: '2026-11-26' }])
  expect(store?.hours.today.date).toBe('2026-11-20')
})

test('a store says when an order is ready there, in its own time, over the hours in which it is closed [STO-01]', async ({
  api,
}) => {
  const readyAt = async () => (await search(api, { storeId: testStores.soho })).body.stores[0]?.ready
  // Three in the afternoon of a Monday in London is ten in the morning in New York, when the store opens.
  api.setNow(Date.parse('2026-11-23T15:00:00Z'))
  expect(await readyAt()).toEqual({ date: '2026-11-23', time: '12:00', isToday: true })
  // Sunday in New York, on which the store is closed.
  api.setNow(Date.parse('2026-11-22T20:00:00Z'))
  expect(await readyAt()).toEqual({ date: '2026-11-23', time: '12:00', isToday: false })
  api.setNow(testNow)
})

test('each store shows its stock of a product, and on request only stores with pickup are listed [STO-04]', async ({
  api,
}) => {
  const { stores } = (await search(api, { place: 'Boston', productId: variantOf('court'), pickup: true })).body
  expect(stores.map(({ id, stock }) => [id, stock?.quantity, stock?.stockStatus])).toEqual([
    [testStores.boston, 1, 'lowStock'],
    [testStores.soho, 10, 'inStock'],
  ])
  const [none] = (await search(api, { storeId: testStores.boston, productId: variantOf('tee') })).body.stores
  expect(none?.stock).toMatchObject({ quantity: 0, stockStatus: 'outOfStock' })
})

test.for([
  ['an unknown place', { place: 'Atlantis' }],
  ['an unknown store', { storeId: 'us-999' }],
  ['a store of another site', { storeId: testStores.mitte }],
] as const)('%s is STR404 [STO-01] [ERR-01]', async ([_, body], { api }) => {
  const { status, body: answer } = await search(api, body)
  expect([status, answer.errorDetails[0]?.errorId]).toEqual([404, 'STR404'])
})

test('a closed store is no longer found as soon as the database announces it [STO-01]', async ({ api }) => {
  const { pool } = api.database.db
  await pool.query(`update locations set status = 'closed' where id = $1`, [testStores.chicago])
  await expect.poll(async () => (await search(api, {})).body.stores.length).toBe(2)
  await pool.query(`update locations set status = 'open' where id = $1`, [testStores.chicago])
  await expect.poll(async () => (await search(api, {})).body.stores.length).toBe(3)
})

test('a store says which sizes of a product it has, colour by colour, and an unknown store or product is refused [STO-04]', async ({
  api,
}) => {
  const ask = (storeId: string, productId: string = testProducts.court) =>
    anonymous(api).tryCall('stores.productInventory', { params: { productId }, query: { storeId } })
  const { status, body } = await ask(testStores.soho)
  expect(status).toBe(200)
  expect(body).toMatchObject({ storeId: testStores.soho, productId: testProducts.court, colors: [{ value: '01' }] })
  const sizes = body.colors[0]?.sizes ?? []
  expect(sizes.map(({ label }) => label)).toEqual(['8', '9', '10'])
  for (const { variantId, quantity, stockStatus } of sizes) {
    const query = { storeId: testStores.soho, productId: variantId }
    expect(await anonymous(api).call('stores.inventory', { query })).toMatchObject({ quantity, stockStatus })
  }
  expect(sizes.some(({ quantity }) => quantity > 0)).toBe(true)
  expect(await ask('us-t99')).toMatchObject({ status: 404, body: { errorDetails: [{ errorId: 'STR404' }] } })
  expect(await ask(testStores.soho, testProducts.unpriced)).toMatchObject({
    status: 404,
    body: { errorDetails: [{ errorId: 'ORD404' }] },
  })
})

test('the stock of a product at a store is listed, and an unknown store is STR404 [STO-04]', async ({ api }) => {
  const ask = (storeId: string) =>
    anonymous(api).tryCall('stores.inventory', { query: { storeId, productId: variantOf('court') } })
  expect((await ask(testStores.soho)).body).toMatchObject({ quantity: 10, stockStatus: 'inStock' })
  expect((await ask('us-999')).body.errorDetails[0]?.errorId).toBe('STR404')
})

test('every caller gets the stores of a site, and only staff get their employees [STO-02] [CALL-05]', async ({
  api,
}) => {
  const { stores } = await anonymous(api, 'de-de').call('utilities.stores', {})
  expect(stores.map(({ id }) => id)).toEqual([testStores.mitte])
  const params = { storeId: testStores.soho }
  const guest = await api.client.createGuest()
  expect((await guest.tryCall('utilities.storeEmployees', { params })).status).toBe(403)
  const staff = api.client.withToken(staffToken(api))
  expect(await staff.call('utilities.storeEmployees', { params })).toEqual({
    storeId: testStores.soho,
    employees: [{ employeeId: 'us-t01-e1', name: 'Maya Brandt' }],
  })
  const unknown = await staff.tryCall('utilities.storeEmployees', { params: { storeId: 'us-999' } })
  expect(unknown.body.errorDetails[0]?.errorId).toBe('STR404')
})

test('the pickup points near an address are listed, the nearest first, and a distant address has none [CHK-15]', async ({
  api,
}) => {
  const ask = (body: Record<string, unknown>, locale = 'de-de') =>
    anonymous(api, locale).tryCall('stores.listPickupPoints', { body })
  const { body: near } = await ask({ place: '10115 Berlin' })
  expect(near.collectionPoints.map(({ id }) => id)).toEqual(['de-tp1', 'de-tp2'])
  expect((await ask({ place: 'Hamburg' })).body.collectionPoints).toEqual([])
  expect((await ask({ place: 'Boston' }, 'en-us')).body.collectionPoints).toEqual([])
  expect((await ask({ place: 'Atlantis' })).body.errorDetails[0]?.errorId).toBe('STR404')
  expect((await ask({})).body.errorDetails[0]).toMatchObject({ errorId: 'CHK320', field: 'place' })
})
