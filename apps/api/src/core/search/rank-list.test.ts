import { emptySearchRules, type SearchRules } from '@lacehouse/domain/search/search-rules'
import { expect, test } from 'vitest'
import { createBoostOf } from './create-boost-of.ts'
import { appendProduct, createFacetIndex, toIds } from './facet-index.ts'
import type { IndexedProduct } from './indexed-product.ts'
import { listBestKeys, toKey } from './rank-keys.ts'
import { rankList } from './rank-list.ts'

const toProduct = (id: string, changed: Partial<IndexedProduct>): IndexedProduct => ({
  ...{ id, categoryIds: ['1000'], kind: 'footwear', facets: { material: ['leather'] }, price: 1, discount: 0 },
  ...{ popularity: 0, givenPopularity: 0, publishedAt: 0, rating: 0, available: true, changesAt: null },
  ...changed,
})

const index = createFacetIndex(4)
for (const product of [
  toProduct('A', { facets: { material: ['leather'], size: ['9'] } }),
  toProduct('B', { facets: { material: ['wool'], size: ['10'] }, kind: 'apparel' }),
  toProduct('C', { categoryIds: ['1000', '2000'] }),
  toProduct('D', { available: false }),
])
  appendProduct(index, product)

const rank = (rules: Partial<SearchRules>, { category = '1000', mySizes = [] as string[], most = 9 } = {}) => {
  const ranking = rankList(index, { category, mySizes, rules: { ...emptySearchRules, ...rules } })
  return { ...ranking, ids: toIds(index, ranking.listBest(index.live, most)) }
}

test('products that have the same points stand in the order of their ordinals, and what is sold out stands last', () => {
  const { ids, isRuled } = rank({})
  expect([ids, isRuled]).toEqual([['A', 'B', 'C', 'D'], false])
  expect(rank({}, { mySizes: ['10'] }).ids).toEqual(['B', 'A', 'C', 'D'])
})

test.each<{ target: string; points: number; ids: string[] }>([
  { target: 'product:C', points: 1, ids: ['C', 'A', 'B', 'D'] },
  { target: 'product:A', points: -50, ids: ['B', 'C', 'D', 'A'] },
  { target: 'category:2000', points: 1, ids: ['C', 'A', 'B', 'D'] },
  { target: 'material:wool', points: 1, ids: ['B', 'A', 'C', 'D'] },
  { target: 'kind:apparel', points: 1, ids: ['B', 'A', 'C', 'D'] },
  { target: 'product:D', points: 11, ids: ['A', 'B', 'C', 'D'] },
  { target: 'product:D', points: 13, ids: ['D', 'A', 'B', 'C'] },
  { target: 'product:UNKNOWN', points: 50, ids: ['A', 'B', 'C', 'D'] },
  { target: 'category:9999', points: 50, ids: ['A', 'B', 'C', 'D'] },
  { target: 'material:cork', points: 50, ids: ['A', 'B', 'C', 'D'] },
])('$points points for $target give the order $ids', ({ target, points, ids }) => {
  const ranking = rank({ boosts: [{ query: 'category:1000', target, points }] })
  expect([ranking.ids, ranking.isRuled]).toEqual([ids, true])
})

test('points of several rules for a product add up', () => {
  const boostOf = createBoostOf(index, [
    { query: '', target: 'product:A', points: 5 },
    { query: '', target: 'material:leather', points: 7 },
    { query: '', target: 'category:1000', points: -2 },
    { query: '', target: 'category:2000', points: 40 },
  ])
  expect([0, 1, 2, 3].map((ordinal) => boostOf?.(ordinal))).toEqual([10, -2, 45, 5])
  expect(createBoostOf(index, [])).toBeNull()
})

test('pins stand first in their order, once each, within a limit and only in their lists', () => {
  const pins = [
    { query: 'category:1000', productIds: ['D', 'UNKNOWN', 'C'] },
    { query: 'category:*', productIds: ['C', 'B'] },
  ]
  expect(rank({ pins }).ids).toEqual(['D', 'C', 'B', 'A'])
  expect(rank({ pins }, { category: '' }).ids).toEqual(['C', 'B', 'A', 'D'])
  expect(rank({ pins }, { most: 3 }).ids).toEqual(['D', 'C', 'B'])
  expect(rank({ pins }, { most: 1 }).ids).toEqual(['D'])
  expect(rank({ pins: [{ query: 'court', productIds: ['D'] }] })).toMatchObject({
    isRuled: false,
    ids: ['A', 'B', 'C', 'D'],
  })
  const within = index.categories.get('2000') ?? index.live
  expect(toIds(index, rank({ pins }).listBest(within, 9))).toEqual(['C'])
})

test('the best keys are those with most points, then of the lowest ordinals, whatever the sign of the points', () => {
  const ordinals = Uint32Array.of(0, 1, 2, 3)
  const listBy = (points: number[], most: number) =>
    listBestKeys(
      Float64Array.from(points, (own, ordinal) => toKey(own, ordinal)),
      { ordinals, within: index.live, most },
    )
  expect(listBy([1, 3, 3, -2], 4)).toEqual([1, 2, 0, 3])
  expect(listBy([0, -0.001, 0, 0.001], 4)).toEqual([3, 0, 2, 1])
  expect(listBy([0, 0.0004, 0, 0], 2)).toEqual([0, 1])
  expect(listBy([1, 2, 3, 4], 0)).toEqual([])
})
