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

const countLog = async (api: TestApi) => {
  const { rows } = await api.database.db.pool.query('select count(*)::int as entries from staff_actions')
  return rows[0].entries
}

test('what stays as it is has no entry in the audit log: words, a price, a stock', async ({ api }) => {
  const before = await read()
  const price = { priceList: 'de-eur', base: 119.9 }
  const versionOf = ({ priceLists }: typeof before) =>
    priceLists.find(({ priceList }) => priceList === price.priceList)?.version ?? ''
  const set = await staff.call('backoffice.setPrice', { params, body: { ...price, version: versionOf(before) } })
  const { items } = await staff.call('backoffice.getProductStock', { params, query: { siteId: 'LH-US' } })
  const [stock] = items
  if (!stock) throw new Error('The test catalogue has no stock.')
  const { variantId, locationId, onHand } = stock
  const entries = await countLog(api)
  await staff.call('backoffice.setPrice', { params, body: { ...price, version: versionOf(set) } })
  expect((await staff.call('backoffice.editProduct', { params, body: toEdit(await read()) })).version).toBe(set.version)
  const count = { variantId, locationId, expected: onHand, quantity: onHand, reason: 'count' } as const
  await staff.call('backoffice.countStock', { params, body: count })
  expect(await countLog(api)).toBe(entries)
})

test.for([
  ['as dear as its price', { amount: 120 }],
  ['that ends at this moment', { amount: 90, until: '2026-11-20T10:00:00.000Z' }],
  ['that ends as it begins', { amount: 90, from: '2026-12-01T00:00:00.000Z', until: '2026-12-01T00:00:00.000Z' }],
] as const)('a reduction %s is refused at its field: %j [MER-02]', async ([, sale]) => {
  const { priceLists } = await read()
  const version = priceLists.find(({ priceList }) => priceList === 'gb-gbp')?.version ?? ''
  const body = { priceList: 'gb-gbp', version, base: 120, sale }
  const refused = await staff.tryCall('backoffice.setPrice', { params, body })
  expect(refused).toBeRefused(400, 'API400')
  expect(refused.body.errorDetails[0]?.field).toBe('sale')
})

test('a price of one colour or one variant stands at that level, and one of a strange level or list is refused [MER-02]', async () => {
  const { priceLists, colours, variants } = await read()
  const [colourCode, variantId] = [colours[0]?.colourCode ?? '', variants[0]?.variantId ?? '']
  const body = {
    priceList: 'gb-gbp',
    version: priceLists.find(({ priceList }) => priceList === 'gb-gbp')?.version ?? '',
  }
  const set = (own: object, at = body) =>
    staff.tryCall('backoffice.setPrice', { params, body: { ...at, base: 110, ...own } })
  expect(await set({ variantId: variantOf('tee') })).toBeRefused(404, 'CTG404')
  expect(await set({ colourCode: '99' })).toBeRefused(404, 'CTG404')
  expect(await set({}, { ...body, priceList: 'no-list' })).toBeRefused(400, 'API400')
  const listOf = ({ body: product }: Awaited<ReturnType<typeof set>>) =>
    product.priceLists.find(({ priceList }) => priceList === 'gb-gbp')
  const ofColour = listOf(await set({ colourCode }))
  const ofVariant = listOf(await set({ variantId, base: 105 }, { ...body, version: ofColour?.version ?? '' }))
  expect(ofVariant?.entries).toEqual(
    expect.arrayContaining([
      { colourCode, kind: 'base', amount: 110, from: expect.any(String) },
      { variantId, kind: 'base', amount: 105, from: expect.any(String) },
    ]),
  )
})

test('units are sold ahead at the warehouse of a site from a day to come, with an entry in the audit log', async ({
  api,
}) => {
  const variantId = variantOf('court')
  const locationId = api.deps.sites.find(({ siteId }) => siteId === 'LH-US')?.warehouse ?? ''
  const body = { variantId, locationId, units: 4, day: '2027-03-12' }
  const set = (own: object = {}) => staff.tryCall('backoffice.setPreOrder', { params, body: { ...body, ...own } })
  for (const own of [{ locationId: 'nowhere' }, { variantId: variantOf('tee') }])
    expect(await set(own)).toBeRefused(404, 'CTG404')
  for (const own of [{ day: '2026-11-20' }, { day: undefined }]) expect(await set(own)).toBeRefused(409, 'CTG409')
  expect(await set({ day: '2027-02-30' })).toBeRefused(400, 'API400')
  const itemOf = ({ body: { items } }: Awaited<ReturnType<typeof set>>) =>
    items.find((one) => one.variantId === variantId && one.locationId === locationId)
  expect(itemOf(await set())).toMatchObject({ incoming: 4, promised: 0, expectedOn: '2027-03-12' })
  expect(await logOf(api, 'backoffice.setPreOrder')).toMatchObject({ after: { units: 4, day: '2027-03-12' } })
  expect(itemOf(await set({ units: 0, day: undefined }))).toMatchObject({ incoming: 0 })
  expect(await logOf(api, 'backoffice.setPreOrder')).toMatchObject({ after: { variantId, locationId, units: 0 } })
})

test('only a product that is live has a page in every shop', async () => {
  const { pages, locales } = await read()
  expect(pages.length).toBeGreaterThan(0)
  expect(pages.find(({ siteId }) => siteId === 'LH-US')?.path).toMatch(/^\/en-us\/p\/.+-LHTEST0001$/)
  expect(locales).toContain('fr-ca')
  const withdrawn = await staff.call('backoffice.getProduct', { params: { productId: testProducts.withdrawn } })
  expect([withdrawn.state, withdrawn.pages]).toEqual(['withdrawn', []])
})
