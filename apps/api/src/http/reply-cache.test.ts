import { buildApp } from '@lacehouse/api'
import { addConsumer, testProducts } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect, onTestFinished } from 'vitest'
import { createReplyCache } from './reply-cache.ts'

const reply = { body: Buffer.from('{}'), contentType: 'application/json', cacheControl: 'public' }

test('a reply that began before a purge is not kept, and one is kept for a minute [MER-06]', () => {
  let now = 0
  const cache = createReplyCache({ now: () => now })
  const begun = cache.begin()
  cache.purge(['other'])
  cache.store('a', reply, { tags: ['product'], begun })
  expect(cache.find('a')).toBeNull()
  cache.store('a', reply, { tags: ['product'], begun: cache.begin() })
  cache.store('b', reply, { tags: ['content'], begun: cache.begin() })
  expect(cache.find('a')).not.toBeNull()
  cache.purge(['product'])
  expect([cache.find('a'), cache.find('b')?.contentType]).toEqual([null, 'application/json'])
  now = 60_000
  expect(cache.find('b')).toBeNull()
})

test('a public reply is the same bytes with an ETag for every caller of its address until it is purged; others are never kept [MER-06]', async ({
  api,
}) => {
  const replyCache = createReplyCache({ now: () => Date.now() })
  const app = await buildApp(api.deps, { replyCache })
  onTestFinished(() => void app.close())
  const url = `/products/v2/products/${testProducts.court}/details?locale=en-us`
  const first = await app.inject({ url })
  const { etag } = first.headers
  expect([first.statusCode, etag]).toEqual([200, expect.stringMatching(/^"[\w-]{22}"$/)])
  const before = first.json().name
  const { pool } = api.database.db
  await pool.query(`update products set names = names || '{"en-us": "Changed"}' where id = $1`, [testProducts.court])
  api.deps.catalogue.drop([testProducts.court])
  const second = await app.inject({ url })
  expect([second.body, second.headers.etag, second.headers['cache-control']]).toEqual([
    first.body,
    etag,
    first.headers['cache-control'],
  ])
  expect(second.headers['x-correlation-id']).not.toBe(first.headers['x-correlation-id'])
  const known = await app.inject({ url, headers: { 'if-none-match': String(etag) } })
  expect([known.statusCode, known.body]).toEqual([304, ''])
  const german = await app.inject({ url: url.replace('en-us', 'de-de') })
  expect(german.json().currency).toBe('EUR')
  // Without the locale in the address the reply is not public.
  const unnamed = await app.inject({ url: url.split('?')[0] ?? '' })
  expect([unnamed.json().name, unnamed.headers.etag]).toEqual(['Changed', undefined])
  replyCache.purge([`product:${testProducts.court}`])
  expect([before, (await app.inject({ url })).json().name]).toEqual([expect.not.stringMatching('Changed'), 'Changed'])
})

test.for([
  ['/fapi/components/search-hub?locale=en-us', 'listing'],
  ['/products/v1/widgetRecommendations?locale=en-us&slot=home', 'product'],
  ['/products/v1/widgetRecommendations?locale=en-us&slot=product', 'recommendations'],
  ['/fapi/components/search-hub?locale=en-us', 'recommendations'],
  ['/products/v2/search/autoSuggest?locale=en-us&q=shoes', 'content'],
  ['/products/v2/search/productSearch?locale=en-us&q=shoes', 'content'],
  ['/fapi/components/foot-sizes?locale=en-us', 'program'],
  ['/fapi/components/size-chart/footwear?locale=en-us', 'program'],
  ['/consumers-v3/utilities/countryList?locale=en-us', 'program'],
  ['/consumers-v3/utilities/i18n/US?locale=en-us', 'program'],
  ['/fapi/pages/location-selector?locale=en-us', 'program'],
] as const)('%s is kept with an ETag until %s is purged [MER-06]', async ([url, tag], { api }) => {
  const replyCache = createReplyCache({ now: () => Date.now() })
  const app = await buildApp(api.deps, { replyCache })
  onTestFinished(() => void app.close())
  const first = await app.inject({ url })
  expect([first.statusCode, first.headers.etag]).toEqual([200, expect.stringMatching(/^"[\w-]{22}"$/)])
  const stored = () => replyCache.find(url)
  expect(stored()?.body.toString()).toBe(first.body)
  const known = await app.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } })
  expect([known.statusCode, known.body]).toEqual([304, ''])
  replyCache.purge(['social'])
  expect(stored()).not.toBeNull()
  replyCache.purge([tag])
  expect(stored()).toBeNull()
})

test('what a caller says of itself counts where the reply to the address is kept, and correlation ids are its own [CALL-02]', async ({
  api,
}) => {
  const replyCache = createReplyCache({ now: () => Date.now() })
  const app = await buildApp(api.deps, { replyCache })
  onTestFinished(() => void app.close())
  const url = '/fapi/components/foot-sizes?locale=en-us'
  const ask = async (headers: Record<string, string>) => {
    const { statusCode, headers: answered } = await app.inject({ url, headers })
    return { statusCode, ...answered, etag: answered.etag }
  }
  const made = await ask({})
  const cached = await ask({ 'x-correlation-id': 'my-own-call-1' })
  expect(cached).toEqual({ ...made, 'x-correlation-id': 'my-own-call-1', date: cached.date })
  expect([await ask({ channel: 'FAX' }), await ask({ region: 'MOON' })]).toMatchObject([
    { statusCode: 400, etag: undefined },
    { statusCode: 400, etag: undefined },
  ])
  const german = await api.client.createGuest('de-de')
  const authorization = `Bearer ${german.token}`
  for (const [name, value] of [
    ['authorization', authorization],
    ['cookie', `lh_access=${german.token}`],
    ['siteid', 'LH-DE'],
  ] as const)
    expect(await ask({ [name]: value })).toMatchObject({ statusCode: 200, etag: undefined })
  const american = await api.client.createGuest('en-us')
  expect(await ask({ cookie: `lh_access=${american.token}` })).toMatchObject({ statusCode: 200, etag: made.etag })
  expect(made['strict-transport-security']).toBeUndefined()
  expect(await ask({ cookie: 'lh_consent=targeting' })).toMatchObject({ etag: made.etag })
})

test('a cached reply is counted among the requests', async ({ api }) => {
  const app = await buildApp(api.deps, { replyCache: createReplyCache({ now: () => Date.now() }) })
  onTestFinished(() => void app.close())
  for (let turn = 0; turn < 3; turn += 1) await app.inject({ url: '/fapi/components/foot-sizes?locale=en-us' })
  const { body } = await app.inject({ url: '/metrics' })
  expect(body).toContain('http_requests_total{method="GET",route="/fapi/components/foot-sizes",status="200"} 3')
})

test('a reply to a shopper’s own call is never kept [MER-06]', async ({ api }) => {
  const replyCache = createReplyCache({ now: () => Date.now() })
  const app = await buildApp(api.deps, { replyCache })
  onTestFinished(() => void app.close())
  await addConsumer(api.database.db)
  const refused = await app.inject({ url: '/consumers-v3/consumer?locale=en-us' })
  expect(refused.headers.etag).toBeUndefined()
  const unknown = await app.inject({ url: '/products/v2/products/NOSUCH0001/details?locale=en-us' })
  expect([unknown.statusCode, unknown.headers.etag]).toEqual([404, undefined])
})
