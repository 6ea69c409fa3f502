import type { Product } from '@lacehouse/contracts'
import { expect, test } from 'vitest'
import { toSetData, toSetListData } from './set-data.ts'

const place = { origin: 'https://shop.example', now: new Date('2026-11-20T10:00:00Z') }
const set = { name: 'Weekend', description: 'For two days', url: '/en-us/p/weekend-LHSET00001' }
const variant = (id: string, quantity: number) => ({
  ...{ id, upc: '', attributes: {}, notifyMe: false, maxQty: 9, quantity, price: { original: 90, current: 80 } },
  stockStatus: quantity > 0 ? ('inStock' as const) : ('outOfStock' as const),
})
const toProduct = (id: string, quantities: readonly number[], more: Partial<Product> = {}) =>
  ({
    ...{ id, name: `Product ${id}`, brand: 'Lacehouse', url: `/en-us/p/x-${id}`, currency: 'USD' },
    ...{ productType: 'standard', presale: false, ...JSON.parse('{"isRobisOnly":false}'), targetPublishDate: null },
    price: { lowOriginal: 90, highOriginal: 99, lowCurrent: 80, highCurrent: 99, showLowestPrice: false },
    images: { fog: [{ url: `/i/${id}`, alt: '', view: 'side', width: 4, height: 5 }] },
    variants: quantities.map((quantity, nth) => variant(`${id}-${nth}`, quantity)),
    ...more,
  }) as unknown as Product

test('a set is a list of products, each with address, picture and what its variants cost [CAT-03] [RT-19]', () => {
  const data = toSetData(
    set,
    [toProduct('A', [0, 3], { rating: { average: 4.5, count: 2 } }), toProduct('B', [0])],
    place,
  )
  expect(data).toMatchObject({
    ...{
      '@type': 'ItemList',
      name: 'Weekend',
      numberOfItems: 2,
      url: 'https://shop.example/en-us/p/weekend-LHSET00001',
    },
    itemListElement: [
      {
        position: 1,
        item: {
          ...{ '@type': 'Product', productID: 'A', url: 'https://shop.example/en-us/p/x-A' },
          image: 'https://shop.example/i/A-1200.jpg',
          aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
          offers: {
            ...{ '@type': 'AggregateOffer', lowPrice: 80, highPrice: 99, priceCurrency: 'USD', offerCount: 2 },
            availability: 'InStock',
          },
        },
      },
      { position: 2, item: { productID: 'B', offers: { offerCount: 1, availability: 'OutOfStock' } } },
    ],
  })
})

test('the list of sets names their pages in its order [CAT-03] [RT-19]', () => {
  const data = toSetListData([{ ...set, id: 'LHSET00001' } as never], place.origin)
  expect(data).toEqual({
    '@type': 'ItemList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Weekend', url: 'https://shop.example/en-us/p/weekend-LHSET00001' },
    ],
  })
})
