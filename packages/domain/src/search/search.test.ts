import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldText } from './fold-text.ts'
import { formatListingQuery } from './format-listing-query.ts'
import {
  clearFacet,
  clearFilters,
  emptyListingQuery,
  hasFilters,
  type ListingQuery,
  listChosenFacets,
  listingFacets,
  listingSizes,
  listingSorts,
  listWantedSizes,
  toggleFacet,
  toggleMySizes,
} from './listing-query.ts'
import { parseListingQuery } from './parse-listing-query.ts'

const parse = (text: string): ListingQuery => {
  const parsed = parseListingQuery(text)
  if (!parsed.ok) throw new Error(`refused for ${parsed.reason}`)
  return parsed.query
}

test('an address is parsed into text, category, facets, price, sort, page and page size', () => {
  const text =
    '?q=%20road%20%20runner%20&category=1200&color=red,black&color=red&size=9.5&price=50-120&mySize=M,9-men&sort=newest&page=3&pageSize=48'
  expect(parse(text)).toEqual({
    text: 'road runner',
    isLiteral: false,
    category: '1200',
    facets: { color: ['black', 'red'], size: ['9.5'] },
    price: { min: 50, max: 120 },
    mySizes: ['9-men', 'M'],
    sort: 'newest',
    page: 3,
    pageSize: 48,
  })
})

test('an empty address gives the empty query, and unknown parameters are ignored', () => {
  expect(parse('')).toEqual(emptyListingQuery)
  expect(parse('utm_source=mail&siteId=LH-US&gclid=%00')).toEqual(emptyListingQuery)
})

test.each([
  ['page=0', 'page'],
  ['page=-1', 'page'],
  ['page=1.5', 'page'],
  ['page=x', 'page'],
  ['page=100000', 'page'],
  ['pageSize=25', 'pageSize'],
  ['sort=cheapest', 'sort'],
  ['price=10', 'price'],
  ['price=-', 'price'],
  ['price=100-50', 'price'],
  ['price=1e3-', 'price'],
  ['category=shoes', 'category'],
  ['color=%3Cb%3E', 'facet'],
  [`size=${Array.from({ length: 41 }, (_, index) => index).join(',')}`, 'facet'],
  [`q=${'x'.repeat(201)}`, 'text'],
  ['mySize=%3Cb%3E', 'mySize'],
  [`mySize=${Array.from({ length: 13 }, (_, index) => index).join(',')}`, 'mySize'],
  ['q=a%00b', 'text'],
])('the query %s is refused for %s', (text, reason) => {
  expect(parseListingQuery(text)).toMatchObject({ ok: false, reason })
})

test.each([
  ['price=50-', { min: 50, max: null }],
  ['price=-120', { min: null, max: 120 }],
  ['price=', null],
])('the price range %s may be open at one end', (text, price) => {
  expect(parse(text).price).toEqual(price)
})

test('one query has one address: fixed order, sorted values, without defaults', () => {
  expect(formatListingQuery(emptyListingQuery)).toBe('')
  const query = parse('pageSize=24&page=2&size=9&color=red,black&sort=relevance&q=caf%C3%A9')
  expect(formatListingQuery(query)).toBe('?q=caf%C3%A9&size=9&color=black,red&page=2')
})

test('every query can be parsed from its own address [SRCH-03]', () => {
  const value = fc.stringMatching(/^[\p{L}\p{N}][\p{L}\p{N}._ +/-]{0,20}$/u)
  const facets = fc.dictionary(fc.constantFrom(...listingFacets), fc.uniqueArray(value, { minLength: 1, maxLength: 5 }))
  const query = fc.record({
    text: fc.stringMatching(/^(\p{L}[\p{L}&=?#+%, ]{0,20}\p{L})?$/u).map((text) => text.replace(/\s+/g, ' ')),
    category: fc.constantFrom('', '1200'),
    facets: facets.map((chosen) => Object.fromEntries(Object.entries(chosen).map(([k, v]) => [k, v.toSorted()]))),
    mySizes: fc.uniqueArray(value, { maxLength: 3 }).map((sizes) => sizes.toSorted()),
    price: fc.constantFrom(null, { min: 5, max: null }, { min: null, max: 9 }, { min: 5, max: 9 }),
    sort: fc.constantFrom(...listingSorts),
    page: fc.integer({ min: 1, max: 99_999 }),
    pageSize: fc.constantFrom(...listingSizes),
    isLiteral: fc.boolean(),
  })
  fc.assert(
    fc.property(query, (wanted) => {
      expect(parse(formatListingQuery(wanted))).toEqual(wanted)
    }),
  )
})

test('toggling a facet adds or removes its value and returns to page 1 [SRCH-03]', () => {
  const query = { ...emptyListingQuery, page: 4 }
  const red = toggleFacet(query, 'color', 'red')
  const both = toggleFacet(red, 'color', 'black')
  expect(both).toMatchObject({ facets: { color: ['black', 'red'] }, page: 1 })
  expect(toggleFacet(both, 'color', 'red').facets).toEqual({ color: ['black'] })
  expect(toggleFacet(red, 'color', 'red').facets).toEqual({})
})

test('chips can be removed one by one, by facet, or all at once [SRCH-03]', () => {
  const query = parse('q=run&size=9&color=red,black&price=5-&sort=rating&page=2')
  expect(listChosenFacets(query)).toEqual([
    { facet: 'size', value: '9' },
    { facet: 'color', value: 'black' },
    { facet: 'color', value: 'red' },
  ])
  expect(clearFacet(query, 'color').facets).toEqual({ size: ['9'] })
  const cleared = clearFilters(query)
  expect(cleared).toEqual({ ...emptyListingQuery, text: 'run', sort: 'rating' })
  expect([hasFilters(query), hasFilters(cleared)]).toEqual([true, false])
})

test.each([
  ['Größe', 'grosse'],
  ['Weiß', 'weiss'],
  ['Cœur d’Été', 'coeur dete'],
  ['  T-Shirt, (rot)  ', 't shirt rot'],
])('%j is folded to %j', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test('own sizes come first until they are taken back, and stand for the size filter', () => {
  const query = parse('size=9&page=3')
  const own = toggleMySizes(query, ['M', '8.5-women'])
  expect(own).toMatchObject({ mySizes: ['8.5-women', 'M'], facets: { size: ['9'] }, page: 1 })
  expect([listWantedSizes(own), listWantedSizes(query), listWantedSizes(emptyListingQuery)]).toEqual([
    ['8.5-women', 'M'],
    ['9'],
    [],
  ])
  expect(toggleMySizes(own, ['L']).mySizes).toEqual([])
  expect(clearFilters(own).mySizes).toEqual(['8.5-women', 'M'])
})
