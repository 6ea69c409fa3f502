import { expect, test } from 'vitest'
import { facetPagePath, parseFacetPagePath } from './parse-facet-page-path.ts'

test.each([
  ['/en-us/c/black-sneakers', { locale: 'en-us', slug: 'black-sneakers' }],
  ['/en-us/c/sneakers-1100', null],
  ['/en-us/c/sneakers-c1100', null],
  ['/en-us/c/sneakers-501', { locale: 'en-us', slug: 'sneakers-501' }],
  ['/en-us/c/Black', null],
  ['/en-us/c', null],
  ['/en-us/c/black-sneakers/more', null],
  ['/c/black-sneakers', null],
])('the address %s is of the facet page %j', (url, page) => {
  expect(parseFacetPagePath(url)).toEqual(page)
})

test('the path of a facet page is read as its slug', () => {
  expect(parseFacetPagePath(facetPagePath('de-de', 'schwarze-sneaker'))?.slug).toBe('schwarze-sneaker')
})
