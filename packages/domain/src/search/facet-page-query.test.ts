import { expect, test } from 'vitest'
import { findFacetPage, isFacetPageQuery, readFacetPageQuery } from './facet-page-query.ts'
import { emptyListingQuery } from './listing-query.ts'

test.each([
  ['color=black', true],
  ['color=black,grey&type=sneakers', true],
  ['', false],
  ['color=black&price=10-20', false],
  ['color=black&sort=newest', false],
  ['color=black&q=shoe', false],
  ['color=black&page=2', false],
  ['store=us-1', false],
  ['color=%3Cb%3E', false],
])('the query %s is one of a facet page: %s [SRCH-03]', (query, isOne) => {
  expect(isFacetPageQuery(query)).toBe(isOne)
})

test('a list of a category is a facet page’s when it has the same facets, whatever its sort and page [SRCH-03]', () => {
  const page = { categoryId: '1100', query: 'type=sneakers&color=black' }
  const facets = readFacetPageQuery(page.query)
  const query = { ...emptyListingQuery, category: '1100', facets, sort: 'newest' as const, page: 2 }
  expect(findFacetPage([page], query)).toBe(page)
  expect(findFacetPage([page], { ...query, category: '1200' })).toBeNull()
  expect(findFacetPage([page], { ...query, price: { min: 5, max: null } })).toBeNull()
  expect(findFacetPage([page], { ...query, facets: { color: ['black'] } })).toBeNull()
  expect(findFacetPage([page], { ...query, text: 'shoe' })).toBeNull()
})
