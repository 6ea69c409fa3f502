import { readFileSync } from 'node:fs'
import type { DecisionPoint } from '@lacehouse/domain/experiments/decision-point'
import { requireSite } from '@lacehouse/domain/site/parse-site'
import { minutes } from '@lacehouse/domain/time/durations'
import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { PageHandler } from '../entry.server.tsx'
import { createWebPlugin } from './create-web-plugin.ts'
import { createPageCache } from './page-cache.ts'
import type { VariantQuestion } from './web-options.ts'

const sites = ['us', 'de'].map((name) => {
  const file = new URL(`../../../../packages/demo/sites/${name}.json`, import.meta.url)
  return requireSite(JSON.parse(readFileSync(file, 'utf8')), name)
})
const html = { 'content-type': 'text/html; charset=utf-8' }
const segmentation: DecisionPoint = { kind: 'segment', segments: ['employee-loggedin', 'loggedin'] }
const experience: DecisionPoint = { kind: 'experience', experienceId: 'note', variantIds: ['short'] }
const [us, de] = sites
const loggedIn = `lh_audience=${us?.siteId}.i`

/** Creates a server whose pages show what these points decide. */
async function setUp(points: readonly DecisionPoint[]) {
  const shown = { points }
  const handlePage = vi.fn<PageHandler>(async (_request, { policy, decide }) => {
    policy.cacheable = true
    policy.ttl = minutes(5)
    policy.tags.add('content')
    return new Response(shown.points.map((point) => `<p>${decide(point) ?? 'baseline'}</p>`).join(''), {
      headers: html,
    })
  })
  const decideVariant = vi.fn(({ visitorId }: VariantQuestion) =>
    visitorId.startsWith('short') ? 'short' : 'baseline',
  )
  const pageCache = createPageCache({ now: Date.now })
  const app = Fastify()
  onTestFinished(() => app.close())
  await app.register(
    createWebPlugin({
      build: { handlePage, clientFolder: null, middleware: null },
      api: () => ({ call: async () => ({}) }) as never,
      ...{ sites, production: true, pageCache, decideVariant, isApiPath: () => false },
      now: () => new Date('2026-11-20T10:00:00Z'),
    }),
  )
  const get = async (url: string, cookie = '', headers: Record<string, string> = {}) => {
    const reply = await app.inject({ url, headers: { cookie, ...headers } })
    return { ...reply, cache: reply.headers['x-cache'], set: [reply.headers['set-cookie'] ?? []].flat() }
  }
  return { get, handlePage, pageCache, shown, decideVariant }
}

test('visitors of one choice share a cached page, and other choices have their own [CMS-15]', async () => {
  const { get, handlePage } = await setUp([segmentation])
  // The first rendering of an address finds out that it has a decision.
  await get('/en-us')
  const answers = []
  for (const cookie of ['', loggedIn, 'lh_access=a', `${loggedIn}c`, `lh_audience=${us?.siteId}.ie`, loggedIn])
    answers.push(await get('/en-us', cookie))
  expect(answers.map(({ body }) => body)).toEqual(
    ['baseline', 'loggedin', 'baseline', 'loggedin', 'employee-loggedin', 'loggedin'].map((text) => `<p>${text}</p>`),
  )
  expect(answers.map(({ cache }) => cache)).toEqual(['miss', 'miss', 'hit', 'hit', 'miss', 'hit'])
  expect(handlePage).toHaveBeenCalledTimes(4)
})

test('a page with a decision is kept by no shared cache, one without stays public [CMS-15]', async () => {
  const { get, shown } = await setUp([segmentation])
  const decided = await get('/en-us')
  expect([decided.headers['cache-control'], decided.headers.vary]).toEqual([
    'private, no-cache',
    'accept-encoding, cookie',
  ])
  const again = await get('/en-us', '', { 'if-none-match': String(decided.headers.etag) })
  expect(again.statusCode).toBe(304)
  shown.points = []
  expect((await get('/en-us/other')).headers['cache-control']).toContain('public')
})

test('two visitors who ask for an unknown page at the same time never share a choice [CMS-15]', async () => {
  const { get } = await setUp([segmentation])
  const [guest, consumer] = await Promise.all([get('/en-us'), get('/en-us', loggedIn)])
  expect([guest.body, consumer.body]).toEqual(['<p>baseline</p>', '<p>loggedin</p>'])
})

test('a page is purged with all its choices, and may lose its decision [CMS-15]', async () => {
  const { get, pageCache, shown } = await setUp([segmentation])
  for (const cookie of ['', '', loggedIn]) await get('/en-us', cookie)
  shown.points = []
  pageCache.purge(['content'])
  expect((await get('/en-us', loggedIn)).body).toBe('')
  await get('/en-us')
  expect((await get('/en-us', loggedIn)).cache).toBe('hit')
})

test('a variant follows the visitor’s id, which is made with consent alone and stays the same [CMS-14] [ROLE-05]', async () => {
  const { get, decideVariant } = await setUp([experience])
  const first = await get('/en-us')
  const [made = ''] = first.set
  expect(made).toMatch(/^lh_visitor=[0-9a-f-]{36}; Max-Age=15552000; Path=\/; SameSite=Lax$/)
  const known = await get('/en-us', `lh_visitor=short-visitor-0001; ${loggedIn}`)
  expect([known.body, known.set]).toEqual(['<p>short</p>', []])
  expect(decideVariant.mock.lastCall?.[0]).toMatchObject({
    visitorId: 'short-visitor-0001',
    visitor: { isLoggedIn: true },
  })
  decideVariant.mockClear()
  for (const [url, cookie, headers] of [
    ['/de-de', '', {}],
    ['/en-us', 'lh_consent=C0001.C0002; lh_visitor=short-visitor-0001', {}],
    ['/en-us', 'lh_visitor=short-visitor-0001', { 'sec-gpc': '1' }],
  ] as const)
    expect((await get(url, cookie, headers)).body).toBe('<p>baseline</p>')
  expect(decideVariant).not.toHaveBeenCalled()
  const withdrawn = await get('/en-us', 'lh_consent=C0001; lh_visitor=short-visitor-0001')
  expect(withdrawn.set).toEqual(['lh_visitor=; Max-Age=0; Path=/; SameSite=Lax'])
  expect((await get('/de-de', 'lh_consent=C0001.C0004; lh_visitor=short-visitor-0001')).body).toBe('<p>short</p>')
  expect(de?.consentMode).toBe('opt-in')
})

test('a test context forces variant and segment by the query, then by its cookie, and is cached nowhere [RT-08]', async () => {
  const { get, pageCache, decideVariant } = await setUp([segmentation, experience])
  const forced = await get('/en-us?p13n_testcontext=segment:loggedin,note:short')
  expect(forced.body).toBe('<p>loggedin</p><p>short</p>')
  expect(forced.headers['cache-control']).toBe('private, no-store')
  expect(forced.set).toEqual(['p13n_testcontext=segment:loggedin,note:short; Path=/; SameSite=Lax'])
  const followed = await get('/en-us/other', 'p13n_testcontext=segment:loggedin,note:short')
  expect([followed.body, followed.headers['cache-control']]).toEqual([forced.body, 'private, no-store'])
  expect(pageCache.stats().entries).toBe(0)
  expect(decideVariant).not.toHaveBeenCalled()
})

test('an empty test context ends the forced one, and so does one that forces nothing [RT-08]', async () => {
  const { get } = await setUp([segmentation])
  for (const url of ['/en-us?p13n_testcontext=', '/en-us?p13n_testcontext=nonsense']) {
    const ended = await get(url, 'p13n_testcontext=segment:loggedin')
    expect([ended.body, ended.set]).toEqual(['<p>baseline</p>', ['p13n_testcontext=; Max-Age=0; Path=/; SameSite=Lax']])
  }
})
