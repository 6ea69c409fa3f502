import type { Product } from '@lacehouse/contracts'
import { hours } from '@lacehouse/domain/time/durations'
import { testNow, testProducts, variantOf } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import type { ProductRecord } from '../../core/catalogue/product-record.ts'
import { type FeedProduct, listProductPages } from './list-feed-products.ts'
import { toFeedItems } from './to-feed-items.ts'

type Context = Parameters<typeof toFeedItems>[1]
type Variant = Product['variants'][number]

let context: Context
let court: FeedProduct

test.beforeAll(async ({ api }) => {
  const [site] = api.deps.sites.filter(({ siteId }) => siteId === 'LH-US')
  if (!site) throw new Error('The American site is missing.')
  context = { ...api.deps, publicUrl: 'https://shop.example', site, locale: 'en-us' }
  const pages = await Array.fromAsync(listProductPages(api.deps, context, [testProducts.court]))
  const [found] = pages.flat()
  if (!found) throw new Error('The court shoe is missing.')
  court = found
})

type Changes = {
  readonly product?: Partial<Product>
  readonly variant?: Partial<Variant>
  readonly record?: Partial<ProductRecord>
  readonly context?: Partial<Context>
}

/** Makes the items of the court shoe in size 9 alone, with some facts changed. */
const toItems = ({ product, variant, record, ...more }: Changes) => {
  const [first] = court.product.variants.filter(({ id }) => id === variantOf('court'))
  if (!first) throw new Error('Size 9 is missing.')
  const changed: FeedProduct = {
    record: { ...court.record, ...record },
    product: { ...court.product, variants: [{ ...first, ...variant }], ...product },
  }
  return toFeedItems(changed, { ...context, ...more.context })
}
const toItem = (changes: Changes) => toItems(changes)[0]

test('an item names the product, its colour and its size as shoppers read them, and opens the page with both', () => {
  const { url } = court.product
  expect(toItem({})).toMatchObject({
    ...{ id: variantOf('court'), groupId: testProducts.court, title: 'Halden Court, Chalk, 9' },
    ...{ options: { color: 'Chalk', size: '9' }, link: `https://shop.example${url}?color=01&size=9` },
    ...{ description: 'A shoe for the tests.', price: 100, sale: null, currency: 'USD', weightG: 900 },
    ...{ category: ['Shoes', 'Sneakers'], availability: 'in_stock', availableFrom: null, isSoldInStores: true },
  })
})

test('a value without a label is written as it is, and a product without a description is described by its name', () => {
  expect(toItem({ variant: { attributes: { color: '01', width: 'D' } }, product: { description: '' } })).toMatchObject({
    ...{ title: 'Halden Court, Chalk, D', options: { color: 'Chalk', width: 'D' }, description: 'Halden Court' },
    link: expect.stringMatching(/\?color=01&option\.width=D$/),
  })
})

test('a product without options is one item with its name', () => {
  expect(toItem({ variant: { attributes: {} } })).toMatchObject({
    ...{ title: 'Halden Court', options: {}, link: `https://shop.example${court.product.url}` },
  })
})

test('a variant without a price is no item', () => {
  expect(toItems({ variant: { price: { original: 0, current: 0 } } })).toEqual([])
})

const picture = (url: string) => ({ url, alt: '', view: 'side', width: 1200, height: 1500 })

test.each<[string, Product['images'], string[]]>([
  ['its own colour', { '02': [picture('/i/b/b')], '01': [picture('/i/a/a'), picture('/i/a/top')] }, ['a/a', 'a/top']],
  ['the first colour where its own has none', { '02': [picture('/i/b/b')], '03': [picture('/i/c/c')] }, ['b/b']],
  ['no colour where there are none', {}, []],
])('an item shows the pictures of %s', (_, images, names) => {
  expect(toItem({ product: { images } })?.pictures).toEqual(
    names.map((name) => `https://shop.example/i/${name}-1200.jpg`),
  )
})

const medium = (colour: string | null) => ({ colour, label: '', alt: '' })
const film = (colour: string | null, name: string) => ({
  ...{ ...medium(colour), kind: 'video' as const, captions: [], seconds: 4 },
  sources: [
    { url: `/product-media/${name}.webm`, type: 'video/webm' },
    { url: `/product-media/${name}.mp4`, type: 'video/mp4' },
  ],
})

test('an item names the MP4 of each film of its colour and the model, and no other colour’s', () => {
  const model = (colour: string | null, url: string) => ({ ...medium(colour), kind: 'model' as const, url, bytes: 1 })
  const media = [film('02', 'other'), film('01', 'own'), model('02', '/product-media/other.glb'), film(null, 'all')]
  const urlOf = (file: string) => `https://shop.example/product-media/${file}`
  expect(toItem({ product: { media } })).toMatchObject({ videos: [urlOf('own.mp4'), urlOf('all.mp4')], model: null })
  const modelled = toItem({ product: { media: [model('01', '/product-media/own.glb')] } })
  expect(modelled).toMatchObject({ videos: [], model: urlOf('own.glb') })
})

test('goods that are sold before their arrival are sent from their day, unless a draw decides about them', () => {
  const preOrder = {
    ...{ from: '2027-03-12', label: '', note: '' },
    offer: { availability: 'PreOrder' as const, availabilityStarts: '2027-03-12' },
  }
  expect(toItem({ variant: { preOrder } })).toMatchObject({
    ...{ availability: 'preorder', availableFrom: '2027-03-12T00:00:00Z', isSoldInStores: true },
  })
  expect(toItem({ variant: { preOrder }, product: { draw: 'draw-1' } })).toMatchObject({
    ...{ availability: 'out_of_stock', availableFrom: null, isSoldInStores: false },
  })
})

test.each<[string, unknown, string | null, string]>([
  ['men', 'men', 'male', 'adult'],
  ['women', 'women', 'female', 'adult'],
  ['men and women', ['men', 'women'], 'unisex', 'adult'],
  ['any gender', 'unisex', 'unisex', 'adult'],
  ['kids', ['kids'], 'unisex', 'kids'],
  ['women and girls', ['women', 'girls'], 'unisex', 'kids'],
  ['no one that the catalogue names', undefined, null, 'adult'],
])('goods for %s have the gender and age group of Google', (_, gender, expected, ageGroup) => {
  const attributes = { ...court.record.attributes, gender }
  expect(toItem({ record: { attributes } })).toMatchObject({ gender: expected, ageGroup })
})

const shippingOf = (price: number, methods: readonly object[]) => {
  const [standard] = context.shippingMethods(context.site)
  if (!standard) throw new Error('The site has no shipping method.')
  const shippingMethods = () => methods.map((method) => ({ ...standard, ...method }))
  return toItem({ variant: { price: { original: price, current: price } }, context: { shippingMethods } })?.shipping
}

test.each<[number, number]>([
  [74.99, 6.95],
  [75, 0],
  [75.01, 0],
])('one piece for %d is sent for %d where goods from 75 on are sent free', (price, expected) => {
  const methods = [
    { price: 1495, order: 2 },
    { price: 695, freeFrom: 7500, order: 1 },
  ].map((one) => ({
    ...{ freeFrom: undefined, ...one },
  }))
  expect(shippingOf(price, methods)).toEqual({ country: 'US', service: 'Standard delivery', price: expected })
})

test('an item has no shipping on a site without a method, and neither has what is sent by email', () => {
  expect(shippingOf(100, [])).toBeNull()
  expect(toItem({ product: { isDigital: true } })?.shipping).toBeNull()
})

const entry = (kind: 'base' | 'sale', amountMinor: number, [startsAt, endsAt]: [number, number | null]) => ({
  ...{ priceList: context.site.priceList, colourCode: null, variantId: null, currency: 'USD' },
  ...{ kind, amountMinor, startsAt, endsAt },
})

const earlier = testNow - hours(1)
const later = testNow + hours(1)

const saleOf = (prices: readonly ReturnType<typeof entry>[], current = 80) =>
  toItem({ variant: { price: { original: 100, current } }, record: { prices } })?.sale

test('a reduction has the period of its entry, which ends where the next one begins', () => {
  const base = entry('base', 10_000, [0, null])
  const open = entry('sale', 8000, [earlier, null])
  expect(saleOf([base, open])).toEqual({ price: 80, from: earlier, until: null })
  expect(saleOf([base, open, entry('sale', 7000, [later, null])])).toEqual({ price: 80, from: earlier, until: later })
  expect(saleOf([base, entry('sale', 8000, [earlier, later])])).toEqual({ price: 80, from: earlier, until: later })
})

test('a reduction runs from its first moment to the one before its end', () => {
  expect(saleOf([entry('sale', 8000, [testNow, later])])).toEqual({ price: 80, from: testNow, until: later })
  expect(saleOf([entry('sale', 8000, [earlier, testNow])])).toEqual({ price: 80, from: null, until: null })
  expect(saleOf([entry('sale', 8000, [testNow + 1, later])])).toEqual({ price: 80, from: null, until: null })
})

test('the entry of another amount or another price list is not the period of a reduction', () => {
  const elsewhere = { ...entry('sale', 8000, [earlier, later]), priceList: 'de-eur' }
  expect(saleOf([entry('sale', 8001, [earlier, later]), elsewhere])).toEqual({ price: 80, from: null, until: null })
})
