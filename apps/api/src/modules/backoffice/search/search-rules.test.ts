import { emptySearchRules } from '@lacehouse/domain/search/search-rules'
import { type BackofficeCaller, openBackoffice, type TestApi, testProducts } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect, vi } from 'vitest'

const { court, sale, tee } = testProducts
const query = { siteId: 'LH-US', searchLocale: 'en-us' }
const none = { synonyms: [], redirects: [], boosts: [], pins: [], popular: [] }

let staff: BackofficeCaller
test.beforeAll(async ({ api }) => {
  for (const { features } of api.deps.sites) Object.assign(features.captcha, { signIn: false })
  staff = await openBackoffice(api, { rights: ['search.manage'] })
})

const find = async (api: TestApi, q: string) => {
  const reply = await api.client.withToken(null, 'en-us').call('search.products', { query: { q } })
  return { ids: reply.products.map(({ id }) => id), redirect: reply.redirect }
}

test('a draft changes nothing until it is published, and is tried beside the live rules; the audit log has both [SRCH-04]', async ({
  api,
}) => {
  const body = {
    ...none,
    synonyms: [['court', 'zzcourt']],
    redirects: [{ query: 'Returns', url: '/en-us/returns' }],
    pins: [{ query: 'zzcourt', productIds: [tee] }],
    popular: ['court'],
  }
  const before = await find(api, 'court')
  await staff.call('backoffice.saveSearchRules', { query, body })
  expect((await staff.call('backoffice.getSearchRules', { query })).live).toEqual(emptySearchRules)
  const tried = await staff.call('backoffice.explainSearch', { query: { ...query, q: 'zzcourt' } })
  expect(tried.draft.products[0]).toMatchObject({ productId: tee, isPinned: true })
  expect(tried.live.products.some(({ isPinned }) => isPinned)).toBe(false)
  await staff.call('backoffice.publishSearchRules', { query })
  await vi.waitFor(async () => expect((await find(api, 'zzcourt')).ids[0]).toBe(tee), { timeout: 5000 })
  expect((await find(api, 'zzcourt')).ids.slice(1).toSorted()).toEqual(before.ids.toSorted())
  expect((await find(api, 'returns')).redirect).toBe('/en-us/returns')
  const hub = await api.client.withToken(null, 'en-us').call('search.hub', { query: {} })
  expect(hub.popular).toEqual([{ text: 'court', url: '/en-us/search?q=court' }])
  const { rows } = await api.database.db.pool.query(
    `select action from staff_actions where subject = 'LH-US en-us' order by id`,
  )
  expect(rows.map(({ action }) => action)).toEqual(['backoffice.saveSearchRules', 'backoffice.publishSearchRules'])
})

test('a boost moves a product by its points, and the explanation shows them [SRCH-04]', async () => {
  const body = { ...none, boosts: [{ query: '', target: `product:${sale}`, points: 50 }] }
  await staff.call('backoffice.saveSearchRules', { query, body })
  const { draft } = await staff.call('backoffice.explainSearch', { query: { ...query, q: 'halden' } })
  expect(draft.products[0]).toMatchObject({ productId: sale, points: { boost: 50 } })
  const [first] = draft.products
  const sum = Object.values(first?.points ?? {}).reduce((a, b) => a + b, 0)
  expect(first?.score).toBeCloseTo(sum)
  expect(draft.words).toMatchObject([{ text: 'halden', meanings: [] }])
  expect(draft.products.map(({ productId }) => productId)).toContain(court)
})

test('the list of a category is explained with the draft of its rules before they go live', async () => {
  const body = {
    ...none,
    boosts: [{ query: 'category:1001', target: `product:${sale}`, points: 7 }],
    pins: [{ query: 'category:1001', productIds: [court] }],
  }
  await staff.call('backoffice.saveSearchRules', { query, body })
  const q = 'category:1001'
  const { live, draft } = await staff.call('backoffice.explainSearch', { query: { ...query, q } })
  expect(draft.products[0]).toMatchObject({ productId: court, isPinned: true })
  expect(draft.products.find(({ productId }) => productId === sale)?.points).toMatchObject({ text: 0, boost: 7 })
  expect(live.total).toBe(draft.total)
  expect(live.products.every(({ isPinned, points }) => !isPinned && points.boost === 0)).toBe(true)
  expect(draft.products.map(({ productId }) => productId)).not.toContain(tee)
  for (const wrong of ['category:shoes', 'category:'])
    expect(
      await staff.tryCall('backoffice.saveSearchRules', {
        query,
        body: { ...none, pins: [{ query: wrong, productIds: [court] }] },
      }),
    ).toMatchObject({ status: 400 })
})

test('rules of a locale that the site lacks, and an address outside the shop, are refused', async () => {
  expect(
    await staff.tryCall('backoffice.getSearchRules', { query: { ...query, searchLocale: 'de-de' } }),
  ).toMatchObject({ status: 400, body: { errorDetails: [{ errorId: 'API400' }] } })
  const body = { ...none, redirects: [{ query: 'x', url: '//elsewhere.test' }] }
  expect(await staff.tryCall('backoffice.saveSearchRules', { query, body })).toMatchObject({ status: 400 })
})
