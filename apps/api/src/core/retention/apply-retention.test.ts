import { listStatements } from '@lacehouse/database'
import { days, hours, minutes } from '@lacehouse/domain/time/durations'
import { createTestDatabase, testNow } from '@lacehouse/test-kit'
import type { QueryConfig } from 'pg'
import { test as base, expect, onTestFinished } from 'vitest'
import { applyRetention } from './apply-retention.ts'
import { batchSize } from './retention-rule.ts'
import { retentionRules } from './retention-rules.ts'

/** What reviews and questions belong to. */
const product = `'RETENTION1'`

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

const id = 'gen_random_uuid()'
const owned = `'LH-US', 'guest', ${id}`
const hash = `decode(md5(random()::text), 'hex')`

/** For each rule that deletes: how long a row stays, its column of age, and what an insert needs besides. */
const deletions: readonly (readonly [
  rule: string,
  table: string,
  lasts: number,
  age: string,
  rest: [string, string],
])[] = [
  [
    'authorization-codes',
    'authorization_codes',
    0,
    'expires_at',
    ['hash, consumer_no, site_id, code_challenge', `${hash}, 'C1', 'LH-US', 'x'`],
  ],
  [
    'account-links',
    'account_links',
    0,
    'expires_at',
    [
      'id, purpose, site_id, locale, email, requested_at',
      `${id}, 'reset_password', 'LH-US', 'en-us', 'x@example.com', '2026-11-18'`,
    ],
  ],
  [
    'acting-handovers',
    'acting_handovers',
    0,
    'expires_at',
    [
      'id, agent_no, consumer_no',
      `${id}, (select max(consumer_no) from consumers), (select max(consumer_no) from consumers)`,
    ],
  ],
  [
    'one-time-codes',
    'one_time_codes',
    hours(24),
    'expires_at',
    [
      'id, purpose, site_id, locale, recipient, requested_at',
      `${id}, 'sign_in', 'LH-US', 'en-us', 'x@example.com', '2026-11-18'`,
    ],
  ],
  [
    'data-exports',
    'data_exports',
    0,
    'expires_at',
    [
      'id, consumer_no, site_id, locale, requested_at',
      `${id}, (select max(consumer_no) from consumers where consumer_no not in (select consumer_no from data_exports)),
        'LH-US', 'en-us', '2026-11-18'`,
    ],
  ],
  ['used-captchas', 'used_captchas', 0, 'expires_at', ['hash', hash]],
  ['used-passkey-challenges', 'used_passkey_challenges', 0, 'expires_at', ['hash', hash]],
  ['used-provider-answers', 'used_provider_answers', 0, 'expires_at', ['hash', hash]],
  ['idempotency-keys', 'idempotency_keys', 0, 'expires_at', ['scope, key, request_hash', `'s', ${id}, ${hash}`]],
  ['address-checks', 'address_checks', 0, 'expires_at', ['hash, outcome', `${hash}, '{}'`]],
  ['sign-in-tries', 'sign_in_tries', hours(24), 'last_at', ['scope, tries', `${hash}, 1`]],
  [
    'product-events',
    'product_events',
    days(60),
    'happened_at',
    ['visit, kind, product_id, site_id', `${hash}, 'viewed', ${product}, 'LH-US'`],
  ],
  [
    'recommendation-clicks',
    'recommendation_clicks',
    days(2),
    'clicked_at',
    ['visit, product_id, slot, strategy', `${hash}, ${product}, 'home', 'popular'`],
  ],
  [
    'stock-notices',
    'stock_notices',
    days(180),
    'requested_at',
    ['id, site_id, locale, variant_id, email', `${id}, 'LH-US', 'en-us', 'v', md5(random()::text)`],
  ],
  [
    'sent-stock-notices',
    'stock_notices',
    days(30),
    'mailed_at',
    ['id, site_id, locale, variant_id, email, requested_at', `${id}, 'LH-US', 'en-us', 'v', 'x', '2026-11-18'`],
  ],
  [
    'unconfirmed-subscriptions',
    'subscriptions',
    days(30),
    'opted_in_at',
    [
      'site_id, locale, channel, type, recipient, source',
      `'LH-US', 'en-us', 'email', 'Newsletter', ${id}::text, 'link'`,
    ],
  ],
  [
    'withdrawn-newsletter-consents',
    'newsletter_consents',
    days(1095),
    'withdrawn_at',
    ['site_id, locale, email, source, agreed_at', `'LH-US', 'en-us', md5(random()::text), 'checkout', '2020-11-18'`],
  ],
  [
    'ended-subscriptions',
    'subscriptions',
    days(1461),
    'opted_out_at',
    [
      'site_id, locale, channel, type, recipient, source, opted_in_at, confirmed_at',
      `'LH-US', 'en-us', 'email', 'Newsletter', ${id}::text, 'link', '2026-11-18', '2026-11-18'`,
    ],
  ],
  [
    'support-cases',
    'support_cases',
    days(730),
    'updated_at',
    [
      'number, state, site_id, locale, category, subject, name, email, created_at',
      `${id}::text, 'closed', 'LH-US', 'en-us', 'order', 's', 'n', 'e', '2024-01-01'`,
    ],
  ],
  [
    'unused-case-photos',
    'support_case_photos',
    days(1),
    'created_at',
    ['id, owner_kind, owner_id, bytes, width, height', `${id}, 'guest', 'g', ${hash}, 1, 1`],
  ],
  [
    'unused-review-photos',
    'review_photos',
    days(1),
    'created_at',
    ['id, consumer_no, bytes, width, height', `${id}, 'c', ${hash}, 1, 1`],
  ],
  [
    'refused-reviews',
    'reviews',
    days(184),
    'changed_at',
    [
      'id, product_id, site_id, locale, language, stars, title, body, nickname, is_verified, photo_count, state, findings, created_at',
      `${id}, ${product}, 'LH-US', 'en-us', 'en', 1, '', 'b', 'n', false, 0, 'refused', '[]', '2024-01-01'`,
    ],
  ],
  [
    'refused-product-questions',
    'product_questions',
    days(184),
    'changed_at',
    [
      'id, product_id, site_id, locale, language, body, nickname, state, findings, created_at',
      `${id}, ${product}, 'LH-US', 'en-us', 'en', 'b', 'n', 'refused', '[]', '2024-01-01'`,
    ],
  ],
  [
    'refused-product-answers',
    'product_answers',
    days(184),
    'changed_at',
    [
      'id, question_id, author, language, body, nickname, state, findings, created_at',
      `${id}, ${id}, 'shopper', 'en', 'b', 'n', 'refused', '[]', '2024-01-01'`,
    ],
  ],
  [
    'withdrawals',
    'withdrawals',
    days(1461),
    'declared_at',
    ['id, site_id, locale, contract, name, email, goods', `${id}, 'LH-DE', 'de-de', 'c', 'n', 'e', ''`],
  ],
  ['sessions', 'refresh_token_families', days(1), 'expires_at', ['site_id, owner_kind, owner_id', owned]],
  [
    'staff-sessions',
    'staff_sessions',
    days(1),
    'ends_at',
    [
      'id, token_hash, consumer_no, stage, seen_at',
      `${id}, sha256(${id}::text::bytea), (select max(consumer_no) from consumers), 'signed_in', '2026-11-18'`,
    ],
  ],
  [
    'catalogue-imports',
    'catalogue_imports',
    days(90),
    'updated_at',
    [
      'id, site_id, locale, file_name, size_bytes, is_update, is_strict, state',
      `${id}, 'LH-US', 'en-us', 'a.csv', 1, false, false, 'done'`,
    ],
  ],
  [
    'webhook-events',
    'webhook_events',
    days(90),
    'received_at',
    ['provider, event_id, kind, payload', `'p', ${id}, 'k', '{}'`],
  ],
  [
    'reservations',
    'reservations',
    days(30),
    'expires_at',
    [
      'id, cart_id, site_id, locale, variant_id, location_id, quantity, contact, state',
      `${id}, ${id}, 'LH-US', 'en-us', 'v', 'us-1', 1, '{}', 'ended'`,
    ],
  ],
  ['carts', 'carts', 0, 'expires_at', ['site_id, owner_kind, owner_id, doc', `${owned}, '{}'`]],
  ['saved-lists', 'saved_lists', days(180), 'created_at', ['site_id, owner_kind, owner_id', owned]],
  ['favourite-lists', 'favourite_lists', days(180), 'updated_at', ['site_id, owner_kind, owner_id', owned]],
]

test('the table of cases has every rule that deletes', () => {
  const rules = retentionRules.filter(({ does }) => does === 'deleted').map(({ name }) => name)
  expect(deletions.map(([rule]) => rule)).toEqual(rules)
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

test('each rule finds what is due by an index, so that a run costs the same however many rows stay', async ({ db }) => {
  const client = await db.pool.connect()
  onTestFinished(() => client.release())
  await client.query('begin; set local enable_seqscan = off')
  const statements = listStatements().filter(({ name }) => name.startsWith('retention-'))
  for (const { name, text, parameters } of statements) {
    const values = parameters.map((parameter) => (parameter.name === 'siteId' ? 'LH-US' : 0))
    const { rows } = await client.query(`explain ${text}`, values)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect.soft(plan, name).toContain('Index')
    expect.soft(plan, name).not.toContain('Seq Scan')
  }
  await client.query('rollback')
  expect(statements.length).toBe(retentionRules.length)
})
