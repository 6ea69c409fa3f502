import { emptyListingQuery, type ListingQuery, listingSorts } from '@lacehouse/domain/search/listing-query'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { appendProduct, createFacetIndex, removeProduct, replaceProduct, toIds } from './facet-index.ts'
import type { IndexedProduct } from './indexed-product.ts'
import { queryFacets } from './query-facets.ts'

const someOf = (values: readonly string[]) => fc.subarray([...values], { minLength: 1 })

const drawUniform: fc.Arbitrary<IndexedProduct> = fc.record({
  id: fc.nat(30).map((n) => `P${n}`),
  categoryIds: someOf(['1000', '1100', '2000']),
  kind: fc.constantFrom('footwear', 'apparel'),
  facets: fc.record({ color: someOf(['black', 'blue', 'red']), size: someOf(['8', '9', '10']) }),
  price: fc.integer({ min: 1, max: 20 }).map((whole) => whole * 1000),
  discount: fc.nat(3),
  popularity: fc.nat(4),
  givenPopularity: fc.nat(4),
  publishedAt: fc.nat(4),
  rating: fc.nat(5),
  available: fc.boolean(),
  changesAt: fc.constant(null),
})

/** A product of which each colour can be bought in some of the sizes. */
const drawProduct: fc.Arbitrary<IndexedProduct> = fc
  .tuple(drawUniform, fc.array(fc.subarray(['8', '9', '10']), { minLength: 3, maxLength: 3 }))
  .map(([product, drawn]) => {
    const lists = drawn.slice(0, product.facets.color?.length)
    const size = [...new Set(lists.flat())]
    const isUneven = lists.some(({ length }) => length < size.length)
    return { ...product, facets: { ...product.facets, size }, sizesByColour: isUneven ? lists : null }
  })

const sizesIn = ({ facets, sizesByColour }: IndexedProduct, colour: string): readonly string[] =>
  (sizesByColour ? sizesByColour[facets.color?.indexOf(colour) ?? -1] : facets.size) ?? []

const isSold = (product: IndexedProduct, { color = [], size = [] }: ListingQuery['facets']): boolean =>
  color.some((one) => product.facets.color?.includes(one) && size.some((own) => sizesIn(product, one).includes(own)))

const drawQuery: fc.Arbitrary<ListingQuery> = fc.record({
  ...{ text: fc.constant(''), isLiteral: fc.constant(false), page: fc.constant(1), pageSize: fc.constant(24 as const) },
  category: fc.constantFrom('', '1000', '2000'),
  facets: fc.record({ color: someOf(['black', 'blue']), size: someOf(['8', '9']) }, { requiredKeys: [] }),
  price: fc.option(fc.record({ min: fc.nat(100), max: fc.constant(null) })),
  mySizes: fc.subarray(['9', '10']),
  sort: fc.constantFrom(...listingSorts),
})

const changes = [appendProduct, replaceProduct] as const

/** Counts by looking at each product, as a statement over a table would. */
const findByLooking = (products: readonly IndexedProduct[], { category, facets, price }: ListingQuery) =>
  products.filter(
    (one) =>
      (!category || one.categoryIds.includes(category)) &&
      (!facets.color || facets.color.some((value) => one.facets.color?.includes(value))) &&
      (!facets.size || facets.size.some((value) => one.facets.size?.includes(value))) &&
      (!facets.color || !facets.size || isSold(one, facets)) &&
      (!price || one.price >= (price.min ?? 0) * 100),
  )

/** Says whether a product can be bought in one of the sizes, and in a chosen colour where one is chosen. */
const isIn =
  (size: readonly string[], color?: readonly string[]) =>
  (product: IndexedProduct): boolean =>
    color ? isSold(product, { color, size }) : size.some((one) => product.facets.size?.includes(one))

test('facet counts, total, order and price range are those of looking at each product, also after changes [SRCH-03]', () => {
  const steps = fc.array(fc.record({ product: drawProduct, way: fc.nat(2) }), { maxLength: 25 })
  fc.assert(
    fc.property(fc.array(drawProduct, { maxLength: 40 }), steps, drawQuery, (first, later, query) => {
      const index = createFacetIndex(first.length)
      for (const product of first) appendProduct(index, product)
      const shop = new Map(first.map((product) => [product.id, product]))
      // The orders are made before the changes, so that the changes have to keep them.
      for (const sort of listingSorts)
        queryFacets(index, { ...emptyListingQuery, sort }, { matches: null, minorUnits: 100 }).list(0, 1)
      for (const { product, way } of later) {
        const change = changes[way]
        if (!change) removeProduct(index, product.id)
        else change(index, product)
        if (!change) shop.delete(product.id)
        else if (change === appendProduct || shop.has(product.id)) shop.set(product.id, product)
      }
      const result = queryFacets(index, query, { matches: null, minorUnits: 100 })
      const expected = findByLooking([...shop.values()], query)
      const listed = toIds(index, result.list(0, 100)).flatMap((id) => shop.get(id) ?? [])
      expect(result.total).toBe(expected.length)
      expect(listed.map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted())
      if (query.sort === 'price-asc')
        expect(listed.map(({ price }) => price)).toEqual(expected.map(({ price }) => price).toSorted((a, b) => a - b))
      const isMine = listed.map(isIn(query.mySizes, query.facets.color))
      if (query.sort === 'relevance') expect(isMine).toEqual(isMine.toSorted((a, b) => +b - +a))
      const blue = findByLooking([...shop.values()], { ...query, facets: { ...query.facets, color: ['blue'] } })
      expect(result.counts.get('color')?.get('blue') ?? 0).toBe(blue.length)
      const nine = findByLooking([...shop.values()], { ...query, facets: { ...query.facets, size: ['9'] } })
      expect(result.counts.get('size')?.get('9') ?? 0).toBe(nine.length)
      const open = findByLooking([...shop.values()], { ...query, price: null }).map(({ price }) => price)
      expect(result.priceBounds).toEqual({ min: open.length > 0 ? Math.min(...open) : 0, max: Math.max(0, ...open) })
    }),
  )
})

const plain = (id: string, changed: Partial<IndexedProduct> = {}): IndexedProduct => ({
  ...{ id, categoryIds: ['1000'], kind: 'apparel', facets: {}, price: 1000, discount: 0, popularity: 0 },
  ...{ givenPopularity: 0, publishedAt: 0, rating: 0, available: true, changesAt: null },
  ...changed,
})

const openIndex = (products: readonly IndexedProduct[]) => {
  const index = createFacetIndex(products.length)
  for (const product of products) appendProduct(index, product)
  return index
}

const priced = openIndex(
  [0, 4999, 5000, 5001, 7999, 8000, 8001].map((price) => plain(`P${`${price}`.padStart(4, '0')}`, { price })),
)

test.each<{ range: { min: number | null; max: number | null }; minorUnits?: number; expected: readonly number[] }>([
  { range: { min: 50, max: 80 }, expected: [5000, 5001, 7999, 8000] },
  { range: { min: 50, max: 50 }, expected: [5000] },
  { range: { min: 80, max: 50 }, expected: [] },
  { range: { min: 81, max: null }, expected: [] },
  { range: { min: null, max: 0 }, expected: [0] },
  { range: { min: null, max: null }, expected: [0, 4999, 5000, 5001, 7999, 8000, 8001] },
  { range: { min: 5001, max: 7999 }, minorUnits: 1, expected: [5001, 7999] },
])('a price range of whole units has both of its ends: $range', ({ range, minorUnits = 100, expected }) => {
  const query: ListingQuery = { ...emptyListingQuery, price: range, sort: 'price-asc' }
  const result = queryFacets(priced, query, { matches: null, minorUnits })
  const found = result.list(0, 10).map((ordinal) => priced.columns.price[ordinal])
  expect([found, result.total]).toEqual([expected, expected.length])
  expect(result.priceBounds).toEqual({ min: 0, max: 8001 })
})

test.each([998, 999, 1000, 1001])(
  'the price bounds of %i products of a category leave out dearer and cheaper ones of others',
  (count) => {
    const others = [
      plain('LOW', { price: 1, categoryIds: ['2000'] }),
      plain('TOP', { price: 9_999_999, categoryIds: [] }),
    ]
    const own = Array.from({ length: count }, (_, at) => plain(`P${at}`, { price: 2000 + at }))
    const index = openIndex([...others, ...own])
    const boundsIn = (category: string) =>
      queryFacets(index, { ...emptyListingQuery, category }, { matches: null, minorUnits: 100 }).priceBounds
    expect(boundsIn('1000')).toEqual({ min: 2000, max: 2000 + count - 1 })
    expect(boundsIn('')).toEqual({ min: 1, max: 9_999_999 })
    expect(boundsIn('3000')).toEqual({ min: 0, max: 0 })
    removeProduct(index, 'P0')
    expect(boundsIn('1000')).toEqual({ min: 2001, max: 2000 + count - 1 })
  },
)

test('pages of a list whose first part fits the shopper neither repeat nor skip a product, and end where the list ends', () => {
  const sizeOf = (at: number): string => (at % 3 === 0 ? '10' : '9')
  const index = openIndex(
    Array.from({ length: 7 }, (_, at) => plain(`P${at}`, { facets: { size: [sizeOf(at)] }, popularity: 7 - at })),
  )
  const pageOf = (query: Partial<ListingQuery>, start: number): string[] =>
    toIds(
      index,
      queryFacets(index, { ...emptyListingQuery, ...query }, { matches: null, minorUnits: 100 }).list(start, 2),
    )
  const pagesOf = (query: Partial<ListingQuery>): string[][] => [0, 2, 4, 6, 8].map((start) => pageOf(query, start))
  expect(pagesOf({ mySizes: ['10'] })).toEqual([['P0', 'P3'], ['P6', 'P1'], ['P2', 'P4'], ['P5'], []])
  expect(pagesOf({ mySizes: [] })).toEqual([['P0', 'P1'], ['P2', 'P3'], ['P4', 'P5'], ['P6'], []])
  expect(pagesOf({ mySizes: ['14'] })).toEqual(pagesOf({ mySizes: [] }))
  expect(pageOf({ facets: { size: ['10'] } }, 2)).toEqual(['P6'])
})

test('what a merchant put first orders the list by relevance alone', () => {
  const index = openIndex([1, 2, 3].map((at) => plain(`P${at}`, { price: at })))
  const ranking = { listBest: (_: unknown, most: number) => [2, 0, 1].slice(0, most) }
  const listBy = (sort: ListingQuery['sort'], start: number) =>
    toIds(
      index,
      queryFacets(index, { ...emptyListingQuery, sort }, { matches: null, ranking, minorUnits: 100 }).list(start, 2),
    )
  expect([listBy('relevance', 0), listBy('relevance', 2)]).toEqual([['P3', 'P1'], ['P2']])
  expect(listBy('price-desc', 0)).toEqual(['P3', 'P2'])
  expect(listBy('price-asc', 2)).toEqual(['P3'])
})
