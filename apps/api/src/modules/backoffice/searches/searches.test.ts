import { days, minutes } from '@lacehouse/domain/time/durations'
import { type BackofficeCaller, openBackoffice, type TestApi } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

const subject = { siteId: 'LH-US', searchLocale: 'en-us' }
let start = 0

test.beforeEach(async ({ api }) => {
  // What an earlier test noted last.
  await api.deps.search.popular.store()
  await api.database.db.pool.query('truncate search_counts, search_rules')
  // Each test has days of its own, on which nothing is remembered of the tests before.
  start = Math.max(start + days(60), api.deps.now())
  api.setNow(start)
})

/** Signs in at the present moment, since a session does not last for days. */
const openStaff = (api: TestApi): Promise<BackofficeCaller> => openBackoffice(api, { rights: ['reports.read'] })

const search = async (api: TestApi, q: string, locale = 'en-us') => {
  await api.client.withToken(null, locale).call('search.products', { query: { q } })
  await api.deps.search.popular.store()
}

/** A word that the search knows, of which the shop of the tests sells nothing. */
const missed = 'sandals'

test('the most searched texts stand first, with what they find today, by site, language and period [SRCH-02]', async ({
  api,
}) => {
  await search(api, 'Court')
  api.setNow(start + days(10))
  await search(api, 'shoes')
  await search(api, 'Schuhe', 'de-de')
  api.setNow(start + days(10) + minutes(11))
  await search(api, 'shoes')
  const staff = await openStaff(api)
  const list = async (query: { days?: '7' | '30' }) =>
    (await staff.call('backoffice.listSearches', { query: { ...subject, ...query } })).searches
  const all = await list({})
  expect(all.map(({ text, searched, missed: none }) => [text, searched, none])).toEqual([
    ['shoes', 2, 0],
    ['court', 1, 0],
  ])
  const { total } = await api.client.withToken(null, 'en-us').call('search.products', { query: { q: 'shoes' } })
  expect(all[0]?.results).toBe(total)
  expect((await list({ days: '7' })).map(({ text }) => text)).toEqual(['shoes'])
  const german = { siteId: 'LH-DE', searchLocale: 'de-de' }
  const { searches, locales } = await staff.call('backoffice.listSearches', { query: german })
  expect(searches).toMatchObject([{ text: 'schuhe', searched: 1 }])
  expect(locales).toContainEqual({ siteId: 'LH-US', locale: 'en-us' })
})

test('known words that find nothing, or nothing that has them all, are counted and shown; what finds nothing is never suggested [SRCH-02]', async ({
  api,
}) => {
  for (let day = 0; day < 4; day += 1) {
    api.setNow(start + days(day))
    await search(api, missed)
    await search(api, 'black court')
    await search(api, 'black sandals')
    await search(api, 'jane doe sandals')
  }
  const staff = await openStaff(api)
  const query = { ...subject, show: 'none' } as const
  const { searches } = await staff.call('backoffice.listSearches', { query })
  expect(searches).toEqual([
    { text: 'black court', searched: 4, missed: 4, results: 0 },
    { text: 'black sandals', searched: 4, missed: 4, results: 0 },
    { text: missed, searched: 4, missed: 4, results: 0 },
  ])
  const { rows } = await api.database.db.pool.query('select distinct text from search_counts order by 1')
  expect(rows).toEqual([{ text: 'black court' }, { text: 'black sandals' }, { text: missed }])
  const suggested = await api.client
    .withToken(null, 'en-us')
    .call('search.autoSuggest', { query: { q: missed.slice(0, 7) } })
  expect(suggested.terms.map(({ text }) => text)).not.toContain(missed)
})

test('texts that found nothing take no room of those that found products [SRCH-02]', async ({ api }) => {
  await search(api, missed)
  await api.database.db.pool.query(
    `insert into search_counts (site_id, locale, text, day, count, missed, counted_at)
      select site_id, locale, 'word ' || n, day, 0, 1, counted_at from search_counts, generate_series(1, 499) n`,
  )
  api.setNow(start + minutes(20))
  await search(api, 'black sandals')
  await search(api, 'shoes')
  const { rows } = await api.database.db.pool.query(
    `select text from search_counts where text not like 'word %' order by 1`,
  )
  expect(rows.map(({ text }) => text)).toEqual([missed, 'shoes'])
})

test('texts that find few products today are listed alone, without those that open a page, and as a table [SRCH-02]', async ({
  api,
}) => {
  await search(api, 'shoes')
  await search(api, missed)
  await search(api, 'court')
  await api.database.db.pool.query(
    `insert into search_rules (site_id, locale, state, rules) values ('LH-US', 'en-us', 'live',
      '{"synonyms": [], "redirects": [{"query": "court", "url": "/en-us/c/court"}], "boosts": [], "pins": [], "popular": []}')`,
  )
  const staff = await openStaff(api)
  const read = async (show: 'all' | 'few') =>
    (await staff.call('backoffice.listSearches', { query: { ...subject, show } })).searches
  await expect
    .poll(async () => (await read('all')).find(({ text }) => text === 'court')?.redirect)
    .toBe('/en-us/c/court')
  const few = await read('few')
  expect(few.map(({ text }) => text)).toContain(missed)
  expect(few.every(({ results, redirect }) => results <= 5 && redirect === undefined)).toBe(true)
  expect(few.map(({ text }) => text)).not.toContain('court')
  const table = await staff.tryCall('backoffice.exportSearches', { query: { ...subject, show: 'all' } })
  expect(table.status).toBe(200)
})

test('a language that the site does not have is refused, and so is who may not read reports [SRCH-02]', async ({
  api,
}) => {
  const staff = await openStaff(api)
  const query = { ...subject, searchLocale: 'de-de' }
  expect(await staff.tryCall('backoffice.listSearches', { query })).toBeRefused(400, 'API400')
  expect(await staff.tryCall('backoffice.exportSearches', { query })).toBeRefused(400, 'API400')
  const other = await openBackoffice(api, { rights: ['catalogue.import'] })
  expect((await other.tryCall('backoffice.listSearches', { query: subject })).status).toBe(403)
})
