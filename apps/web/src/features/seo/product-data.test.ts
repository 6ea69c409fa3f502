import type { Product } from '@lacehouse/contracts'
import { expect, test } from 'vitest'
import { toProductData } from './product-data.ts'

const option = (value: string, label: string) => ({
  ...{ id: value, value, label, available: true, price: null, swatch: null },
})
const picture = (url: string) => [{ url, alt: '', view: 'front', width: 4, height: 5 }]
const product = {
  ...{ name: 'Runner', id: 'AB12CD34', brand: 'Lacehouse', description: 'Fast', currency: 'EUR', isDigital: false },
  ...{ productType: 'footwear', presale: false, ...JSON.parse('{"isRobisOnly":false}'), targetPublishDate: null },
  attributes: [
    { type: 'color', label: 'Farbe', options: [option('sand', 'Sand'), option('ink', 'Tinte')] },
    { type: 'size', label: 'Größe', options: [option('9', '42,5'), option('10', '44')] },
    { type: 'width', label: 'Weite', options: [option('wide', 'Weit'), option('regular', 'Normal')] },
    { type: 'material', label: 'Material', options: [option('wool', 'Wolle')] },
  ],
  images: { sand: picture('/i/sand'), ink: picture('/i/ink') },
  rating: { count: 4, average: 4.5 },
  delivery: { earliest: '', latest: '', price: 8, freeFrom: 100 },
} satisfies Partial<Product>
const variant = {
  ...{
    id: 'AB12CD34-1',
    upc: '4006381333931',
    notifyMe: true,
    stockStatus: 'inStock' as const,
    quantity: 3,
    maxQty: 9,
  },
  attributes: { color: 'ink', size: '9', width: 'wide', material: 'wool' },
  price: { original: 99, current: 89 },
}
const site = { country: 'DE', returns: { days: 30 } }
const place = {
  origin: 'https://shop.example',
  canonical: 'https://shop.example/de-de/p/runner-AB12CD34',
  site,
  now: new Date('2026-11-20T10:00:00Z'),
}

test('a product is a group that varies by its options, with the variant of the address as one that can be bought [RT-19]', () => {
  expect(toProductData(product, { ...place, variant })).toEqual({
    ...{ '@type': 'ProductGroup', name: 'Runner', productGroupID: 'AB12CD34', url: place.canonical },
    ...{ description: 'Fast', brand: { '@type': 'Brand', name: 'Lacehouse' } },
    variesBy: ['https://schema.org/color', 'https://schema.org/size', 'width'],
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 4 },
    hasVariant: {
      ...{ '@type': 'Product', name: 'Runner, Tinte, 42,5, Weit, Wolle', sku: 'AB12CD34-1', gtin: '4006381333931' },
      ...{ color: 'Tinte', size: '42,5', material: 'Wolle', image: 'https://shop.example/i/ink-1200.jpg' },
      offers: {
        ...{ '@type': 'Offer', price: 89, priceCurrency: 'EUR', availability: 'InStock' },
        url: `${place.canonical}?color=ink&option.material=wool&option.width=wide&size=9`,
        shippingDetails: {
          '@type': 'OfferShippingDetails',
          shippingRate: { '@type': 'MonetaryAmount', value: 8, currency: 'EUR' },
          shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'DE' },
        },
        hasMerchantReturnPolicy: {
          ...{ '@type': 'MerchantReturnPolicy', applicableCountry: 'DE', merchantReturnDays: 30 },
          ...{ returnPolicyCategory: 'MerchantReturnFiniteReturnWindow', returnMethod: 'ReturnByMail' },
        },
      },
    },
  })
})

test.each([
  ['a number that is no GTIN is not said to be one', { upc: 'AB12CD34-1' }, { sku: 'AB12CD34-1' }, 'gtin'],
  ['a variant that is sold out says so', { stockStatus: 'outOfStock' }, { offers: { availability: 'OutOfStock' } }, ''],
  [
    'what costs as much as is sent for free is sent for nothing',
    { price: { original: 120, current: 120 } },
    { offers: { shippingDetails: { shippingRate: { value: 0 } } } },
    '',
  ],
] as const)('%s [RT-19]', (_, change, expected, absent) => {
  const data = toProductData(product, { ...place, variant: { ...variant, ...change } }) as { hasVariant: object }
  expect(data.hasVariant).toMatchObject(expected)
  expect(Object.keys(data.hasVariant)).not.toContain(absent || 'none')
})

test('goods that are not sent have no shipping, and a product without variants has no offer [RT-19]', () => {
  const { delivery: _, ...digital } = product
  const data = toProductData(
    { ...digital, productType: 'digital', isDigital: true },
    { ...place, variant: { ...variant, stockStatus: 'outOfStock' } },
  )
  expect(data).toMatchObject({ hasVariant: { offers: { availability: 'InStock' } } })
  expect(JSON.stringify(data)).not.toContain('shippingDetails')
  expect(toProductData(product, { ...place, variant: null })).toMatchObject({ hasVariant: null })
})

test('the video and the model of the shown colour are named, and those of another colour are not [RT-19]', () => {
  const shared = { colour: 'ink', label: '' }
  const media: Product['media'] = [
    {
      ...{ ...shared, kind: 'video', alt: 'Video: Runner', captions: [], seconds: 6 },
      sources: [
        { url: '/product-media/a.webm', type: 'video/webm' },
        { url: '/product-media/b.mp4', type: 'video/mp4' },
      ],
    },
    { ...shared, kind: 'spin', alt: '', frames: ['/product-media/0.avif'], width: 8, height: 8 },
    { ...shared, kind: 'model', alt: 'Runner in 3D', url: '/product-media/c.glb', bytes: 9 },
  ]
  expect(toProductData({ ...product, media }, { ...place, variant })).toMatchObject({
    hasVariant: {
      subjectOf: [
        {
          ...{ '@type': 'VideoObject', name: 'Video: Runner', duration: 'PT6S' },
          thumbnailUrl: 'https://shop.example/i/ink-1200.jpg',
          contentUrl: 'https://shop.example/product-media/b.mp4',
        },
        {
          ...{ '@type': '3DModel', name: 'Runner in 3D' },
          encoding: { contentUrl: 'https://shop.example/product-media/c.glb', encodingFormat: 'model/gltf-binary' },
        },
      ],
    },
  })
  const sand = { ...variant, attributes: { ...variant.attributes, color: 'sand' } }
  expect(JSON.stringify(toProductData({ ...product, media }, { ...place, variant: sand }))).not.toContain('subjectOf')
})

test('a variant that is ordered before its arrival is offered as such, from its day [RT-19]', () => {
  const preOrder = {
    ...{ from: '2027-03-12', label: 'Vorbestellen', note: '' },
    offer: { availability: 'PreOrder' as const, availabilityStarts: '2027-03-12' },
  }
  const ahead = { ...variant, stockStatus: 'inStock' as const, preOrder }
  expect(toProductData(product, { ...place, variant: ahead })).toMatchObject({
    hasVariant: { offers: { availability: 'PreOrder', availabilityStarts: '2027-03-12' } },
  })
})

test.each([
  ['a presale', { presale: true }, { availability: 'PreSale' }],
  ['coming soon', { badge: { code: 'coming-soon', label: 'Bald da' } }, { availability: 'OutOfStock' }],
  [
    'a launch ahead',
    { targetPublishDate: '2026-12-01T09:00:00.000Z' },
    { availability: 'OutOfStock', availabilityStarts: '2026-12-01T09:00:00.000Z' },
  ],
  ['a product that is drawn', { draw: 'd1' }, { availability: 'OutOfStock' }],
  ['a product that only stores reserve', JSON.parse('{"isRobisOnly":true}'), { availability: 'InStoreOnly' }],
])('%s is not said to be in stock [RT-19] [CAT-08]', (_, change, offer) => {
  expect(toProductData({ ...product, ...change }, { ...place, variant })).toMatchObject({
    hasVariant: { offers: offer },
  })
})
