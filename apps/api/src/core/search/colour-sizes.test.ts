import { expect, test } from 'vitest'
import { listBits } from './bitset.ts'
import { countColours, countSizes, hasColourSizes, keepPairs, listColoursIn } from './colour-sizes.ts'
import { appendProduct, createFacetIndex, replaceProduct } from './facet-index.ts'
import type { IndexedProduct } from './indexed-product.ts'

const toProduct = (id: string, facets: IndexedProduct['facets'], sizesByColour: readonly string[][] | null) => ({
  ...{ id, facets, sizesByColour, categoryIds: [], kind: 'footwear', price: 1, discount: 0, popularity: 0 },
  ...{ givenPopularity: 0, publishedAt: 0, rating: 0, available: true, changesAt: null },
})

const facets = { color: ['black', 'red'], size: ['8', '9', '10'] }
/** Black is left in 8 and 9, red in 9 and 10. */
const uneven = toProduct('UNEVEN', facets, [
  ['8', '9'],
  ['9', '10'],
])
const even = toProduct('EVEN', facets, null)

const openIndex = () => {
  const index = createFacetIndex(2)
  appendProduct(index, uneven)
  appendProduct(index, even)
  return index
}
const index = openIndex()

test.each<{ colours: string[]; sizes: string[]; left: string[] }>([
  { colours: ['black'], sizes: ['8'], left: ['black'] },
  { colours: ['black'], sizes: ['10'], left: [] },
  { colours: ['red', 'black'], sizes: ['9'], left: ['red', 'black'] },
  { colours: ['red', 'black'], sizes: ['10', '8'], left: ['red', 'black'] },
  { colours: ['red', 'black'], sizes: ['10'], left: ['red'] },
  { colours: ['green', 'red'], sizes: ['9'], left: ['red'] },
  { colours: ['black'], sizes: [], left: [] },
])('of $colours those are left that can be bought in one of $sizes', ({ colours, sizes, left }) => {
  expect(listColoursIn(index, 0, { colours, sizes })).toEqual(left)
  expect(listColoursIn(index, 1, { colours, sizes })).toEqual(colours)
  expect([...listBits(keepPairs(index, index.live, { colours, sizes }))]).toEqual(left.length > 0 ? [0, 1] : [1])
})

test('a colour is not counted for a product that has it in none of the chosen sizes [SRCH-03]', () => {
  const counts = new Map([
    ['black', 2],
    ['red', 2],
  ])
  const countIn = (...sizes: string[]) => Object.fromEntries(countColours(index, sizes, { bits: index.live, counts }))
  expect(countIn('8')).toEqual({ black: 2, red: 1 })
  expect(countIn('10')).toEqual({ black: 1, red: 2 })
  expect(countIn('9')).toEqual({ black: 2, red: 2 })
  expect(countIn('8', '10')).toEqual({ black: 2, red: 2 })
  expect(Object.fromEntries(counts)).toEqual({ black: 2, red: 2 })
})

test('a size is counted where each list of colours has one that can be bought in it [SRCH-03]', () => {
  const counts = new Map(facets.size.map((size) => [size, 2]))
  const countIn = (...colours: string[][]) =>
    Object.fromEntries(countSizes(index, colours, { bits: index.live, counts }))
  expect(countIn(['black'])).toEqual({ 8: 2, 9: 2, 10: 1 })
  expect(countIn(['black', 'red'])).toEqual({ 8: 2, 9: 2, 10: 2 })
  expect(countIn(['black'], ['red'])).toEqual({ 8: 1, 9: 2, 10: 1 })
  expect(countIn(['green'])).toEqual({ 8: 1, 9: 1, 10: 1 })
})

test('sizes by colour are the same only where each colour has the same list, and a product may lose them', () => {
  const own = openIndex()
  const hasNow = (sizes: readonly string[][] | null) => hasColourSizes(own.colourSizes, 0, sizes)
  expect(
    [
      [
        ['8', '9'],
        ['9', '10'],
      ],
      [['8', '9'], ['9']],
      [['8', '9']],
      [['8', '9'], ['9', '10'], []],
      null,
    ].map(hasNow),
  ).toEqual([true, false, false, false, false])
  replaceProduct(own, { ...uneven, sizesByColour: null })
  expect([
    hasNow(null),
    hasNow([
      ['8', '9'],
      ['9', '10'],
    ]),
  ]).toEqual([true, false])
  expect(listColoursIn(own, 0, { colours: ['black'], sizes: ['10'] })).toEqual(['black'])
})
