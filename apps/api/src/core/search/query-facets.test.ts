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

const isIn =
  (sizes: readonly string[]) =>
  ({ facets }: IndexedProduct): boolean =>
    sizes.some((size) => facets.size?.includes(size))

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
      if (query.sort === 'relevance' && query.mySizes.length > 0)
        expect(listed.map(isIn(query.mySizes))).toEqual(listed.map(isIn(query.mySizes)).toSorted((a, b) => +b - +a))
      const blue = findByLooking([...shop.values()], { ...query, facets: { ...query.facets, color: ['blue'] } })
      expect(result.counts.get('color')?.get('blue') ?? 0).toBe(blue.length)
      const nine = findByLooking([...shop.values()], { ...query, facets: { ...query.facets, size: ['9'] } })
      expect(result.counts.get('size')?.get('9') ?? 0).toBe(nine.length)
      const open = findByLooking([...shop.values()], { ...query, price: null }).map(({ price }) => price)
      expect(result.priceBounds).toEqual({ min: open.length > 0 ? Math.min(...open) : 0, max: Math.max(0, ...open) })
    }),
  )
})
