import { days } from '@lacehouse/domain/time/durations'
import { expect, test } from 'vitest'
import {
  appendProduct,
  changePopularity,
  createFacetIndex,
  getOrder,
  removeProduct,
  renewRecommended,
  replaceProduct,
  toIds,
} from './facet-index.ts'
import type { IndexedProduct } from './indexed-product.ts'

const toProduct = (id: string, changed: Partial<IndexedProduct> = {}): IndexedProduct => ({
  ...{ id, categoryIds: ['1000'], kind: 'apparel', facets: { color: ['red'] }, price: 1000, discount: 0 },
  ...{ popularity: 0, givenPopularity: 0, publishedAt: 0, rating: 0, available: true, changesAt: null },
  ...changed,
})

const openIndex = (...products: IndexedProduct[]) => {
  const index = createFacetIndex(products.length)
  for (const product of products) appendProduct(index, product)
  return index
}

type Index = ReturnType<typeof openIndex>

const listBy = (index: Index, sort: Parameters<typeof getOrder>[1]): string[] => {
  const { entries, length } = getOrder(index, sort)
  return toIds(index, [...entries.subarray(0, length)])
}

test('an index that is full takes no further product, and leaves what it has of that product', () => {
  const index = createFacetIndex(0)
  for (let at = 0; at < index.capacity; at += 1) expect(appendProduct(index, toProduct(`P${at}`))).toBe(at)
  const { revision } = index
  expect(appendProduct(index, toProduct('P7', { price: 1 }))).toBeNull()
  expect(appendProduct(index, toProduct('NEW'))).toBeNull()
  expect([index.ordinals.get('P7'), index.columns.price[7], index.ordinals.has('NEW')]).toEqual([7, 1000, false])
  expect(index.revision).toBe(revision)
})

test('an ordinal of a removed product is not given again, and a product that is added anew stands once in each order', () => {
  const index = openIndex(toProduct('A', { price: 3 }), toProduct('B', { price: 2 }), toProduct('C', { price: 1 }))
  expect(listBy(index, 'price-asc')).toEqual(['C', 'B', 'A'])
  removeProduct(index, 'C')
  expect(appendProduct(index, toProduct('A', { price: 1 }))).toBe(3)
  expect(listBy(index, 'price-asc')).toEqual(['A', 'B'])
  expect([...index.ordinals]).toEqual([
    ['B', 1],
    ['A', 3],
  ])
})

test('a product that the index lacks is neither replaced nor removed', () => {
  const index = openIndex(toProduct('A'))
  const { revision } = index
  replaceProduct(index, toProduct('B'))
  removeProduct(index, 'B')
  expect([[...index.ordinals.keys()], index.revision]).toEqual([['A'], revision])
})

test.each<[string, Partial<IndexedProduct>]>([
  ['price', { price: 1001 }],
  ['discount', { discount: 1 }],
  ['rating', { rating: 1 }],
  ['time of publication', { publishedAt: 1 }],
  ['stock', { available: false }],
  ['day of arrival', { preOrderFrom: '2026-12-01' }],
  ['kind', { kind: 'footwear' }],
  ['categories', { categoryIds: ['1000', '1001'] }],
  ['number of values', { facets: { color: ['red', 'blue'] } }],
  ['value', { facets: { color: ['blue'] } }],
  ['sizes by colour', { sizesByColour: [['9']] }],
])('another %s of a product gives the index a new revision [SRCH-06]', (_, changed) => {
  const index = openIndex(toProduct('A'))
  const { revision } = index
  replaceProduct(index, toProduct('A'))
  replaceProduct(index, toProduct('A', { changesAt: 9 }))
  expect(index.revision).toBe(revision)
  replaceProduct(index, toProduct('A', changed))
  expect(index.revision).toBeGreaterThan(revision)
  const changedRevision = index.revision
  replaceProduct(index, toProduct('A', changed))
  expect(index.revision).toBe(changedRevision)
})

test('a new popularity moves a product in the recommended order, and the same one changes nothing', () => {
  const index = openIndex(toProduct('A', { givenPopularity: 5 }), toProduct('B'))
  expect(listBy(index, 'relevance')).toEqual(['A', 'B'])
  const { revision } = index
  changePopularity(index, () => 0)
  expect(index.revision).toBe(revision)
  changePopularity(index, (id, given) => (id === 'B' ? 8 : given))
  expect(listBy(index, 'relevance')).toEqual(['B', 'A'])
  expect(index.columns.popularity.slice(0, 2)).toEqual(Float64Array.of(5, 8))
})

test('newness is counted anew once a day, from the beginning of the day in UTC', () => {
  const index = openIndex(toProduct('OLD'), toProduct('NEW', { publishedAt: days(100) }))
  renewRecommended(index, days(100))
  const { revision } = index
  renewRecommended(index, days(101) - 1)
  expect(index.revision).toBe(revision)
  // 12 points for what can be bought, and at most 2 for what is new.
  expect(index.columns.recommended.slice(0, 2)).toEqual(Float64Array.of(12_000, 14_000))
  renewRecommended(index, days(101))
  expect(index.revision).toBeGreaterThan(revision)
  expect(index.columns.recommended[1]).toBe(12_000 + Math.round((1 - 1 / 90) * 2000))
  renewRecommended(index, days(190))
  expect(index.columns.recommended[1]).toBe(12_000)
})
