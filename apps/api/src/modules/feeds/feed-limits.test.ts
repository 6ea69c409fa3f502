import { days } from '@lacehouse/domain/time/durations'
import { addTestStores, type TestApi, testNow, testProducts, testStores, variantOf } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect, onTestFinished } from 'vitest'
import { type FeedName, writeFeed } from './write-feed.ts'

test.beforeAll(({ api }) => addTestStores(api.database.db))

const run = (api: TestApi, statement: string, ...values: unknown[]) => api.database.db.pool.query(statement, values)

/** Holds the products, so that what reads them waits; answers what lets it go on. */
const holdProducts = async (api: TestApi) => {
  const client = await api.database.db.pool.connect()
  await client.query('begin')
  await client.query('lock table products in access exclusive mode')
  let isHeld = true
  const release = async () => {
    if (!isHeld) return
    isHeld = false
    await client.query('rollback')
    client.release()
  }
  onTestFinished(release)
  return release
}

test.for([
  ['/feeds/google-en-us.xml', 'feeds'],
  ['/sitemaps/products-en-us-1.xml', 'sitemaps'],
])(
  'of %s two are written at once, a third one is asked to come again, and there is room afterwards',
  async ([path], { api }) => {
    const ask = () => fetch(api.url + path)
    const release = await holdProducts(api)
    const asked = [ask(), ask(), ask()]
    const refused = await Promise.any(
      asked.map(async (one) => {
        const answer = await one
        if (answer.status === 200) throw new Error('This one is written.')
        return answer
      }),
    )
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30'])
    await release()
    const answers = await Promise.all(asked)
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 503])
    await Promise.all(answers.filter(({ status }) => status === 200).map((answer) => answer.text()))
    await expect.poll(async () => (await ask()).status).toBe(200)
  },
)

test('the feeds of a site that sells nothing are whole and empty [MER-05]', async ({ api }) => {
  const site = { ...api.deps.defaultSite, priceList: 'none' }
  const write = async (name: FeedName) =>
    (await Array.fromAsync(writeFeed(name, api.deps, { site, locale: 'en-us' }))).join('')
  for (const name of ['google', 'google-local'] as const)
    expect(await write(name)).toMatch(/^<\?xml [^\n]*\n<rss [^\n]*<channel>[^\n]*\n<\/channel><\/rss>\n$/)
  expect(await write('products')).toBe('')
})

test('a reduction is the price of the lines and of the local stock, with its end and the price before [MER-05]', async ({
  api,
}) => {
  const until = new Date(testNow + days(2))
  await run(
    api,
    `insert into price_entries (price_list, product_id, kind, amount_minor, currency, starts_at, ends_at)
    values ('us-usd', $1, 'sale', 7999, 'USD', $2, $3)`,
    ...[testProducts.court, new Date(testNow - days(1)), until],
  )
  const read = async (file: string) => (await fetch(`${api.url}/feeds/${file}`)).text()
  const readOwn = async () => {
    const lines = (await read('products-en-us.jsonl')).trim().split('\n')
    return lines.map((line) => JSON.parse(line)).find(({ id }) => id === testProducts.court)
  }
  await expect.poll(async () => (await readOwn()).variants[0].price).toBe(79.99)
  const own = await readOwn()
  expect(own).toMatchObject({ name: 'Halden Court', inLanguage: 'en-US', category: ['Shoes', 'Sneakers'] })
  expect(own).not.toHaveProperty('rating')
  expect(own.variants[0]).toMatchObject({
    ...{ price: 79.99, regularPrice: 100, priceCurrency: 'USD', priceValidUntil: until.toISOString() },
    shipping: { country: 'US', service: 'Standard delivery', price: 0 },
  })
  expect(own.variants[0]).not.toHaveProperty('videos')
  const local = (await read('google-local-en-us.xml')).split('\n')
  const soho = local.find((line) => line.includes(testStores.soho) && line.includes(variantOf('court')))
  expect(soho).toContain('<g:price>79.99 USD</g:price>')
})

test('a product that people have rated names its rating, and one without ratings names none [MER-05]', async ({
  api,
}) => {
  const readRating = async () => {
    const lines = (await (await fetch(`${api.url}/feeds/products-en-us.jsonl`)).text()).trim().split('\n')
    return lines.map((line) => JSON.parse(line)).find(({ id }) => id === testProducts.tee).rating
  }
  expect(await readRating()).toBeUndefined()
  await run(api, 'update products set rating_sum = 9, rating_count = 2 where id = $1', testProducts.tee)
  await expect.poll(readRating).toEqual({ average: 4.5, count: 2 })
})
