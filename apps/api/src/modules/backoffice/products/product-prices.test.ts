import type { CallInput } from '@lacehouse/contracts'
import { days, hours } from '@lacehouse/domain/time/durations'
import {
  type BackofficeCaller,
  openBackoffice,
  type TestApi,
  testNow,
  testProducts,
  variantOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

type PriceBody = CallInput<'backoffice.setPrice'>['body']
type Product = keyof typeof testProducts

let staff: BackofficeCaller
test.beforeAll(async ({ api }) => {
  staff = await openBackoffice(api, { rights: ['catalogue.read', 'catalogue.prices', 'catalogue.stock'] })
})

const priceList = 'us-usd'
const toIso = (at: number) => new Date(at).toISOString()
const readList = async (product: Product) => {
  const { priceLists } = await staff.call('backoffice.getProduct', { params: { productId: testProducts[product] } })
  const list = priceLists.find((one) => one.priceList === priceList)
  if (!list) throw new Error('The product has no such price list.')
  return list
}
const trySet = async (product: Product, change: Omit<PriceBody, 'priceList' | 'version'>) => {
  const { version } = await readList(product)
  const params = { productId: testProducts[product] }
  return staff.tryCall('backoffice.setPrice', { params, body: { priceList, version, ...change } })
}
/** Sets a price and lists the entries that this added, the newest first. */
const set = async (product: Product, change: Omit<PriceBody, 'priceList' | 'version'>) => {
  const before = (await readList(product)).entries.length
  expect((await trySet(product, change)).status).toBe(200)
  const { entries } = await readList(product)
  return entries.slice(0, entries.length - before)
}
const countLogged = async ({ database }: TestApi, product: Product) =>
  (
    await database.db.pool.query(`select 1 from staff_actions where action = 'backoffice.setPrice' and subject = $1`, [
      testProducts[product],
    ])
  ).rowCount
const readPrices = async (api: TestApi, product: Product) => {
  const productId = testProducts[product]
  api.deps.catalogue.drop([productId])
  const guest = await api.client.createGuest('en-us')
  const { variants } = await guest.call('products.details', { params: { productId }, query: {} })
  return Object.fromEntries(variants.map(({ attributes, price }) => [attributes.size, [price.original, price.current]]))
}

test('the price of one variant is that of no other one, and stays when the product’s price changes [MER-02]', async ({
  api,
}) => {
  const variantId = variantOf('scarce', '9')
  const [added, ...others] = await set('scarce', { variantId, base: 119.99, sale: { amount: 89.99 } })
  expect(added).toMatchObject({ variantId, kind: expect.stringMatching(/^(base|sale)$/) })
  expect(others).toHaveLength(1)
  expect(await readPrices(api, 'scarce')).toEqual({ 8: [100, 100], 9: [119.99, 89.99], 10: [100, 100] })
  await set('scarce', { base: 95 })
  expect(await readPrices(api, 'scarce')).toEqual({ 8: [95, 95], 9: [119.99, 89.99], 10: [95, 95] })
})

test('the price of a colour goes before the product’s and behind that of a variant [MER-02]', async ({ api }) => {
  await set('tee', { variantId: variantOf('tee', '8'), base: 30 })
  expect(await set('tee', { colourCode: '01', base: 25 })).toMatchObject([
    { colourCode: '01', kind: 'base', amount: 25 },
  ])
  await set('tee', { base: 20 })
  expect(await readPrices(api, 'tee')).toEqual({ 8: [30, 30], 9: [25, 25], 10: [25, 25] })
})

test('a variant or colour that the product does not have, and a product that does not exist, have no price to set', async () => {
  for (const level of [{ variantId: variantOf('court') }, { colourCode: '99' }])
    expect(await trySet('limited', { ...level, base: 50 })).toBeRefused(404, 'CTG404')
  const body = { priceList, version: '1', base: 50 }
  const unknown = { params: { productId: 'NOSUCH0001' }, body }
  expect(await staff.tryCall('backoffice.setPrice', unknown)).toBeRefused(404, 'CTG404')
  const elsewhere = { params: { productId: testProducts.limited }, body: { ...body, priceList: 'us-eur' } }
  expect(await staff.tryCall('backoffice.setPrice', elsewhere)).toBeRefused(400, 'API400')
})

test('a price that the product has already adds nothing to its history and nothing to the audit log [MER-02]', async ({
  api,
}) => {
  expect(await set('gift', { base: 100 })).toEqual([])
  expect(await countLogged(api, 'gift')).toBe(0)
  expect(await set('gift', { base: 100, sale: { amount: 99.99 } })).toMatchObject([{ kind: 'sale', amount: 99.99 }])
  expect(await set('gift', { base: 100, sale: { amount: 99.99 } })).toEqual([])
  expect(await countLogged(api, 'gift')).toBe(1)
})

test.each<[string, NonNullable<PriceBody['sale']>]>([
  ['is no lower than the price', { amount: 100 }],
  ['ends as it begins', { amount: 80, from: toIso(testNow + days(1)), until: toIso(testNow + days(1)) }],
  ['ends now', { amount: 80, until: toIso(testNow) }],
])('a reduction that %s is refused [MER-02]', async (_, sale) => {
  expect(await trySet('presale', { base: 100, sale })).toBeRefused(400, 'API400')
  expect((await readList('presale')).entries.filter(({ kind }) => kind === 'sale')).toEqual([])
})

test('a running reduction gets an end, keeps it, loses it, and then is over [MER-02]', async ({
  api,
  onTestFinished,
}) => {
  onTestFinished(() => api.setNow(testNow))
  const until = toIso(testNow + days(2))
  const setAt = (now: number, sale?: PriceBody['sale']) => {
    api.setNow(now)
    return set('notGiftable', { base: 100, ...(sale && { sale }) })
  }
  const [first, ...others] = await setAt(testNow, { amount: 80 })
  expect([first?.until, others]).toEqual([undefined, []])
  expect(await setAt(testNow + 1, { amount: 80, until })).toMatchObject([{ amount: 80, until }])
  expect(await setAt(testNow + 2, { amount: 80, until })).toEqual([])
  expect((await setAt(testNow + 3, { amount: 80 })).map((entry) => entry.until)).toEqual([undefined])
  expect(await readPrices(api, 'notGiftable')).toMatchObject({ 9: [100, 80] })
  expect(await setAt(testNow + 4)).toMatchObject([{ kind: 'sale', until: toIso(testNow + 4) }])
  expect(await readPrices(api, 'notGiftable')).toMatchObject({ 9: [100, 100] })
})

test('a reduction to come holds from its first moment to its end [MER-02]', async ({ api, onTestFinished }) => {
  onTestFinished(() => api.setNow(testNow))
  const [from, until] = [testNow + hours(1), testNow + hours(2)]
  await set('comingSoon', { base: 100, sale: { amount: 70, from: toIso(from), until: toIso(until) } })
  const priceAt = async (now: number) => {
    api.setNow(now)
    return (await readPrices(api, 'comingSoon'))[9]
  }
  expect([await priceAt(from - 1), await priceAt(from)]).toEqual([
    [100, 100],
    [100, 70],
  ])
  expect([await priceAt(until - 1), await priceAt(until)]).toEqual([
    [100, 70],
    [100, 100],
  ])
})

test('a product without a price in a list gets its first one [MER-02]', async ({ api }) => {
  expect((await readList('unpriced')).entries).toEqual([])
  expect(await set('unpriced', { base: 45.5 })).toMatchObject([{ kind: 'base', amount: 45.5 }])
  expect(await readPrices(api, 'unpriced')).toMatchObject({ 9: [45.5, 45.5] })
})
