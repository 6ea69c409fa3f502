import { expect, test } from 'vitest'
import type { FeedItem } from './feed-item.ts'
import { isGtin } from './is-gtin.ts'
import { writeGoogleItem, writeLocalItem } from './write-google-item.ts'

const item: FeedItem = {
  ...{
    id: 'V1',
    groupId: 'P1',
    title: 'Court <8> & more',
    description: 'Leather',
    link: 'https://s.example/p?a=1&b=2',
  },
  ...{
    pictures: ['https://s.example/1.jpg', 'https://s.example/2.jpg'],
    videos: ['https://s.example/film.mp4'],
    model: 'https://s.example/shoe.glb',
    availability: 'in_stock',
    availableFrom: null,
    isSoldInStores: true,
  },
  ...{ currency: 'USD', price: 90, sale: null, brand: 'Lacehouse', number: '4006381333931' },
  ...{ options: { color: 'Red', size: '8', width: 'Wide' }, gender: 'female', ageGroup: 'adult' },
  ...{ category: ['Shoes', 'Running'], shipping: { country: 'US', service: 'Standard', price: 5 }, weightG: 320 },
}

test.each<[string, Partial<FeedItem>, string]>([
  ['a title with the characters of XML', {}, '<g:title>Court &lt;8&gt; &amp; more</g:title>'],
  ['an address with two parameters', {}, '<g:link>https://s.example/p?a=1&amp;b=2</g:link>'],
  ['a further picture', {}, '<g:additional_image_link>https://s.example/2.jpg</g:additional_image_link>'],
  ['a video', {}, '<g:video_link>https://s.example/film.mp4</g:video_link>'],
  ['a model', {}, '<g:virtual_model_link>https://s.example/shoe.glb</g:virtual_model_link>'],
  ['the price', {}, '<g:price>90.00 USD</g:price>'],
  ['a GTIN', {}, '<g:gtin>4006381333931</g:gtin>'],
  ['a number of the shop', { number: 'V1' }, '<g:mpn>V1</g:mpn>'],
  ['the category', {}, '<g:product_type>Shoes &gt; Running</g:product_type>'],
  [
    'the shipping',
    {},
    '<g:shipping><g:country>US</g:country><g:service>Standard</g:service><g:price>5.00 USD</g:price>',
  ],
  [
    'a reduction with its period',
    { sale: { price: 70, from: Date.UTC(2026, 10, 1), until: Date.UTC(2026, 11, 1) } },
    '<g:sale_price>70.00 USD</g:sale_price><g:sale_price_effective_date>2026-11-01T00:00Z/2026-12-01T00:00Z<',
  ],
  [
    'a pre-order',
    { availability: 'preorder', availableFrom: '2027-01-01T00:00:00.000Z' },
    '<g:availability>preorder</g:availability><g:availability_date>2027-01-01T00:00:00.000Z</g:availability_date>',
  ],
])('%s is written as Google reads it [MER-05]', (_, more, expected) => {
  expect(writeGoogleItem({ ...item, ...more })).toContain(expected)
})

test('what is not known has no element, and an option that Google does not know neither [MER-05]', () => {
  const xml = writeGoogleItem({ ...item, gender: null, weightG: 0, shipping: null, videos: [], model: null })
  for (const name of [
    'video_link',
    'virtual_model_link',
    'gender',
    'shipping_weight',
    'shipping',
    'sale_price',
    'width',
  ])
    expect(xml).not.toContain(`<g:${name}>`)
})

test('the stock of a store is written with its price [MER-05]', () => {
  expect(writeLocalItem({ storeCode: 'us-1', id: 'V1', quantity: 0, price: 90, currency: 'USD' })).toBe(
    '<item><g:store_code>us-1</g:store_code><g:id>V1</g:id><g:quantity>0</g:quantity><g:price>90.00 USD</g:price><g:availability>out_of_stock</g:availability></item>',
  )
})

test.each([
  ['4006381333931', true],
  ['4006381333932', false],
  ['036000291452', true],
  ['96385074', true],
  ['123', false],
  ['LH-123', false],
])('%s is a GTIN: %s', (text, expected) => {
  expect(isGtin(text)).toBe(expected)
})
