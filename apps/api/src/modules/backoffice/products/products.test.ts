import { type BackofficeCaller, openBackoffice, type TestApi, testProducts, variantOf } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

const productId = testProducts.court
const params = { productId }
const rights = ['catalogue.read', 'catalogue.edit', 'catalogue.prices', 'catalogue.stock'] as const

let staff: BackofficeCaller
test.beforeAll(async ({ api }) => {
  staff = await openBackoffice(api, { rights })
})

const toEdit = ({
  version,
  names,
  descriptions,
  richDescriptions,
  categoryIds,
  state,
}: Awaited<ReturnType<typeof read>>) => ({
  ...{ version, names, descriptions, richDescriptions, categoryIds, state, withdrawnVariantIds: [] as string[] },
})
const read = () => staff.call('backoffice.getProduct', { params })
const logOf = async (api: TestApi, action: string) =>
  (
    await api.database.db.pool.query('select data from staff_actions where action = $1 order by id desc limit 1', [
      action,
    ])
  ).rows[0]?.data

test('staff find a product by its name, its id and its barcode, in every state [MER-01]', async () => {
  const [variant] = (await read()).variants
  for (const search of [productId, variant?.upc ?? '', variant?.variantId ?? '']) {
    const { items } = await staff.call('backoffice.listProducts', { query: { search } })
    expect(items.map((item) => item.productId)).toEqual([productId])
  }
  const { names } = await read()
  const name = String(names['en-us']).slice(2, 8)
  const { items } = await staff.call('backoffice.listProducts', { query: { search: name } })
  expect(items.map((item) => item.productId)).toContain(productId)
  const { total } = await staff.call('backoffice.listProducts', { query: { search: 'nothing has this name' } })
  expect(total).toBe(0)
})

test('words that staff change are shown in the shop and in its search, and the audit log has what they were [MER-01]', async ({
  api,
  guest,
}) => {
  const before = await read()
  const names = { ...before.names, 'en-us': 'Zebrawood Runner' }
  const richDescriptions = { 'en-us': '<p onclick="x()">Fine <b>grain</b><script>y()</script></p>' }
  const after = await staff.call('backoffice.editProduct', {
    params,
    body: { ...toEdit(before), names, richDescriptions },
  })
  expect(after.names['en-us']).toBe('Zebrawood Runner')
  expect(after.richDescriptions['en-us']).toBe('<p>Fine <b>grain</b></p>')
  expect(await logOf(api, 'backoffice.editProduct')).toMatchObject({
    before: { names: { 'en-us': before.names['en-us'] } },
    after: { names: { 'en-us': 'Zebrawood Runner' } },
  })
  api.deps.catalogue.drop([productId])
  api.deps.search.index.drop()
  const found = await guest.call('search.products', { query: { q: 'zebrawood', locale: 'en-us' } })
  expect(JSON.stringify(found)).toContain('Zebrawood Runner')
})

test('a change on a version that someone else changed is refused, and nothing of it is written [MER-01]', async () => {
  const seen = await read()
  await staff.call('backoffice.editProduct', { params, body: { ...toEdit(seen), names: { 'en-us': 'First' } } })
  const second = { ...toEdit(seen), names: { 'en-us': 'Second' } }
  expect(await staff.tryCall('backoffice.editProduct', { params, body: second })).toBeRefused(409, 'CTG409')
  expect((await read()).names['en-us']).toBe('First')
  const nameless = { ...toEdit(await read()), names: {} }
  expect(await staff.tryCall('backoffice.editProduct', { params, body: nameless })).toBeRefused(400, 'API400')
  const lost = { ...toEdit(await read()), categoryIds: ['99999999'] }
  expect(await staff.tryCall('backoffice.editProduct', { params, body: lost })).toBeRefused(400, 'API400')
})

test('a price and its reduction with a period are added to the history and logged; an old version is refused [MER-02]', async ({
  api,
}) => {
  const { priceLists } = await read()
  const list = priceLists.find(({ priceList }) => priceList === 'us-usd')
  const body = { priceList: 'us-usd', version: list?.version ?? '', base: 123.45 }
  const until = new Date(api.deps.now() + 86_400_000).toISOString()
  const after = await staff.call('backoffice.setPrice', { params, body: { ...body, sale: { amount: 99.5, until } } })
  const entries = after.priceLists.find(({ priceList }) => priceList === 'us-usd')?.entries ?? []
  expect(entries).toHaveLength((list?.entries.length ?? 0) + 2)
  expect(entries.slice(0, 2)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'base', amount: 123.45 }),
      expect.objectContaining({ kind: 'sale', amount: 99.5, until }),
    ]),
  )
  expect(await logOf(api, 'backoffice.setPrice')).toMatchObject({ after: { base: 123.45, sale: { amount: 99.5 } } })
  expect(await staff.tryCall('backoffice.setPrice', { params, body })).toBeRefused(409, 'CTG409')
  const dearer = { ...body, version: '1', sale: { amount: 200 } }
  expect(await staff.tryCall('backoffice.setPrice', { params, body: dearer })).toBeRefused(400, 'API400')
})

test('a stock is counted at its location with a reason, not over another change and not below what is reserved [MER-03]', async ({
  api,
}) => {
  const stock = await staff.call('backoffice.getProductStock', { params, query: { siteId: 'LH-US' } })
  const item = stock.items.find(({ onHand }) => onHand > 2)
  if (!item) throw new Error('The test catalogue has no stock.')
  const { variantId, locationId, onHand } = item
  const body = { variantId, locationId, expected: onHand, quantity: onHand + 7, reason: 'found' } as const
  const counted = await staff.call('backoffice.countStock', { params, body: { ...body, note: 'behind the shelf' } })
  expect(counted.items.find((one) => one.variantId === variantId && one.locationId === locationId)?.onHand).toBe(
    onHand + 7,
  )
  expect(await logOf(api, 'backoffice.countStock')).toMatchObject({
    before: { onHand },
    after: { onHand: onHand + 7, reason: 'found', note: 'behind the shelf' },
  })
  expect(await staff.tryCall('backoffice.countStock', { params, body })).toBeRefused(409, 'CTG409')
  await api.database.db.pool.query(
    `insert into stock_entries (variant_id, location_id, reason, quantity, order_number) values ($1, $2, 'reserve', 2, 'LHTEST0001')`,
    [variantId, locationId],
  )
  const low = { ...body, expected: onHand + 7, quantity: 1 }
  expect(await staff.tryCall('backoffice.countStock', { params, body: low })).toBeRefused(409, 'CTG409')
  const nowhere = { ...low, locationId: 'nowhere' }
  expect(await staff.tryCall('backoffice.countStock', { params, body: nowhere })).toBeRefused(404, 'CTG404')
})

test('a new name leaves the addresses of a product as they are, and a new language gets one of its own [MER-01]', async () => {
  const own = { params: { productId: testProducts.tee } }
  const before = await staff.call('backoffice.getProduct', own)
  const names = { ...before.names, 'en-us': 'Renamed Tee', 'it-it': 'Maglia Più Bella', 'nl-nl': '運動' }
  const after = await staff.call('backoffice.editProduct', { ...own, body: { ...toEdit(before), names } })
  const pathOf = (siteId: string) => after.pages.find((page) => page.siteId === siteId)?.path
  expect([pathOf('LH-US'), pathOf('LH-IT'), pathOf('LH-NL')]).toEqual([
    `/en-us/p/plain-tee-${testProducts.tee}`,
    `/it-it/p/maglia-piu-bella-${testProducts.tee}`,
    `/nl-nl/p/${testProducts.tee.toLowerCase()}-${testProducts.tee}`,
  ])
  const hidden = await staff.call('backoffice.editProduct', { ...own, body: { ...toEdit(after), state: 'draft' } })
  expect([hidden.state, hidden.pages]).toEqual(['draft', []])
})

test('a stock is counted down to what is reserved, once for what differs, and only as one of its own product [MER-03]', async ({
  api,
}) => {
  const [variantId, locationId] = [variantOf('sale', '8'), api.deps.defaultSite.warehouse]
  const { pool } = api.database.db
  await pool.query(
    `insert into stock_entries (variant_id, location_id, reason, quantity, order_number) values ($1, $2, 'reserve', 3, 'LHTEST0002')`,
    [variantId, locationId],
  )
  const count = (expected: number, quantity: number, product: keyof typeof testProducts = 'sale') =>
    staff.tryCall('backoffice.countStock', {
      params: { productId: testProducts[product] },
      body: { variantId, locationId, expected, quantity, reason: 'count' },
    })
  const countLogged = async () =>
    (
      await pool.query(`select 1 from staff_actions where action = 'backoffice.countStock' and subject = $1`, [
        testProducts.sale,
      ])
    ).rowCount
  expect(await count(1000, 2)).toBeRefused(409, 'CTG409')
  expect(await count(1000, 3, 'court')).toBeRefused(404, 'CTG404')
  expect((await count(1000, 3)).status).toBe(200)
  expect((await count(3, 3)).status).toBe(200)
  expect(await countLogged()).toBe(1)
})

test('an unknown product is refused', async () => {
  const unknown = { params: { productId: 'NOSUCH0001' } }
  expect(await staff.tryCall('backoffice.getProduct', unknown)).toBeRefused(404, 'CTG404')
  expect(await staff.tryCall('backoffice.getProductStock', { ...unknown, query: {} })).toBeRefused(404, 'CTG404')
})
