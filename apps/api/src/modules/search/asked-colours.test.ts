import { refreshSearchDocuments } from '@lacehouse/database'
import { type TestShopper, testProducts } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect, vi } from 'vitest'

const { court } = testProducts
let guest: TestShopper

test.beforeAll(async ({ api }) => {
  guest = api.client.withToken(null, 'en-us')
  const { pool } = api.database.db
  await pool.query(
    `insert into product_colours (product_id, colour_code, colourway, family, names, swatch, position)
    values ($1, '02', 'brick', 'red', '{"en-us": "Brick", "de-de": "Ziegel", "fr-ca": "Brique"}', '#9c3b2c', 2)`,
    [court],
  )
  await pool.query(
    `insert into variants (id, product_id, upc, colour_code, size) values ($1, $2, '4006381333931', '02', '9')`,
    [`${court}-02-9`, court],
  )
  await pool.query(
    `insert into price_entries (price_list, product_id, colour_code, kind, amount_minor, currency, starts_at)
    select price_list, product_id, '02', kind, amount_minor, currency, starts_at
    from price_entries where product_id = $1 and price_list = $2 and colour_code is null`,
    [court, api.deps.defaultSite.priceList],
  )
  await pool.query(
    `insert into price_entries (price_list, product_id, colour_code, kind, amount_minor, currency, starts_at)
    select price_list, product_id, '02', 'sale', 6000, currency, '2026-11-01' from price_entries
    where product_id = $1 and price_list = $2 and kind = 'base' and colour_code is null limit 1`,
    [court, api.deps.defaultSite.priceList],
  )
  await refreshSearchDocuments(pool, [court])
  await vi.waitFor(async () => expect((await tileOf({ color: 'red' }))?.id).toBe(court), { timeout: 10_000 })
})

const tileOf = async (query: Record<string, string>, locale = 'en-us') => {
  const { products } = await guest.call('search.products', { query: { ...query, locale } })
  return products.find(({ id }) => id === court)
}

test.each([
  ['the colour filter', { color: 'red' }, 'en-us'],
  ['two colours of which the product has one', { color: 'green,red' }, 'en-us'],
  ['English words', { q: 'red court' }, 'en-us'],
  ['German words', { q: 'rote court' }, 'de-de'],
  ['French words', { q: 'court rouges' }, 'fr-ca'],
  ['the name of the colour', { q: 'brick court' }, 'en-us'],
] as const)(
  '%s shows a tile in the asked colour, with its picture and address [SRCH-03] [CAT-10]',
  async (_, query, locale) => {
    const tile = await tileOf(query, locale)
    expect(tile?.url).toMatch(/\?color=02$/)
    expect(tile?.image.url).toBe(tile?.colours.find(({ value }) => value === '02')?.image.url)
    expect(tile?.colours.map(({ value }) => value)).toEqual(['02', '01'])
  },
)

test('a tile has the price of its asked colour, and otherwise the lowest with that colour’s own original [CAT-10]', async () => {
  expect((await tileOf({ color: 'red' }))?.price).toMatchObject({
    lowCurrent: 60,
    highCurrent: 60,
    originalOfLowest: 100,
  })
  const own = await tileOf({})
  expect(own?.price).toMatchObject({ lowCurrent: 60, highCurrent: 100, originalOfLowest: 100 })
  expect(own?.url).not.toContain('color=')
  expect(own?.colours.map(({ price }) => price)).toEqual([
    { current: 100, original: 100 },
    { current: 60, original: 100 },
  ])
})

test('a colour in the words finds only products that have it, and a list without one stays as it is [SRCH-04]', async () => {
  const { products } = await guest.call('search.products', { query: { q: 'red court' } })
  expect(products.map(({ id }) => id)).toEqual([court])
  expect((await guest.call('search.products', { query: { q: 'court' } })).total).toBeGreaterThan(1)
})

test('suggestions show the asked colour too [SRCH-02]', async () => {
  const { products } = await guest.call('search.autoSuggest', { query: { q: 'red court' } })
  expect(products.map(({ id, url }) => [id, url.split('?')[1]])).toEqual([[court, 'color=02']])
})

test('a corrected search can be repeated with the words as they were typed [SRCH-04]', async () => {
  const corrected = await guest.call('search.products', { query: { q: 'haldn runer' } })
  expect(corrected).toMatchObject({ query: 'haldn runer', correctedQuery: 'halden runner' })
  const literal = await guest.call('search.products', { query: { q: 'haldn runer', spelling: 'literal' } })
  expect([literal.total, literal.correctedQuery]).toEqual([0, undefined])
})

test('a colour and a size have to be of one variant that can be bought, in results and in the counts of both [SRCH-03]', async ({
  api,
}) => {
  const { pool } = api.database.db
  const countOf = async (query: Record<string, string>, key: string, value: string) =>
    (await guest.call('search.products', { query })).facets
      .find((facet) => facet.key === key)
      ?.values.find((one) => one.value === value)?.count ?? 0
  const reds = await countOf({ size: '8' }, 'color', 'red')
  await pool.query(
    `insert into variants (id, product_id, upc, colour_code, size) values ($1, $2, '4006381333948', '02', '8')`,
    [`${court}-02-8`, court],
  )
  await pool.query(
    `insert into stock_entries (variant_id, location_id, reason, quantity) values ($1, $2, 'count', 5)`,
    [`${court}-02-8`, api.deps.defaultSite.warehouse],
  )
  await vi.waitFor(async () => expect(await countOf({ size: '8' }, 'color', 'red')).toBe(reds + 1), { timeout: 10_000 })
  // In red there is no 9, though there is one in white.
  expect((await tileOf({ color: 'red', size: '8' }))?.url).toMatch(/color=02$/)
  expect(await tileOf({ color: 'red', size: '9' })).toBeUndefined()
  expect(await tileOf({ q: 'red court', size: '9' })).toBeUndefined()
  expect((await tileOf({ q: 'red court', size: '8' }))?.url).toMatch(/color=02$/)
  expect(await tileOf({ color: 'white', size: '9' })).toBeDefined()
  expect((await tileOf({ color: 'red,white', size: '9' }))?.url).toMatch(/color=01$/)
  expect(await countOf({ color: 'red', size: '8' }, 'size', '8')).toBe(1)
  expect(await countOf({ color: 'red', size: '8' }, 'size', '9')).toBe(0)
})
