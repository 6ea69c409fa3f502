import { minutes } from '@lacehouse/domain/time/durations'
import { describe, expect, test, vi } from 'vitest'
import type { Body } from './encoded-body.ts'
import { createPageCache, type RenderedPage, staleFor } from './page-cache.ts'
import type { Finished } from './send-page.ts'

const toBody = (text: string): Body => {
  const identity = Buffer.from(text)
  return { identity, br: identity, gzip: identity }
}

function toPage(text: string, parts: Partial<Finished> = {}): Finished {
  return { status: 200, headers: {}, body: toBody(text), etag: text, ...parts }
}

function toRendered(text: string, tags: readonly string[] = [], parts: Partial<Finished> = {}): RenderedPage {
  return { page: toPage(text, parts), keep: { tags: new Set(tags), ttl: minutes(5) } }
}

function setUp(options: { maxBytes?: number } = {}) {
  let time = 1_000_000
  const cache = createPageCache({ ...options, now: () => time })
  const pass = (duration: number) => {
    time += duration
  }
  return { cache, pass }
}

/** Creates a rendering that the test resolves or rejects itself. */
function createRendering() {
  const { promise, resolve, reject } = Promise.withResolvers<RenderedPage>()
  return { render: vi.fn(() => promise), resolve, reject }
}

const flushPromises = () => new Promise((resolve) => setImmediate(resolve))

test('a page is rendered once and cached until it expires', async () => {
  const { cache, pass } = setUp()
  const render = vi.fn(async () => toRendered('a'))
  expect(await cache.get('k', render)).toMatchObject({ outcome: 'miss' })
  pass(minutes(5) - 1)
  expect(await cache.get('k', render)).toMatchObject({ outcome: 'hit', page: { etag: 'a' } })
  expect(render).toHaveBeenCalledOnce()
})

test('an expired page is served to all requests while it is rendered again once', async () => {
  const { cache, pass } = setUp()
  await cache.get('k', async () => toRendered('old'))
  pass(minutes(5))
  const { render, resolve } = createRendering()
  const answers = await Promise.all([cache.get('k', render), cache.get('k', render)])
  expect(answers.map(({ outcome, page }) => [outcome, page.etag])).toEqual([
    ['stale', 'old'],
    ['stale', 'old'],
  ])
  expect(render).toHaveBeenCalledOnce()
  resolve(toRendered('new'))
  await flushPromises()
  expect(await cache.get('k', render)).toMatchObject({ outcome: 'hit', page: { etag: 'new' } })
})

test('an expired page whose new rendering fails is served until its stale time ends', async () => {
  const { cache, pass } = setUp()
  await cache.get('k', async () => toRendered('old'))
  pass(minutes(5))
  const fail = async () => {
    throw new Error('api away')
  }
  expect(await cache.get('k', fail)).toMatchObject({ outcome: 'stale' })
  await flushPromises()
  pass(staleFor)
  await expect(cache.get('k', fail)).rejects.toThrow('api away')
})

test('simultaneous requests for one page cause one rendering', async () => {
  const { cache } = setUp()
  const { render, resolve } = createRendering()
  const waiting = Array.from({ length: 50 }, () => cache.get('k', render))
  resolve(toRendered('a'))
  const answers = await Promise.all(waiting)
  expect(render).toHaveBeenCalledOnce()
  expect(new Set(answers.map(({ page }) => page.etag))).toEqual(new Set(['a']))
})

test('a page that is not cacheable is never given to another waiting request [T18]', async () => {
  const { cache } = setUp()
  let visitor = 0
  const render = vi.fn(async (): Promise<RenderedPage> => {
    visitor += 1
    return { page: toPage(`for ${visitor}`), keep: null }
  })
  const answers = await Promise.all([cache.get('k', render), cache.get('k', render), cache.get('k', render)])
  expect(answers.map(({ page, outcome }) => [page.etag, outcome])).toEqual([
    ['for 1', 'pass'],
    ['for 2', 'pass'],
    ['for 3', 'pass'],
  ])
  expect(cache.stats().entries).toBe(0)
})

test('a failed rendering fails its request, and the next request renders again', async () => {
  const { cache } = setUp()
  const failing = async () => {
    throw new Error('away')
  }
  await expect(cache.get('k', failing)).rejects.toThrow('away')
  expect(await cache.get('k', async () => toRendered('a'))).toMatchObject({ outcome: 'miss' })
})

test('a failed rendering fails all requests that wait for it', async () => {
  const { cache } = setUp()
  const { render, reject } = createRendering()
  const waiting = [cache.get('k', render), cache.get('k', render)]
  reject(new Error('away'))
  const answers = await Promise.allSettled(waiting)
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(render).toHaveBeenCalledOnce()
})

describe('the cache never stores', () => {
  test.each([404, 410, 500, 503])('a page with status %d [RT-18]', async (status) => {
    const { cache } = setUp()
    await cache.get('k', async () => toRendered('a', [], { status }))
    expect(cache.stats().entries).toBe(0)
  })

  test('a page that sets a cookie', async () => {
    const { cache } = setUp()
    await cache.get('k', async () => toRendered('a', [], { headers: { 'set-cookie': 'a=b' } }))
    expect(cache.stats().entries).toBe(0)
  })
})

describe('purging', () => {
  test('drops the pages of a tag and no others', async () => {
    const { cache } = setUp()
    await cache.get('shoe', async () => toRendered('shoe', ['product:1', 'menu:US']))
    await cache.get('list', async () => toRendered('list', ['category:1', 'product:1']))
    await cache.get('home', async () => toRendered('home', ['page:home']))
    expect(cache.purge(['product:1'])).toBe(2)
    expect(cache.peek('shoe')).toBeNull()
    expect(cache.peek('list')).toBeNull()
    expect(cache.peek('home')).toMatchObject({ etag: 'home' })
    expect(cache.purge(['product:1'])).toBe(0)
  })

  test('does not store a page whose rendering began before the purge', async () => {
    const { cache } = setUp()
    const { render, resolve } = createRendering()
    const waiting = cache.get('shoe', render)
    cache.purge(['product:1'])
    resolve(toRendered('old price', ['product:1']))
    expect(await waiting).toMatchObject({ page: { etag: 'old price' } })
    await flushPromises()
    expect(cache.peek('shoe')).toBeNull()
  })

  test('gives later requests a new rendering', async () => {
    const { cache } = setUp()
    const old = createRendering()
    const first = cache.get('shoe', old.render)
    cache.purge(['product:1'])
    const second = cache.get('shoe', async () => toRendered('new price', ['product:1']))
    expect(await second).toMatchObject({ page: { etag: 'new price' } })
    old.resolve(toRendered('old price', ['product:1']))
    await first
    await flushPromises()
    expect(cache.peek('shoe')).toMatchObject({ etag: 'new price' })
  })

  test('forgets tags together with their pages', async () => {
    const { cache } = setUp()
    await cache.get('k', async () => toRendered('a', ['old tag']))
    cache.purge(['old tag'])
    await cache.get('k', async () => toRendered('b', ['new tag']))
    expect(cache.purge(['old tag'])).toBe(0)
    expect(cache.purge(['new tag'])).toBe(1)
  })

  test('clearing drops everything', async () => {
    const { cache } = setUp()
    await cache.get('k', async () => toRendered('a', ['x']))
    cache.clear()
    expect(cache.stats()).toEqual({ entries: 0, bytes: 0 })
  })

  test('clearing does not store a page whose rendering began before it', async () => {
    const { cache } = setUp()
    const { render, resolve } = createRendering()
    const waiting = cache.get('shoe', render)
    cache.clear()
    resolve(toRendered('old price', ['product:1']))
    await waiting
    await flushPromises()
    expect(cache.peek('shoe')).toBeNull()
  })
})

test('memory is bounded by bytes, and the least recently used page is dropped first', async () => {
  const { cache } = setUp({ maxBytes: 20_000 })
  const text = (name: string) => name.repeat(4000)
  for (const name of ['a', 'b', 'c']) await cache.get(name, async () => toRendered(text(name), [`tag:${name}`]))
  await cache.get('a', async () => toRendered('again'))
  for (const name of ['d', 'e']) await cache.get(name, async () => toRendered(text(name), [`tag:${name}`]))
  expect(['a', 'b', 'c', 'd', 'e'].filter((name) => cache.peek(name) !== null)).toEqual(['a', 'c', 'd', 'e'])
  expect(cache.stats().bytes).toBeLessThanOrEqual(20_000)
  expect(cache.purge(['tag:b'])).toBe(0)
})

test('the bytes of a page count in each encoding that differs', async () => {
  const { cache } = setUp()
  const body: Body = { identity: Buffer.alloc(1000), br: Buffer.alloc(100), gzip: Buffer.alloc(200) }
  await cache.get('k', async () => ({
    page: toPage('a', { body }),
    keep: { tags: new Set<string>(), ttl: minutes(1) },
  }))
  expect(cache.stats().bytes).toBeGreaterThanOrEqual(1300)
})
