import type { Executor } from '@lacehouse/database'
import { emptySearchRules } from '@lacehouse/domain/search/search-rules'
import { minutes } from '@lacehouse/domain/time/durations'
import { expect, test } from 'vitest'
import { createPageTitles } from './page-titles.ts'
import { createPopularSearches } from './popular-searches.ts'
import { createSearchRulesStore } from './search-rules-store.ts'

const of = { siteId: 'LH-US', locale: 'en-us' }

/** A database that answers the first statement with a failure, and each later one with the rows. */
const openDatabase = (...rows: object[]) => {
  let statements = 0
  const executor: Executor = {
    query: () => {
      statements += 1
      if (statements === 1) return Promise.reject(new Error('The database is away.'))
      return Promise.resolve({ rows, rowCount: rows.length })
    },
  }
  return { executor, countStatements: () => statements }
}

test('rules that could not be read are read by the next search, and then stay in memory until they are dropped', async () => {
  const rules = { ...emptySearchRules, popular: ['Gifts'] }
  const { executor, countStatements } = openDatabase({ state: 'live', rules })
  const store = createSearchRulesStore(executor)
  await expect(store.get(of)).rejects.toThrow('The database is away.')
  expect([await store.get(of), await store.get(of), countStatements()]).toEqual([rules, rules, 2])
  store.drop()
  expect([await store.get(of), countStatements()]).toEqual([rules, 3])
})

test('titles that could not be read are read by the next search, and a text without words reads none', async () => {
  const row = { doctype: 'page', slug: 'returns', title: 'Returns and exchanges', parentSlug: null }
  const { executor, countStatements } = openDatabase(row)
  const titles = createPageTitles(executor)
  expect([await titles.find(of, ' — ', 3), countStatements()]).toEqual([[], 0])
  await expect(titles.find(of, 'return', 3)).rejects.toThrow('The database is away.')
  expect(await titles.find(of, 'return', 3)).toEqual([{ title: 'Returns and exchanges', url: '/en-us/returns' }])
  expect([await titles.findPath(of, 'returns'), await titles.findPath(of, 'help')]).toEqual(['/en-us/returns', null])
  expect([await titles.find(of, 'exchange', 0), countStatements()]).toEqual([[], 2])
})

test('popular searches that could not be read are read by the next request, and held for ten minutes', async () => {
  const { executor, countStatements } = openDatabase({ text: 'Café' }, { text: 'cafe' }, { text: 'court' })
  const clock = { now: 0 }
  const popular = createPopularSearches({
    ...{ executor, now: () => clock.now },
    ...({} as Pick<Parameters<typeof createPopularSearches>[0], 'index' | 'rules'>),
  })
  await expect(popular.list(of)).rejects.toThrow('The database is away.')
  const expected = [
    { text: 'Café', folded: 'cafe' },
    { text: 'court', folded: 'court' },
  ]
  expect([await popular.list(of), countStatements()]).toEqual([expected, 2])
  clock.now = minutes(10) - 1
  await popular.list(of)
  expect(countStatements()).toBe(2)
  clock.now = minutes(10)
  await popular.list(of)
  expect(countStatements()).toBe(3)
})
