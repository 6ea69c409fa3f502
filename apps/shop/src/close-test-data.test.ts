import { loadSites } from '@lacehouse/demo'
import { createDemoDatabase } from '@lacehouse/test-kit/shop/create-demo-database'
import { expect, onTestFinished, test } from 'vitest'
import { closeTestData } from './close-test-data.ts'

const patience = 120_000

test('production blocks the demo shop’s cards, ends its codes and disables its people, and nothing else', {
  timeout: patience,
}, async () => {
  const { db, drop } = await createDemoDatabase()
  onTestFinished(drop)
  const sites = await loadSites()
  const count = async (rows: string): Promise<number> =>
    Number((await db.pool.query<{ count: number }>(`select count(*) from ${rows}`)).rows[0]?.count)
  await db.pool.query(
    `insert into gift_cards (number_hash, pin_hash, last4, currency) values ('\\x01', '00', '0001', 'USD')`,
  )
  await db.pool.query(
    `insert into promotions (id, site_id, level, names, rule, needs_coupon) values ('own', 'LH-US', 'ORDER', '{}', '{}', true)`,
  )
  await db.pool.query(`insert into coupons (site_id, code, promotion_id) values ('LH-US', 'OWN10', 'own')`)
  await db.pool.query(
    `insert into consumers (consumer_no, site_id, email) values ('C-1', 'LH-US', 'ana@lacehouse.com')`,
  )

  const closed = await closeTestData(db)
  expect(closed.cards).toBeGreaterThan(sites.length * 10)
  expect(closed.coupons).toBe(await count("coupons where code <> 'OWN10'"))
  // Sites with tiers have a member of each.
  const ofTiers = sites.reduce((sum, { loyaltyTiers = [] }) => sum + Math.max(0, loyaltyTiers.length - 1), 0)
  expect(closed.people).toBe(sites.length * 10 + ofTiers)
  expect(await count("gift_cards where state = 'active'")).toBe(1)
  expect(await count("coupons where status = 'live'")).toBe(1)
  expect(await count("consumers where state = 'active'")).toBe(1)
  expect(await count("promotions where status = 'live' and not needs_coupon")).toBeGreaterThan(0)
  expect(await closeTestData(db)).toEqual({ cards: 0, coupons: 0, people: 0 })
})
