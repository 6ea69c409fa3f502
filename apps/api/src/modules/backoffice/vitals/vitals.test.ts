import type { SentDataLayerEvent } from '@lacehouse/contracts'
import { openBackoffice, type TestApi } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

const visit = 'analytics-visit-0002'

test.beforeEach(async ({ api }) => {
  await api.database.db.pool.query('truncate analytics_events')
})

type Measured = { readonly page?: 'home' | 'product'; readonly metric?: 'LCP' | 'CLS'; readonly variants?: string[] }

const measure = (api: TestApi, values: readonly number[], of: Measured = {}, locale = 'en-us') => {
  const { page = 'home', metric = 'LCP', variants } = of
  const dataLayer = values.map(
    (value): SentDataLayerEvent => ({
      ...{ at: 1, page },
      event: { event: 'web_vital', metric, value, ...(variants && { variants }) },
    }),
  )
  const headers = { cookie: 'lh_consent=C0001.C0002.v1' }
  return api.client.withToken(null, locale).tryCall('internal.events', { body: { visit, dataLayer }, headers })
}

const read = async (api: TestApi, query: { days?: number; siteId?: string } = {}) => {
  const staff = await openBackoffice(api, { rights: ['reports.read'] })
  return (await staff.call('backoffice.listVitals', { query })).vitals
}

test('measurements are reported at the 75th percentile by page type, release and variant [ROLE-06]', async ({
  api,
}) => {
  await measure(api, [100, 200, 300, 400, 500])
  await measure(api, [1000, 3000], { variants: ['note:short'] })
  await measure(api, [0.1, 0.2], { page: 'product', metric: 'CLS', variants: ['note:short', 'hero:b'] })
  const release = 'unnamed'
  expect(await read(api)).toEqual([
    { page: 'home', release, variant: '', metric: 'LCP', loads: 7, p75: 750 },
    { page: 'home', release, variant: 'note:short', metric: 'LCP', loads: 2, p75: 2500 },
    { page: 'product', release, variant: '', metric: 'CLS', loads: 2, p75: expect.closeTo(0.175) },
    { page: 'product', release, variant: 'hero:b', metric: 'CLS', loads: 2, p75: expect.closeTo(0.175) },
    { page: 'product', release, variant: 'note:short', metric: 'CLS', loads: 2, p75: expect.closeTo(0.175) },
  ])
})

test('a release has rows of its own, the latest first, and other events are no measurements [ROLE-06]', async ({
  api,
}) => {
  await measure(api, [900])
  await api.database.db.pool.query(
    `update analytics_events set release = 'old', happened_at = happened_at - interval '2 days'`,
  )
  await measure(api, [700])
  const body = { visit, dataLayer: [{ at: 1, page: 'home', event: { event: 'page_view', page_path: '/' } }] as const }
  await api.client.withToken(null).call('internal.events', { body: body as never })
  expect((await read(api)).map(({ release, p75 }) => [release, p75])).toEqual([
    ['unnamed', 700],
    ['old', 900],
  ])
  expect((await read(api, { days: 1 })).map(({ release }) => release)).toEqual(['unnamed'])
})

test('a report of one site has the measurements of that site only [ROLE-06]', async ({ api }) => {
  await measure(api, [100])
  await measure(api, [300], {}, 'de-de')
  expect((await read(api, { siteId: 'LH-DE' })).map(({ p75 }) => p75)).toEqual([300])
  expect((await read(api)).map(({ loads, p75 }) => [loads, p75])).toEqual([[2, 250]])
})
