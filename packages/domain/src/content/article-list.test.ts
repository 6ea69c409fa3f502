import { expect, test } from 'vitest'
import { countArticlesTo, formatArticleList, parseArticleList, toggleArticleTag } from './article-list.ts'

test.for([
  ['', [], 1],
  ['tags=fit,care&page=2', ['care', 'fit'], 2],
  ['tags=care,care', ['care'], 1],
  ['tags=Care,%3Cb%3E,fit', ['fit'], 1],
  ['page=0', [], 1],
  ['page=-2', [], 1],
  ['page=1.5', [], 1],
  ['page=1e9', [], 100],
  ['page=none', [], 1],
] as const)('the address ?%s asks for the articles with %j up to page %i [CMS-17]', ([search, tags, page]) => {
  expect(parseArticleList(new URLSearchParams(search))).toEqual({ tags, page })
})

test.for([
  [{ tags: [], page: 1 }, ''],
  [{ tags: ['care'], page: 1 }, '?tags=care'],
  [{ tags: ['care', 'fit'], page: 3 }, '?tags=care,fit&page=3'],
] as const)('the list %j has the address %s, which is read as the same list [CMS-17]', ([query, address]) => {
  expect(formatArticleList(query)).toBe(address)
  expect(parseArticleList(new URLSearchParams(address))).toEqual(query)
})

test('a facet that is chosen again is taken away, and each choice begins with the first page [CMS-17]', () => {
  const chosen = toggleArticleTag({ tags: ['fit'], page: 3 }, 'care')
  expect(chosen).toEqual({ tags: ['care', 'fit'], page: 1 })
  expect(toggleArticleTag(chosen, 'fit')).toEqual({ tags: ['care'], page: 1 })
})

test.for([
  [1, 3],
  [2, 15],
  [3, 27],
] as const)('up to page %i a list has %i articles [CMS-17]', ([page, count]) => {
  expect(countArticlesTo(page)).toBe(count)
})
