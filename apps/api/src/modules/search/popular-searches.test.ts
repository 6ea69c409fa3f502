import { days, minutes } from '@lacehouse/domain/time/durations'
import type { TestApi } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

let start = 0

test.beforeEach(async ({ api }) => {
  await api.database.db.pool.query('truncate search_counts, search_rules')
  // Each test has days of its own, on which nothing is remembered of the tests before.
  start = Math.max(start + days(60), api.deps.now())
  api.setNow(start)
})

/** Searches for a text, as a shopper without a session does, and stores what was noted. */
const search = async (api: TestApi, q: string, locale = 'en-us') => {
  const found = await api.client.withToken(null, locale).call('search.products', { query: { q } })
  await api.deps.search.popular.store()
  return found
}

const searchOnDays = async (api: TestApi, q: string, count: number, locale = 'en-us') => {
  for (let day = 0; day < count; day += 1) {
    api.setNow(start + days(day))
    await search(api, q, locale)
  }
  // What is kept of the suggestions is older than its time.
  api.setNow(start + days(count) + minutes(11))
}

const listCounts = async (api: TestApi) =>
  (await api.database.db.pool.query('select site_id, locale, text, count from search_counts order by day, text')).rows

const suggest = async (api: TestApi, q: string, locale = 'en-us') =>
  (await api.client.withToken(null, locale).call('search.autoSuggest', { query: { q } })).terms

test('a text that was searched on three days is suggested to all who begin to type it, before completed words [SRCH-02]', async ({
  api,
}) => {
  await searchOnDays(api, '  Black  COURT ', 2)
  expect((await suggest(api, 'bla')).map(({ text }) => text)).not.toContain('black court')
  await searchOnDays(api, 'Black court', 3)
  expect((await suggest(api, 'bla'))[0]).toEqual({ text: 'black court', url: '/en-us/search?q=black%20court' })
  expect((await suggest(api, 'cou')).map(({ text }) => text)).not.toContain('black court')
})

test('the search hub offers what shoppers search for after what the merchant names, the most searched first [SRCH-05]', async ({
  api,
}) => {
  await searchOnDays(api, 'shoes', 3)
  await searchOnDays(api, 'court shoes', 4)
  const readPopular = async () =>
    (await api.client.withToken(null, 'en-us').call('search.hub', { query: {} })).popular.map(({ text }) => text)
  await expect.poll(async () => (await readPopular()).slice(0, 2)).toEqual(['court shoes', 'shoes'])
  await api.database.db.pool.query(
    `insert into search_rules (site_id, locale, state, rules) values ('LH-US', 'en-us', 'live',
      '{"synonyms": [], "redirects": [], "boosts": [], "pins": [], "popular": ["Gifts", "Shoes"]}')`,
  )
  await expect.poll(readPopular).toEqual(['Gifts', 'Shoes', 'court shoes'])
})

test('a text counts once in ten minutes, so that a page that a cache keeps is counted like one that is made anew', async ({
  api,
}) => {
  await search(api, 'court')
  api.setNow(start + minutes(9))
  await search(api, 'Court')
  expect(await listCounts(api)).toEqual([{ site_id: 'LH-US', locale: 'en-us', text: 'court', count: 1 }])
  api.setNow(start + minutes(20))
  await search(api, 'court')
  expect(await listCounts(api)).toEqual([{ site_id: 'LH-US', locale: 'en-us', text: 'court', count: 2 }])
})

test.for([
  ['the name of a person', 'court jane doe'],
  ['an email', 'court jane@example.com'],
  ['a number', 'court 4155550123'],
  ['nothing that the shop has', 'zzzqqq'],
  ['a mistyped word', 'cuort'],
] as const)('a text with %s is not counted', async ([_name, q], { api }) => {
  await search(api, q)
  expect(await listCounts(api)).toEqual([])
})

test('what is searched for stays with its site and locale, with its accents, and says nothing of who asked', async ({
  api,
}) => {
  await search(api, 'Schuhe für Männer', 'de-de')
  expect(await listCounts(api)).toEqual([{ site_id: 'LH-DE', locale: 'de-de', text: 'schuhe für männer', count: 1 }])
  const { rows } = await api.database.db.pool.query(
    `select column_name from information_schema.columns where table_name = 'search_counts' order by 1`,
  )
  expect(rows.map(({ column_name: name }) => name)).toEqual([
    ...['count', 'counted_at', 'day', 'locale', 'missed', 'site_id', 'text'],
  ])
})

test('a day has room for two thousand texts, and those that it has are counted on', async ({ api }) => {
  await search(api, 'court')
  await api.database.db.pool.query(
    `insert into search_counts (site_id, locale, text, day, count, counted_at)
      select site_id, locale, 'word ' || n, day, 1, counted_at from search_counts, generate_series(1, 1999) n`,
  )
  api.setNow(start + minutes(20))
  await search(api, 'shoes')
  await search(api, 'court')
  const counts = await listCounts(api)
  expect([counts.length, counts.find(({ text }) => text === 'court')?.count]).toEqual([2000, 2])
})
