import { addTestStores, type TestApi, testProducts, testStores, variantOf } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

test.beforeAll(async ({ api }) => {
  await addTestStores(api.database.db)
  api.deps.stores.drop()
})

const productId = testProducts.court
const anonymous = (api: TestApi, locale = 'en-us') => api.client.withToken(null, locale)
const ask = (api: TestApi, storeId: string, locale?: string) =>
  anonymous(api, locale).tryCall('stores.productInventory', { params: { productId }, query: { storeId } })
const readSizes = async (api: TestApi, storeId: string, locale?: string) =>
  (await ask(api, storeId, locale)).body.colors.flatMap(({ sizes }) => sizes)
const change = async (api: TestApi, statement: string, ...values: unknown[]) => {
  await api.database.db.pool.query(statement, values)
  api.deps.catalogue.drop([productId])
}
const addStock = (api: TestApi, size: string, quantity: number) =>
  change(
    api,
    `insert into stock_entries (variant_id, location_id, reason, quantity) values ($1, $2, 'count', $3)`,
    ...[variantOf('court', size), testStores.chicago, quantity],
  )
const reserve = (api: TestApi, quantity: number, order: string) =>
  change(
    api,
    `insert into stock_entries (variant_id, location_id, reason, quantity, order_number) values ($1, $2, 'reserve', $3, $4)`,
    ...[variantOf('court'), testStores.chicago, quantity, order],
  )

test('sizes are those of the site, with the decimal sign of its language, and colours are named in it [STO-04]', async ({
  api,
}) => {
  const { body } = await ask(api, testStores.mitte, 'de-de')
  expect(body).toMatchObject({ name: 'Halden Court', url: `/de-de/p/halden-court-${productId}` })
  expect(body.colors.map(({ label }) => label)).toEqual(['Chalk'])
  const sizes = await readSizes(api, testStores.mitte, 'de-de')
  expect(sizes.map(({ label, quantity }) => [label, quantity])).toEqual([
    ['41', 5],
    ['42,5', 5],
    ['44', 5],
  ])
  expect(await ask(api, testStores.mitte, 'en-us')).toBeRefused(404, 'STR404')
})

test('what orders have reserved is not in stock, and the last pair is [STO-04]', async ({ api }) => {
  const readStock = async () => {
    const query = { storeId: testStores.chicago, productId: variantOf('court') }
    const { quantity, stockStatus } = await anonymous(api).call('stores.inventory', { query })
    const own = (await readSizes(api, testStores.chicago)).find(({ variantId }) => variantId === variantOf('court'))
    expect(own).toMatchObject({ quantity, stockStatus })
    return [quantity, stockStatus]
  }
  expect(await readStock()).toEqual([9, 'inStock'])
  await reserve(api, 6, 'LHTEST0001')
  expect(await readStock()).toEqual([3, 'lowStock'])
  await reserve(api, 2, 'LHTEST0002')
  expect(await readStock()).toEqual([1, 'lowStock'])
  await reserve(api, 1, 'LHTEST0003')
  expect(await readStock()).toEqual([0, 'outOfStock'])
})

test('a size that the store never had is out of stock, and of a large stock no more than 20 pieces are public [STO-04]', async ({
  api,
}) => {
  await addStock(api, '10', 21)
  const sizes = await readSizes(api, testStores.chicago)
  expect(sizes.map(({ label, quantity, stockStatus }) => [label, quantity, stockStatus])).toMatchObject([
    ['8', 0, 'outOfStock'],
    ['9', expect.any(Number), expect.any(String)],
    ['10', 20, 'inStock'],
  ])
})

test('a withdrawn size is not shown, whatever the store has of it [STO-04]', async ({ api, onTestFinished }) => {
  const setStatus = (status: string) =>
    change(api, 'update variants set status = $2 where id = $1', variantOf('court', '8'), status)
  onTestFinished(() => setStatus('live'))
  await setStatus('withdrawn')
  expect((await readSizes(api, testStores.soho)).map(({ label }) => label)).toEqual(['9', '10'])
})

test('sizes that a merchant names itself are shown as they are, and not as those of the site [STO-04]', async ({
  api,
  onTestFinished,
}) => {
  const setOptions = (names: object[] | null, options: object | null) =>
    change(
      api,
      `with own as (update products set options = $2::jsonb where id = $1)
      update variants set options = $4::jsonb where id = $3`,
      ...[productId, names && JSON.stringify(names), variantOf('court', '8'), options],
    )
  onTestFinished(() => setOptions(null, null))
  const own = ['size', 'width'].map((type) => ({ type, names: {} }))
  await setOptions(own, { size: '8', width: 'D' })
  expect((await readSizes(api, testStores.mitte, 'de-de'))[0]?.label).toBe('8')
})

test('a search near a position shows the store’s distance and stock, and only of as many stores as are asked for [STO-01] [STO-04]', async ({
  api,
}) => {
  const search = (body: object) => anonymous(api).call('stores.search', { body })
  const at = { latitude: 42.3507, longitude: -71.0806, productId: variantOf('court', '8') }
  const { stores, origin } = await search({ ...at, limit: 2 })
  expect(origin).toEqual({ latitude: at.latitude, longitude: at.longitude })
  expect(stores.map(({ id, distance, stock }) => [id, distance, stock?.quantity])).toEqual([
    [testStores.boston, 0, 0],
    [testStores.soho, expect.any(Number), 10],
  ])
  expect((await search({ ...at, pickup: true })).stores.map(({ id }) => id)).not.toContain(testStores.chicago)
  const plain = (await search({ place: '  ' })).stores
  expect(plain.flatMap(({ distance, stock }) => [distance, stock])).toEqual(plain.flatMap(() => [undefined, undefined]))
})
