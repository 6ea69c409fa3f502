import type { FacetTerm } from '@lacehouse/domain/search/lexicon/lexicon'
import { getLexicon } from '@lacehouse/domain/search/lexicon/lexicon'
import type { QueryUnit, UnderstoodFilters } from '@lacehouse/domain/search/understand-query'
import { expect, test } from 'vitest'
import { appendProduct, createFacetIndex, removeProduct, toIds } from './facet-index.ts'
import type { IndexedProduct } from './indexed-product.ts'
import { type RelaxedFilter, rankMatches } from './rank-matches.ts'
import { createTextIndex } from './text-index.ts'

const toProduct = (id: string, facets: IndexedProduct['facets']): IndexedProduct => ({
  ...{ id, facets, categoryIds: [], kind: 'apparel', price: 1000, discount: 0, popularity: 0, givenPopularity: 0 },
  ...{ publishedAt: 0, rating: 0, available: true, changesAt: null },
})

const index = createFacetIndex(4)
for (const product of [
  toProduct('SOCK', { type: ['socks'], material: ['wool'] }),
  toProduct('SWEATER', { type: ['sweatshirts'], material: ['cotton'] }),
  toProduct('WARM-SWEATER', { type: ['sweatshirts'], feature: ['insulated'] }),
  toProduct('PACK', { type: ['bags'] }),
])
  appendProduct(index, product)
const text = createTextIndex(getLexicon('en-us'))
text.add(index.ordinals.get('PACK') ?? 0, { id: 'PACK', title: 'Courier backpack', labels: '', body: '' })

const unitOf = (word: string, ...terms: FacetTerm[]): QueryUnit => ({
  text: word,
  meanings: terms.map((term) => ({ terms: [term], weight: 1 })),
  phrases: [[word]],
})
const sweater = unitOf('sweater', { facet: 'type', value: 'sweatshirts' })
const wool = unitOf('wool', { facet: 'material', value: 'wool' })
const warm = unitOf('warm', { facet: 'feature', value: 'insulated' })
const backpack = unitOf('backpack')

const find = (units: readonly QueryUnit[], isStrict = false): { ids: string[]; relaxed: readonly RelaxedFilter[] } => {
  const filters = { wearers: [], colors: [], sizes: [], price: null, isSale: false }
  const { listBest, relaxed } = rankMatches(
    { units, filters },
    { index, text, minorUnits: 100, now: 0, isStrict, inMySize: null, boostOf: () => 0 },
  )
  return { ids: toIds(index, listBest(index.live, 10)), relaxed }
}

test('where nothing has all that was asked for, products of the kind that was named are found, whatever else they lack [SRCH-04]', () => {
  expect(find([wool, sweater])).toEqual({ ids: ['SWEATER', 'WARM-SWEATER'], relaxed: ['words'] })
  expect(find([backpack, wool])).toEqual({ ids: ['PACK'], relaxed: ['words'] })
})

test('of the kind that was named, those with most of the other words are found [SRCH-04]', () => {
  expect(find([wool, warm, sweater]).ids).toEqual(['WARM-SWEATER'])
})

test('words that all say how a product is are left out alike, and nothing is left out of a literal search [SRCH-04]', () => {
  expect(find([wool, warm])).toEqual({ ids: ['SOCK', 'WARM-SWEATER'], relaxed: ['words'] })
  expect(find([warm, sweater])).toEqual({ ids: ['WARM-SWEATER'], relaxed: [] })
  expect(find([wool, sweater], true).ids).toEqual([])
})

const noFilters = { wearers: [], colors: [], sizes: [], price: null, isSale: false } as const

const sold = createFacetIndex(6)
const toSold = (id: string, facets: IndexedProduct['facets'], changed: Partial<IndexedProduct> = {}) =>
  appendProduct(sold, { ...toProduct(id, { type: ['socks'], ...facets }), ...changed })
toSold('MEN', { gender: ['men'], color: ['black'], size: ['9'] })
toSold('WOMEN', { gender: ['women'], color: ['red'], size: ['8'] }, { price: 2000 })
toSold('UNISEX', { gender: ['unisex'], color: ['black'], size: ['8'], offer: ['sale'] }, { price: 3000 })
toSold('KIDS', { gender: ['kids'], color: ['red'], size: ['8', '9'] })
toSold('CAP', { type: ['caps'], gender: ['men'] })
// Red is left in size 9 and black in size 8 only.
toSold('UNEVEN', { gender: ['kids'], color: ['red', 'black'], size: ['9', '8'] }, { sizesByColour: [['9'], ['8']] })
appendProduct(sold, toProduct('GONE', { type: ['bags'], color: ['blue'] }))
removeProduct(sold, 'GONE')
const socks = unitOf('socks', { facet: 'type', value: 'socks' })
const caps = unitOf('caps', { facet: 'type', value: 'caps' })

const filter = (filters: Partial<UnderstoodFilters>, { isStrict = false, unit = socks } = {}) => {
  const { listBest, relaxed, total } = rankMatches(
    { units: [unit], filters: { ...noFilters, ...filters } },
    { index: sold, text, minorUnits: 100, now: 0, isStrict, inMySize: null, boostOf: null },
  )
  const ids = toIds(sold, listBest(sold.live, 10))
  expect(total).toBe(ids.length)
  return { ids, relaxed }
}

test.each<{ filters: Partial<UnderstoodFilters>; ids: string[] }>([
  { filters: {}, ids: ['MEN', 'WOMEN', 'UNISEX', 'KIDS', 'UNEVEN'] },
  { filters: { wearers: ['women'] }, ids: ['WOMEN', 'UNISEX'] },
  { filters: { wearers: ['women', 'men'] }, ids: ['MEN', 'WOMEN', 'UNISEX'] },
  { filters: { wearers: ['kids'] }, ids: ['KIDS', 'UNEVEN'] },
  { filters: { colors: ['red'] }, ids: ['WOMEN', 'KIDS', 'UNEVEN'] },
  { filters: { colors: ['red'], sizes: ['8'] }, ids: ['WOMEN', 'KIDS'] },
  { filters: { colors: ['red'], sizes: ['9'] }, ids: ['KIDS', 'UNEVEN'] },
  { filters: { colors: ['red', 'black'], sizes: ['9'] }, ids: ['MEN', 'KIDS', 'UNEVEN'] },
  { filters: { sizes: ['9'] }, ids: ['MEN', 'KIDS', 'UNEVEN'] },
  { filters: { isSale: true }, ids: ['UNISEX'] },
  { filters: { price: { min: null, max: 10 } }, ids: ['MEN', 'KIDS', 'UNEVEN'] },
  { filters: { price: { min: 20, max: 30 } }, ids: ['WOMEN', 'UNISEX'] },
])('words are narrowed by what else was asked for: $filters', ({ filters, ids }) => {
  expect(filter(filters)).toEqual({ ids, relaxed: [] })
})

test('what nothing has is given up from the size to the wearers, and not in a literal search [SRCH-04]', () => {
  expect(filter({ sizes: ['14'] })).toMatchObject({ relaxed: ['size'] })
  expect(filter({ sizes: ['14'], colors: ['red'] }).ids).toEqual(['WOMEN', 'KIDS', 'UNEVEN'])
  expect(filter({ isSale: true, colors: ['red'] })).toEqual({ ids: ['UNISEX'], relaxed: ['color'] })
  expect(filter({ isSale: true, wearers: ['kids'] })).toEqual({ ids: ['KIDS', 'UNEVEN'], relaxed: ['sale'] })
  const all = {
    sizes: ['14'],
    price: { min: 90, max: null },
    colors: ['white'],
    isSale: true,
    wearers: ['women'],
  } as const
  expect(filter(all, { unit: caps })).toEqual({
    ids: ['CAP'],
    relaxed: ['size', 'price', 'color', 'sale', 'wearers'],
  })
  expect(filter(all, { unit: caps, isStrict: true })).toEqual({ ids: [], relaxed: [] })
})

test('a product that was removed is not counted among those that have most of the words', () => {
  const blue = unitOf('blue', { facet: 'color', value: 'blue' })
  const bag = unitOf('bag', { facet: 'type', value: 'bags' })
  const rank = (...units: QueryUnit[]) =>
    rankMatches(
      { units, filters: noFilters },
      { index: sold, text, minorUnits: 100, now: 0, isStrict: false, inMySize: null, boostOf: null },
    )
  expect(toIds(sold, rank(blue, bag, socks).listBest(sold.live, 9))).toHaveLength(5)
  expect(rank(blue, bag)).toMatchObject({ total: 0, relaxed: ['words'] })
})

test('where only kinds were named and nothing is all of them, products of any of them are found', () => {
  expect(find([backpack, sweater])).toEqual({ ids: ['SWEATER', 'WARM-SWEATER', 'PACK'], relaxed: ['words'] })
})

test('a product that does not match has no points, and the points of one that does are shown one by one', () => {
  const { pointsOf } = rankMatches(
    { units: [socks], filters: { ...noFilters, wearers: ['kids'] } },
    { index: sold, text, minorUnits: 100, now: 0, isStrict: false, inMySize: null, boostOf: () => 3 },
  )
  const toPoints = (id: string) => pointsOf(sold.ordinals.get(id) ?? -1)
  expect(toPoints('KIDS')).toEqual({ text: 100, available: 12, size: 0, popularity: 0, newness: 2, boost: 3 })
  expect(toPoints('MEN')).toEqual({ text: 0, available: 0, size: 0, popularity: 0, newness: 0, boost: 0 })
})
