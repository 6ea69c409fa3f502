import { days, minutes } from '@lacehouse/domain/time/durations'
import { createTestDatabase, testNow } from '@lacehouse/test-kit'
import type { QueryConfig } from 'pg'
import { test as base, expect, onTestFinished } from 'vitest'
import { applyRetention } from './apply-retention.ts'
import { batchSize } from './retention-rule.ts'
import { retentionRules } from './retention-rules.ts'
import { deletions, id, owned, product } from './testing/deletions.ts'

// biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures this one needs
const test = base.extend('db', { scope: 'file' }, async ({}, { onCleanup }) => {
  const { db, drop } = await createTestDatabase()
  onCleanup(drop)
  await db.pool.query(
    `insert into consumers (consumer_no, site_id, email) values ('C1', 'LH-US', 'c1@example.com'), ('C2', 'LH-US', 'c2@example.com')`,
  )
  await db.pool.query(
    `insert into locations (id, kind, site_id, names, address) values ('us-1', 'store', 'LH-US', '{}', '{}')`,
  )
  await db.pool.query(
    `insert into events (id, site_id, starts_at, ends_at, time_zone, capacity, allows_plus_one, page, names, places)
    values ('run', 'LH-US', '2026-01-01', '2026-01-02', 'UTC', 9, true, 'run', '{}', '{}')`,
  )
  await db.pool.query(
    `insert into social_media (id, customer_id, picture, captions, author, state, posted_at)
    values ('00000000-0000-4000-8000-000000000093', 'c', 'p', '{}', 'a', 'approved', '2026-01-01')`,
  )
  await db.pool.query(`insert into experiments (key, name, variants) values ('note', 'Note', '{baseline,short}')`)
  await db.pool.query(
    `insert into products (id, kind, model, brand, names, slugs) values (${product}, 'footwear', 'm', 'b', '{}', '{}')`,
  )
  // An answer is looked at without its question.
  await db.pool.query('alter table product_answers drop constraint product_answers_question_id_product_questions_id_fk')
  return db
})

type Query = (config: QueryConfig) => Promise<{ rows: unknown[]; rowCount: number | null }>

const toDeps = (query: Query) => ({
  database: { pool: { query } as never },
  now: () => testNow,
  sites: [{ siteId: 'LH-US', country: 'US' }],
  config: { orderRecordYears: {} },
})

/** The rows of these rules need an order: `order-retention.test.ts`. */
const ofOrders = ['recommendation-purchases', 'purchase-events']

test('the table of cases has every rule that deletes', () => {
  const rules = retentionRules.filter(({ does }) => does === 'deleted').map(({ name }) => name)
  expect(deletions.map(([rule]) => rule)).toEqual(rules.filter((name) => !ofOrders.includes(name)))
})

test.for(deletions)(
  '%s: a row of %s goes when its time is over, and one a minute younger stays',
  async (row, { db }) => {
    const [rule, table, lasts, age, [columns, values]] = row
    const insert = (at: number) =>
      db.pool.query(`insert into ${table} (${columns}, ${age}) values (${values}, $1)`, [new Date(at)])
    const listAges = async () =>
      (await db.pool.query(`select ${age} as age from ${table} where ${age} is not null`)).rows.map((one) =>
        one.age.getTime(),
      )
    const due = testNow - lasts - 1
    const young = testNow - lasts + minutes(1)
    await insert(due)
    await insert(young)
    const counts = await applyRetention(toDeps((config) => db.pool.query(config)))
    expect(counts[rule]).toBe(1)
    expect(await listAges()).toEqual([young])
  },
)

const longAgo = new Date(testNow - days(400))

test('what is held, ordered right now, a consumer’s, or still used stays however old it is', async ({ db }) => {
  const { pool } = db
  await pool.query(
    `insert into reservations (id, cart_id, site_id, locale, variant_id, location_id, quantity, contact, state, expires_at)
      values (${id}, ${id}, 'LH-US', 'en-us', 'held', 'us-1', 1, '{}', 'held', $1)`,
    [longAgo],
  )
  await pool.query(
    `insert into carts (site_id, owner_kind, owner_id, state, doc, expires_at) values (${owned}, 'ordering', '{}', $1)`,
    [longAgo],
  )
  const lists = await pool.query(
    `insert into saved_lists (site_id, owner_kind, owner_id, created_at)
      values ('LH-US', 'consumer', 'C1', $1), (${owned}, $1) returning id, owner_kind`,
    [longAgo],
  )
  const ofGuest = lists.rows.find((list) => list.owner_kind === 'guest')?.id
  await pool.query(`insert into saved_items (list_id, key, doc, saved_at) values ($1, 'k', '{}', $2)`, [
    ofGuest,
    new Date(testNow - days(179)),
  ])
  await pool.query(
    `insert into favourite_lists (site_id, owner_kind, owner_id, updated_at) values ('LH-US', 'consumer', 'C1', $1)`,
    [longAgo],
  )
  const counts = await applyRetention(toDeps((config) => pool.query(config)))
  expect(Object.entries(counts).filter(([, count]) => count > 0)).toEqual([])
  await pool.query(`update saved_items set saved_at = $1`, [longAgo])
  expect(await applyRetention(toDeps((config) => pool.query(config)))).toMatchObject({ 'saved-lists': 1 })
})

const addCaptchas = (pool: { query: (sql: string, values: unknown[]) => Promise<unknown> }, count: number) =>
  pool.query(`insert into used_captchas select decode(md5(n::text), 'hex'), $1 from generate_series(1, $2) n`, [
    longAgo,
    count,
  ])

test('ten thousand rows go in batches of bounded size, also when two instances work at once', async ({ db }) => {
  const { pool } = db
  await addCaptchas(pool, 10_000)
  const sizes: number[] = []
  const counted: Query = async (config) => {
    const result = await pool.query(config)
    if (config.name === 'retention-used-captchas') sizes.push(result.rowCount ?? 0)
    return result
  }
  const [one, other] = await Promise.all([applyRetention(toDeps(counted)), applyRetention(toDeps(counted))])
  expect((one['used-captchas'] ?? 0) + (other['used-captchas'] ?? 0)).toBe(10_000)
  expect(Math.max(...sizes)).toBe(batchSize)
  expect(sizes.length).toBeGreaterThanOrEqual(20)
})

test('a row that another connection has locked is left for the next run, which does not wait for it', async ({
  db,
}) => {
  const { pool } = db
  await addCaptchas(pool, 3)
  const client = await pool.connect()
  onTestFinished(() => client.release())
  await client.query('begin')
  await client.query(`select 1 from used_captchas where expires_at = $1 limit 1 for update`, [longAgo])
  expect(await applyRetention(toDeps((config) => pool.query(config)))).toMatchObject({ 'used-captchas': 2 })
  await client.query('commit')
  expect(await applyRetention(toDeps((config) => pool.query(config)))).toMatchObject({ 'used-captchas': 1 })
})

test('a rule that fails does not stop the others, and is reported at the end', async ({ db }) => {
  const { pool } = db
  await addCaptchas(pool, 1)
  const failing: Query = (config) =>
    config.name === 'retention-authorization-codes' ? Promise.reject(new Error('away')) : pool.query(config)
  await expect(applyRetention(toDeps(failing))).rejects.toThrow('1 rules of retention failed')
  expect((await pool.query('select 1 from used_captchas where expires_at = $1', [longAgo])).rowCount).toBe(0)
})
