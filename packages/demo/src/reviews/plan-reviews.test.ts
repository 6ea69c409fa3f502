import { screenText } from '@lacehouse/domain/reviews/screen-text'
import { createTestDatabase } from '@lacehouse/test-kit/database/create-test-database'
import { expect, test } from 'vitest'
import { loadSites } from '../load-sites.ts'
import { makeDemoShop } from '../seed/make-demo-shop.ts'
import { seedDemoShop } from '../seed-demo-shop.ts'

const sites = await loadSites()
const now = Date.UTC(2026, 10, 23)
const options = { sites, now, models: ['court-low', 'hoodie', 'cap'], size: 'full' } as const

test('reviews and questions are the same for the same day, in every locale, with texts that the first look lets pass [REV-01]', () => {
  const { reviews, questions } = makeDemoShop(options)
  expect(makeDemoShop(options).reviews).toEqual(reviews)
  expect(new Set(reviews.map(({ locale }) => locale))).toEqual(new Set(sites.flatMap(({ locales }) => locales)))
  expect(questions.length).toBeGreaterThan(0)
  const texts = [
    ...reviews.map(({ title, body, nickname, language }) => ({ texts: [title, body, nickname], language })),
    ...questions.flatMap(({ question, answers }) =>
      [question, ...answers].map(({ body, language }) => ({ texts: [body], language })),
    ),
  ]
  expect(texts.flatMap(({ texts: said, language }) => screenText(said, [language]))).toEqual([])
})

test('no two reviews of a product say the same, and none is written after the day [REV-01]', () => {
  const { reviews } = makeDemoShop(options)
  const said = reviews.map(({ productId, body }) => `${productId} ${body}`)
  expect(new Set(said).size).toBe(said.length)
  expect(reviews.every(({ createdAt }) => createdAt.getTime() < now)).toBe(true)
})

test('a shop without test data has no review that no one wrote [REV-01]', () => {
  const { reviews, questions } = makeDemoShop({ ...options, hasTestData: false })
  expect([reviews, questions]).toEqual([[], []])
})

test('the rating of each seeded product is that of its reviews [REV-01]', async () => {
  const { db, drop } = await createTestDatabase()
  await seedDemoShop({ database: db, sites, now, size: 'small' })
  const { rows } = await db.pool.query(`select
      count(*) filter (where p.rating_count = n and p.rating_sum = s)::int as right, count(*)::int as all, sum(n)::int as reviews
    from (select p.*, (select count(*) from reviews r where r.product_id = p.id and r.state = 'published') as n,
      (select coalesce(sum(stars), 0) from reviews r where r.product_id = p.id and r.state = 'published') as s from products p) p`)
  await drop()
  expect(rows[0].right).toBe(rows[0].all)
  expect(rows[0].reviews).toBeGreaterThan(50)
})
