import { readFileSync } from 'node:fs'
import type { DecisionPoint } from '@lacehouse/domain/experiments/decision-point'
import { type SegmentKey, segmentKeys } from '@lacehouse/domain/segment/segment'
import { requireSite } from '@lacehouse/domain/site/parse-site'
import { minutes } from '@lacehouse/domain/time/durations'
import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { ApiClient } from '../client/api/api-client.ts'
import type { PageHandler } from '../entry.server.tsx'
import { createWebPlugin } from './create-web-plugin.ts'
import { createPageCache } from './page-cache.ts'

const file = new URL('../../../../packages/demo/sites/us.json', import.meta.url)
const site = requireSite(JSON.parse(readFileSync(file, 'utf8')), 'us')
const staff = 'lh_staff=signed-in'

/** A storefront whose page shows what these segments decide, and whose staff are known by a cookie. */
async function setUp(segments: readonly SegmentKey[]) {
  const pageCache = createPageCache({ now: Date.now })
  const app = Fastify()
  onTestFinished(() => app.close())
  const point: DecisionPoint = { kind: 'segment', segments }
  const handlePage = vi.fn<PageHandler>(async (_request, { policy, decide }) => {
    policy.cacheable = true
    policy.ttl = minutes(5)
    return new Response(decide(point) ?? 'baseline', { headers: { 'content-type': 'text/html' } })
  })
  const client = { call: async () => ({}) } as unknown as ApiClient
  await app.register(
    createWebPlugin({
      build: { handlePage, clientFolder: null, middleware: null },
      api: () => client,
      openDrafts: async ({ headers }) => (headers.cookie?.includes(staff) ? client : null),
      ...{ sites: [site], production: true, pageCache, isApiPath: () => false },
      now: () => new Date('2026-11-20T10:00:00Z'),
    }),
  )
  const get = async (url: string, ...cookies: readonly string[]) => {
    const reply = await app.inject({ url, headers: { cookie: cookies.join('; ') } })
    const set = [reply.headers['set-cookie'] ?? []].flat()
    return { ...reply, set, remembered: set.map((cookie) => cookie.split(';')[0] ?? '') }
  }
  return { get, handlePage, pageCache }
}

/** Every segment has content on the page, in the reverse of its order, so that no other one stands in for it. */
const listed = segmentKeys.toReversed()

test.each(segmentKeys)(
  'a preview as %s shows its content, also on the pages that its links lead to [CMS-15] [RT-09]',
  async (key) => {
    const { get, pageCache } = await setUp(listed)
    const chosen = await get(`/pre/en-us?p13n_testcontext=segment:${key}`, staff)
    expect(chosen.body).toBe(key)
    const followed = [
      await get('/pre/en-us/about', staff, ...chosen.remembered),
      await get('/pre/en-us/about.data', staff, ...chosen.remembered),
    ]
    expect(followed.map(({ body }) => body)).toEqual([key, key])
    for (const { headers } of [chosen, ...followed]) expect(headers['cache-control']).toBe('private, no-store')
    expect(pageCache.stats().entries).toBe(0)
  },
)

test.each([
  ['', 'baseline'],
  ['i', 'loggedin'],
  ['ie', 'employee-loggedin'],
] as const)(
  'where the page has nothing for the forced segment the first that matches the visitor wins: facts %j see %s [CMS-15]',
  async (facts, shown) => {
    const { get } = await setUp(['employee-loggedin', 'loggedin'])
    const own = `lh_audience=${site.siteId}.${facts}`
    const preview = await get('/pre/en-us?p13n_testcontext=segment:cart-empty', staff, own)
    expect(preview.body).toBe(shown)
  },
)

test('the audience of a preview stays below /pre, is ended by an empty one, and never reaches a published page [RT-09]', async () => {
  const { get } = await setUp(listed)
  const chosen = await get('/pre/en-us?p13n_testcontext=segment:employee-loggedin', staff)
  expect(chosen.set).toEqual([expect.stringMatching(/^p13n_testcontext=[^;]+; Path=\/pre; SameSite=Strict$/)])
  expect((await get('/en-us', staff)).body).not.toBe('employee-loggedin')
  const ended = await get('/pre/en-us?p13n_testcontext=', staff, ...chosen.remembered)
  expect(ended.set).toEqual(['p13n_testcontext=; Path=/pre; SameSite=Strict; Max-Age=0'])
  expect(ended.body).toBe((await get('/pre/en-us', staff)).body)
})

test('a visitor who is not staff sees nothing of a preview as an audience, and none is remembered [RT-09]', async () => {
  const { get, handlePage } = await setUp(listed)
  for (const address of ['/pre/en-us', '/pre/en-us.data']) {
    const refused = await get(`${address}?p13n_testcontext=segment:employee-loggedin`, `lh_access=a`)
    expect([refused.statusCode, refused.set, refused.body]).toEqual([address.endsWith('.data') ? 401 : 302, [], ''])
  }
  expect(handlePage).not.toHaveBeenCalled()
})
