import { expect, test } from 'vitest'
import { findUpsellLayout, listAttributeValues, listSizesByColour, toFacetValues } from './product-attributes.ts'
import type { SearchRecord } from './product-record.ts'

type Variant = SearchRecord['variants'][number]

const variant = (id: string, colourCode: string, size: string, more: Partial<Variant> = {}): Variant => ({
  ...{ id, colourCode, size, options: null, status: 'live' },
  ...more,
})

const toProduct = (variants: readonly Variant[], attributes: SearchRecord['attributes'] = {}): SearchRecord => ({
  ...{ id: 'P', kind: 'footwear', productType: 'standard', isReserveInStoreOnly: false, popularity: 0, ratingSum: 0 },
  ...{ ratingCount: 0, status: 'live', publishedAt: 0, prices: [], categoryIds: [], attributes, variants },
  colours: [
    { code: '01', colourFamily: 'black' },
    { code: '02', colourFamily: 'black' },
    { code: '03', colourFamily: 'red' },
  ],
})

const facetsOf = (product: SearchRecord, available?: readonly string[]) =>
  toFacetValues(product, {
    availableVariantIds: new Set(available ?? product.variants.map(({ id }) => id)),
    isReduced: false,
  })

test('an attribute has one word, several or none, and what is no word is left out', () => {
  const attributes = { gender: 'women', material: ['wool', 7, null, 'silk'], giftOnly: true, empty: [] }
  const valuesOf = (key: string) => listAttributeValues({ attributes }, key)
  expect(['gender', 'material', 'giftOnly', 'empty', 'absent'].map(valuesOf)).toEqual([
    ...[['women'], ['wool', 'silk'], []],
    ...[[], []],
  ])
})

test.each([
  ['carousel', 'carousel'],
  ['list', 'list'],
  ['tiles', 'list'],
  [undefined, 'list'],
])('upsells of the layout %s are a %s [CAT-11]', (upsellLayout, layout) => {
  expect(findUpsellLayout({ attributes: { upsellLayout } })).toBe(layout)
})

test('sizes are those that can be bought now, a number of one audience with it as well', () => {
  const variants = [
    variant('a', '01', '9'),
    variant('b', '01', '10'),
    variant('c', '01', '11', { status: 'withdrawn' }),
    variant('d', '03', '9'),
  ]
  expect(facetsOf(toProduct(variants, { gender: 'women' }), ['a', 'c', 'd']).size).toEqual(['9', '9-women'])
  expect(facetsOf(toProduct(variants, { gender: 'unisex' }), ['b']).size).toEqual(['10', '10-men'])
  expect(facetsOf(toProduct(variants, { gender: ['men', 'women'] }), ['a', 'b']).size).toEqual(['9', '10'])
  expect(facetsOf(toProduct(variants), []).size).toEqual([])
})

test.each([
  [{ size: '9' }, {}, []],
  [{ size: '9' }, { sizeSystem: 'EU' }, []],
  [{ size: '9' }, { sizeSystem: 'US' }, ['9']],
  [{ size: 'EU 42' }, { sizeSystem: 'US' }, []],
  [{ size: 'UK 8' }, { sizeSystem: 'US' }, []],
  [{ size: 'M' }, {}, ['M']],
  [{ length: '20 m' }, {}, []],
])('a merchant’s options %j with %j have the sizes %j in the facet', (options, attributes, sizes) => {
  const product = toProduct([variant('a', '01', 'x', { options: options as Record<string, string> })], attributes)
  expect(facetsOf(product).size).toEqual(sizes)
})

test('words of options are facet values: those of the shop by their key, a merchant’s as written, none that no address can hold', () => {
  const product = toProduct(
    [
      variant('a', '01', 'x', { options: { material: 'Leather', length: '1,5 m' } }),
      variant('b', '01', 'y', { options: { material: 'Yak; wool', length: '<b>' } }),
      variant('c', '01', 'z', { options: { material: 'Cork' } }),
    ],
    { material: ['leather', 'bad\u0007'], activity: ['trail'] },
  )
  expect(facetsOf(product, ['a', 'b'])).toMatchObject({
    ...{ material: ['leather', 'Yak wool'], length: ['1.5 m'], activity: ['trail'] },
  })
  expect(facetsOf(product, ['c'])).not.toHaveProperty('length')
})

test('a group of colours stands once in the facet, and one without a name not at all', () => {
  const product = toProduct([variant('a', '01', 'M')])
  expect(facetsOf(product).color).toEqual(['black', 'red'])
  expect(facetsOf({ ...product, colours: [{ code: '01', colourFamily: 'no-colour' }] }).color).toEqual([])
  const context = { availableVariantIds: new Set<string>(), isReduced: true }
  expect([facetsOf(product).offer, toFacetValues(product, context).offer]).toEqual([undefined, ['sale']])
})

test('sizes are listed by group of colours only where one of them lacks a size', () => {
  const both = [variant('a', '01', 'S'), variant('b', '02', 'M'), variant('c', '03', 'S'), variant('d', '03', 'M')]
  const listNow = (...available: string[]) => listSizesByColour(toProduct(both), new Set(available))
  expect(listNow('a', 'b', 'c', 'd')).toBeNull()
  expect(listNow('a', 'b', 'c')).toEqual([['S', 'M'], ['S']])
  expect(listNow('c')).toEqual([[], ['S']])
  expect(listNow()).toBeNull()
})
