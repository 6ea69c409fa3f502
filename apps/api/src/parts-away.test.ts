import { contentDocuments } from '@lacehouse/database'
import { type TestClient, testProducts, variantOf } from '@lacehouse/test-kit'
import { startTestApi, type TestApi } from '@lacehouse/test-kit/api/start-test-api'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Part } from './http/unavailable.ts'
import type { Fault } from './infra/faults/with-faults.ts'

const modes: readonly Fault[] = [{ mode: 'down' }, { mode: 'garbage' }, { mode: 'slow', ms: 5000 }]
const current: { part?: Part; fault?: Fault } = {}

let api: TestApi
let visitor: ReturnType<TestClient['withToken']>
beforeAll(async () => {
  api = await startTestApi({ faults: { find: (part) => (part === current.part ? (current.fault ?? null) : null) } })
  visitor = api.client.withToken(null, 'en-us')
})
afterEach(() => {
  delete current.part
})
afterAll(() => api?.close())

/** Sees that browsing and the cart go on. */
const browse = async (): Promise<void> => {
  const listing = await visitor.call('search.products', { query: {} })
  expect(listing.total).toBeGreaterThan(0)
  await visitor.call('products.details', { params: { productId: testProducts.court } })
  const guest = await api.client.createGuest('en-us')
  const cart = await guest.call('cart.createWithItem', { body: { productId: variantOf('court') } })
  expect(cart.items).toHaveLength(1)
}

type Answer = { readonly status: number; readonly headers: Headers; readonly body: unknown }

/** Tries a call with the part away, mute and senseless; everything else goes on. */
const tryWithout = async (part: Part, tryCall: () => Promise<Answer>, words: string): Promise<void> => {
  current.part = part
  for (const fault of modes) {
    current.fault = fault
    const { status, headers, body } = await tryCall()
    expect([fault.mode, status, headers.get('retry-after')]).toEqual([fault.mode, 503, '2'])
    expect(body).toMatchObject({ errorDetails: [{ errorId: 'GEN503', message: expect.stringContaining(words) }] })
    await browse()
  }
}

test('without the match of words a search answers GEN503, suggestions name categories, and browsing goes on (T23)', async () => {
  await tryWithout(
    'search',
    () => visitor.tryCall('search.products', { query: { q: 'court' } }),
    'Search isn’t available',
  )
  const suggested = await visitor.call('search.autoSuggest', { query: { q: 'shoes' } })
  expect(suggested).toMatchObject({ terms: [], products: [] })
  expect(suggested.categories.length).toBeGreaterThan(0)
}, 30_000)

test('without content a document that was read before is answered, another is GEN503, and browsing goes on (T23)', async () => {
  const pageOf = (page: string) =>
    visitor.tryCall('content.page', { params: { mode: 'publish', siteId: 'LH-US', page } })
  const body = { id: 'home', slug: 'home', title: 'Run', blocks: [] }
  const key = { siteId: 'LH-US', locale: 'en-us', doctype: 'page', slug: 'home' }
  await api.database.db.drizzle.insert(contentDocuments).values({ ...key, status: 'published', body })
  expect((await pageOf('home')).body).toMatchObject({ title: 'Run' })
  api.deps.content.drop()
  await tryWithout('content', () => pageOf('never-read'), 'content isn’t available')
  current.part = 'content'
  const menu = await visitor.tryCall('content.menu', { params: { mode: 'publish', siteId: 'LH-US' } })
  const { categories } = await visitor.call('products.catalog', {})
  expect(menu.body.items.map(({ id }) => id)).toEqual(categories.map(({ id }) => id))
  expect(menu.headers.get('cache-control')).toBe('private, no-store')
  expect((await pageOf('home')).body).toMatchObject({ title: 'Run' })
}, 30_000)

test('without recommendations a carousel of a category answers GEN503, named products come, and browsing goes on (T23)', async () => {
  const categoryId = (await visitor.call('products.catalog', {})).categories[0]?.id ?? ''
  await tryWithout('recommendations', () => visitor.tryCall('products.tiles', { query: { categoryId } }), 'suggestions')
  const named = await visitor.call('products.tiles', { query: { ids: testProducts.court } })
  expect(named.products).toHaveLength(1)
}, 30_000)

test('without the captcha its forms answer GEN503, no solution counts, and browsing goes on (T23)', async () => {
  await tryWithout('captcha', () => visitor.tryCall('internal.captcha', { query: {} }), 'security check')
  current.fault = { mode: 'garbage' }
  await expect(api.deps.captcha.accept('a solution')).rejects.toMatchObject({ errorId: 'GEN503' })
}, 60_000)

test('without the drawing of pictures a new picture answers GEN503, a finished one comes, and browsing goes on (T23)', async () => {
  const { images } = await visitor.call('products.details', { params: { productId: testProducts.court } })
  const address = api.url + Object.values(images)[0]?.[0]?.url
  expect((await fetch(`${address}-96.webp`)).status).toBe(200)
  const tryNew = async (): Promise<Answer> => {
    const signal = AbortSignal.timeout(20_000)
    const reply = await fetch(`${address}-160.webp`, { signal })
    return { status: reply.status, headers: reply.headers, body: await reply.json().catch(() => null) }
  }
  current.part = 'pictures'
  for (const fault of modes.slice(0, 2)) {
    current.fault = fault
    expect(await tryNew()).toMatchObject({ status: 503, body: { errorDetails: [{ errorId: 'GEN503' }] } })
    expect((await fetch(`${address}-96.webp`)).status).toBe(200)
    await browse()
  }
  delete current.part
  expect((await tryNew()).status).toBe(200)
}, 60_000)
