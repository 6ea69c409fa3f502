import { openBackoffice } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

test('the staff see what recommendations brought by slot and strategy, over some days and of one site or all [REC-02]', async ({
  api,
}) => {
  const { pool } = api.database.db
  const today = new Date(api.deps.now())
  const longAgo = new Date(api.deps.now() - 60 * 86_400_000)
  await pool.query(
    `insert into recommendation_counts (day, site_id, slot, strategy, impressions, clicks, purchases) values
      ($1, 'LH-US', 'product', 'co_viewed', 100, 7, 2), ($1, 'LH-DE', 'product', 'co_viewed', 10, 1, 0),
      ($2, 'LH-US', 'product', 'co_viewed', 1000, 0, 0), ($1, 'LH-US', 'cart', 'outfit', 5, 0, 0)`,
    [today, longAgo],
  )
  const staff = await openBackoffice(api, { rights: ['reports.read'] })
  const read = async (query: { days?: number; siteId?: string }) =>
    (await staff.call('backoffice.listRecommendationEffects', { query })).effects
  const cart = { slot: 'cart', strategy: 'outfit', impressions: 5, clicks: 0, purchases: 0, orders: 0, revenue: [] }
  const product = { slot: 'product', strategy: 'co_viewed', orders: 0, revenue: [] }
  expect(await read({})).toEqual([cart, { ...product, impressions: 110, clicks: 8, purchases: 2 }])
  expect(await read({ days: 90, siteId: 'LH-US' })).toEqual([
    cart,
    { ...product, impressions: 1100, clicks: 7, purchases: 2 },
  ])
})
