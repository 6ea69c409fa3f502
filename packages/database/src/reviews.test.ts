import { randomUUID } from 'node:crypto'
import { addCatalogue } from '@lacehouse/test-kit/database/add-catalogue'
import { createTestDatabase, type TestDatabase } from '@lacehouse/test-kit/database/create-test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'

let scratch: TestDatabase
let productIds: string[] = []

beforeAll(async () => {
  scratch = await createTestDatabase({ connections: 12 })
  await addCatalogue(scratch.db, { products: 4 })
  const { rows } = await scratch.db.pool.query('select id from products order by id')
  productIds = rows.map(({ id }) => id)
})

afterAll(() => scratch.drop())

const fits = ['small', 'true', 'large', null]

/** Writes reviews with different stars, fits and photos, of which every third waits. */
const write = async (productId: string, count: number): Promise<string[]> => {
  const { rows } = await scratch.db.pool.query(
    `insert into reviews (id, product_id, consumer_no, site_id, locale, language, stars, title, body, nickname, fit, is_verified,
        photo_count, state, findings, created_at, changed_at, published_at)
      select gen_random_uuid(), $1, $2 || n, 'LH-US', 'en-us', 'en', 1 + n % 5, '', 'Light and quiet.', 'Ada', ($3::text[])[1 + n % 4],
        n % 2 = 0, n % 3, case when n % 3 = 0 then 'waiting' else 'published' end, '[]', now(), now(),
        case when n % 3 = 0 then null else now() end
      from generate_series(1, $4) n returning id`,
    [productId, randomUUID(), fits, count],
  )
  return rows.map(({ id }) => id)
}

/** The summaries that the triggers keep, and what SQL itself counts. */
const readSummaries = async () => {
  const { rows } = await scratch.db.pool.query(`
    select s.product_id, to_jsonb(s) - 'product_id' as stored, p.rating_sum, p.rating_count, (
      select jsonb_build_object('count', count(*), 'sum', coalesce(sum(stars), 0), 'stars_1', count(*) filter (where stars = 1),
        'stars_2', count(*) filter (where stars = 2), 'stars_3', count(*) filter (where stars = 3),
        'stars_4', count(*) filter (where stars = 4), 'stars_5', count(*) filter (where stars = 5),
        'fit_small', count(*) filter (where fit = 'small'), 'fit_true', count(*) filter (where fit = 'true'),
        'fit_large', count(*) filter (where fit = 'large'), 'with_photos', count(*) filter (where photo_count > 0),
        'verified', count(*) filter (where is_verified))
      from reviews r where r.product_id = s.product_id and r.state = 'published') as counted
    from review_summaries s join products p on p.id = s.product_id order by 1`)
  return rows
}

const requireExact = async (): Promise<void> => {
  const rows = await readSummaries()
  expect(rows.length).toBeGreaterThan(0)
  for (const { stored, counted, rating_sum, rating_count } of rows) {
    expect(stored).toEqual(counted)
    expect([rating_sum, rating_count]).toEqual([counted.sum, counted.count])
  }
}

/** What may happen to a review; each is one statement. */
const changes = [
  "update reviews set state = 'published', published_at = now() where id = $1 and state <> 'published'",
  "update reviews set state = 'refused', published_at = null where id = $1",
  "update reviews set state = 'waiting', published_at = null, stars = 1 + stars % 5 where id = $1",
  "update reviews set fit = 'large', photo_count = 0, is_verified = not is_verified where id = $1",
  'delete from reviews where id = $1',
]

test('the summary of a product is what SQL counts, after any order of publishing, refusing, changing and erasing [REV-01]', async () => {
  const [productId = ''] = productIds
  const ids = await write(productId, 60)
  await requireExact()
  for (const [at, id] of ids.entries()) {
    await scratch.db.pool.query(changes[(at * 7) % changes.length] ?? '', [id])
    await scratch.db.pool.query(changes[(at * 3 + 1) % changes.length] ?? '', [id])
    if (at % 15 === 0) await requireExact()
  }
  await requireExact()
})

test('the summary stays exact while many write, decide and erase at the same time [REV-01]', async () => {
  const ids = (await Promise.all(productIds.map((productId) => write(productId, 40)))).flat()
  const all = ids.flatMap((id, at) => [
    scratch.db.pool.query(changes[at % changes.length] ?? '', [id]),
    scratch.db.pool.query(changes[(at + 2) % changes.length] ?? '', [id]),
  ])
  // Statements on reviews of several products at once, in both directions.
  const several = [ids, ids.toReversed()].map((list) =>
    scratch.db.pool.query("update reviews set stars = 1 + stars % 5 where id = any ($1) and fit = 'small'", [list]),
  )
  await Promise.all([...all, ...several, ...productIds.map((productId) => write(productId, 10))])
  await requireExact()
})

test('votes change a review’s counts by one each, also changed and erased ones [REV-04]', async () => {
  const [reviewId = ''] = await write(productIds[0] ?? '', 1)
  const vote = (consumerNo: string, isHelpful: boolean) =>
    scratch.db.pool.query(
      `insert into review_votes (review_id, consumer_no, is_helpful, voted_at) values ($1, $2, $3, now())
        on conflict (review_id, consumer_no) do update set is_helpful = excluded.is_helpful`,
      [reviewId, consumerNo, isHelpful],
    )
  const readCounts = async () => {
    const { rows } = await scratch.db.pool.query('select helpful, unhelpful from reviews where id = $1', [reviewId])
    return [rows[0].helpful, rows[0].unhelpful]
  }
  await Promise.all(Array.from({ length: 20 }, (_, at) => vote(`C${at % 10}`, at % 10 < 6)))
  expect(await readCounts()).toEqual([6, 4])
  await vote('C0', false)
  expect(await readCounts()).toEqual([5, 5])
  await scratch.db.pool.query("delete from review_votes where review_id = $1 and consumer_no = 'C1'", [reviewId])
  expect(await readCounts()).toEqual([4, 5])
})

test('a product that is deleted takes its reviews and their summary with it [REV-01]', async () => {
  const id = 'RVTESTGONE'
  await scratch.db.pool.query(
    `insert into products (id, kind, model, brand, names, slugs) values ($1, 'footwear', 'court-low', 'Lacehouse', '{}', '{}')`,
    [id],
  )
  await write(id, 6)
  await scratch.db.pool.query('delete from products where id = $1', [id])
  const { rows } = await scratch.db.pool.query(
    'select count(*)::int as left from review_summaries where product_id = $1',
    [id],
  )
  expect(rows[0].left).toBe(0)
  await requireExact()
})
