import { readFileSync } from 'node:fs'
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
const staffCookie = 'lh_staff=signed-in'

/** A storefront whose page says what its content call answers, and whose staff are known by a cookie. */
async function setUp() {
  const pageCache = createPageCache({ now: Date.now })
  const app = Fastify()
  onTestFinished(() => app.close())
  const published = vi.fn(async () => 'published')
  const draft = vi.fn(async (_id: string, _input: object) => 'draft')
  const handlePage: PageHandler = async (request, { api, policy, isPreview, url }) => {
    policy.cacheable = true
    policy.ttl = minutes(5)
    const params = { mode: 'publish', siteId: site.siteId, page: 'home' } as const
    const content = await api.call('content.page', { params })
    const text = JSON.stringify({ content, isPreview, path: url.pathname, asked: new URL(request.url).pathname })
    return new Response(text, { headers: { 'content-type': 'text/html' } })
  }
  await app.register(
    createWebPlugin({
      build: { handlePage, clientFolder: null, middleware: null },
      api: () => ({ call: published }) as unknown as ApiClient,
      openDrafts: async ({ headers }) =>
        headers.cookie === staffCookie ? ({ call: draft } as unknown as ApiClient) : null,
      sites: [site],
      now: () => new Date('2026-11-20T10:00:00Z'),
      production: true,
      pageCache,
      isApiPath: () => false,
    }),
  )
  return { get: (url: string, cookie = '') => app.inject({ url, headers: { cookie } }), draft, pageCache }
}

test('below /pre a member of staff sees drafts on pages that no cache holds and no search engine lists [RT-09] [CMS-03]', async () => {
  const { get, draft, pageCache } = await setUp()
  const reply = await get('/pre/en-us/about', staffCookie)
  expect(reply.json()).toEqual({
    ...{ content: 'draft', isPreview: true },
    ...{ path: '/en-us/about', asked: '/pre/en-us/about' },
  })
  expect(draft).toHaveBeenCalledWith('content.page', { params: { mode: 'preview', siteId: site.siteId, page: 'home' } })
  const { headers } = reply
  expect([headers['cache-control'], headers['x-robots-tag'], headers.etag]).toEqual([
    'private, no-store',
    'noindex, nofollow',
    undefined,
  ])
  expect(pageCache.stats().entries).toBe(0)
  expect((await get('/en-us/about', staffCookie)).json()).toMatchObject({ content: 'published', isPreview: false })
})

test('below /pre everybody else is led to the sign-in of staff, which knows the address that was sought [RT-09]', async () => {
  const { get, draft } = await setUp()
  const reply = await get('/pre/en-us/about?preview=2026-12-24T00:00:00Z')
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([302, 'private, no-store'])
  const target = new URL(String(reply.headers.location), 'https://shop.test')
  expect(target.pathname).toBe('/backoffice/preview')
  expect(target.searchParams.get('address')).toBe('/pre/en-us/about?preview=2026-12-24T00%3A00%3A00Z')
  expect((await get('/pre/en-us/about.data')).statusCode).toBe(401)
  expect(draft).not.toHaveBeenCalled()
})

test('a preview shows the time of its address and remembers its audience for pages below /pre only [RT-09]', async () => {
  const { get, draft } = await setUp()
  const reply = await get('/pre/en-us?preview=2026-12-24T18:00:00%2B01:00&p13n_testcontext=loyal', staffCookie)
  expect(draft.mock.calls[0]?.[1]).toMatchObject({ query: { at: '2026-12-24T17:00:00.000Z' } })
  expect(reply.headers['set-cookie']).toBe('p13n_testcontext=loyal; Path=/pre; SameSite=Strict')
  await get('/pre/en-us?preview=yesterday', staffCookie)
  expect(draft.mock.lastCall?.[1]).not.toHaveProperty('query')
})

test('only pages of the preview may stand in a frame, and only in one of the shop itself [RT-09]', async () => {
  const { get } = await setUp()
  const policyOf = async (url: string) => (await get(url, staffCookie)).headers['content-security-policy']
  expect(await policyOf('/pre/en-us')).toContain("frame-ancestors 'self'")
  expect(await policyOf('/en-us')).toContain("frame-ancestors 'none'")
})

test('a path below /pre that is not tidy leads to the tidy one below /pre [RT-09]', async () => {
  const { get } = await setUp()
  expect((await get('/pre/EN-US/about/', staffCookie)).headers.location).toBe('/pre/en-us/about')
})
