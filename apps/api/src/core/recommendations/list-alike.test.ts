import { expect, test } from 'vitest'
import { appendProduct, createFacetIndex, renewRecommended } from '../search/facet-index.ts'
import type { IndexedProduct } from '../search/indexed-product.ts'
import { listBestsellers, listOutfit, listSimilar } from './list-alike.ts'

type Product = Partial<IndexedProduct> & { readonly id: string }

const openIndex = (...products: Product[]) => {
  const index = createFacetIndex(products.length)
  for (const product of products)
    appendProduct(index, {
      ...{ categoryIds: [], kind: 'footwear', facets: {}, price: 1000, discount: 0, popularity: 0 },
      ...{ givenPopularity: 0, publishedAt: 0, rating: 0, available: true, changesAt: null },
      ...product,
    })
  renewRecommended(index, 0)
  return index
}

const many = (count: number, toProduct: (at: number) => Product): Product[] =>
  Array.from({ length: count }, (_, at) => toProduct(at))

test('the most alike come first by type, wearers, categories and price, then by popularity, without the product itself', () => {
  const boots = { type: ['boots'], gender: ['women'] }
  const index = openIndex(
    { id: 'SEED', facets: boots, categoryIds: ['1000'] },
    { id: 'OTHER', facets: { type: ['socks'] }, price: 400 },
    { id: 'TYPE', facets: { type: ['boots'], gender: ['men'] }, categoryIds: ['1000'] },
    { id: 'DEAR', facets: boots, categoryIds: ['1000'], price: 2000 },
    { id: 'SAME', facets: boots, categoryIds: ['1000'] },
    { id: 'SOLD', facets: boots, categoryIds: ['1000'], available: false },
    { id: 'POPULAR', facets: boots, categoryIds: ['1000'], price: 500, popularity: 9 },
  )
  expect(listSimilar(index, 0)).toEqual(['SAME', 'POPULAR', 'DEAR', 'TYPE', 'OTHER'])
})

test('in a large shop a product is compared with the most popular of its type, and 48 are listed', () => {
  const index = openIndex(
    { id: 'SEED', facets: { type: ['boots'], gender: ['women'] }, categoryIds: ['1000'], popularity: 5000 },
    // As alike as can be but for its type, and never reached.
    { id: 'LIKE', facets: { gender: ['women'] }, categoryIds: ['1000'], popularity: 5000 },
    ...many(2010, (at) => ({ id: `B${at}`, facets: { type: ['boots'], gender: ['women'] }, popularity: 2010 - at })),
  )
  const similar = listSimilar(index, 0)
  expect(similar).toEqual(many(48, (at) => ({ id: `B${at}` })).map(({ id }) => id))
})

test('an outfit is the best of each type in turn, of other groups and other parts of the body for the same wearers', () => {
  const piece = (id: string, type: string, kind = 'apparel', gender = ['women']): Product => ({
    ...{ id, kind, facets: { type: [type], gender } },
  })
  const index = openIndex(
    piece('TEE', 't-shirts'),
    piece('JACKET', 'jackets'),
    piece('SHOE-1', 'sneakers', 'footwear'),
    piece('SHOE-2', 'sneakers', 'footwear'),
    piece('PANTS-1', 'pants'),
    piece('PANTS-2', 'pants'),
    piece('MEN', 'pants', 'apparel', ['men']),
    piece('ANYONE', 'caps', 'accessories', []),
    piece('UNISEX', 'bags', 'accessories', ['unisex']),
    { ...piece('SOLD', 'sneakers', 'footwear'), available: false },
  )
  const [first, second] = [listOutfit(index, 0).slice(0, 4), listOutfit(index, 0).slice(4)]
  expect([first.toSorted(), second.toSorted()]).toEqual([
    ['ANYONE', 'PANTS-1', 'SHOE-1', 'UNISEX'],
    ['PANTS-2', 'SHOE-2'],
  ])
  expect(listOutfit(index, 7)).not.toContain('ANYONE')
})

test('bestsellers are the 48 most popular products that can be bought', () => {
  const index = openIndex(
    ...many(60, (at) => ({ id: `P${at}`, popularity: at, available: at !== 59 })),
    ...many(3, (at) => ({ id: `SOLD${at}`, popularity: 100, available: false })),
  )
  expect(listBestsellers(index)).toEqual(many(48, (at) => ({ id: `P${58 - at}` })).map(({ id }) => id))
  expect(listBestsellers(openIndex({ id: 'SOLD', available: false }))).toEqual([])
})
