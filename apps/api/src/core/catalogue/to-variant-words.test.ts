import { expect, test } from 'vitest'
import { describeVariant } from './describe-variant.ts'
import type { ProductRecord } from './product-record.ts'
import { toVariantWords } from './to-variant-words.ts'

const german = { site: { units: { size: 'EU' } }, locale: 'de-de' } as unknown as Parameters<typeof describeVariant>[2]
const american = { site: { units: { size: 'US' } }, locale: 'en-us' } as unknown as typeof german

const toProduct = (changed: Partial<ProductRecord> = {}): ProductRecord =>
  ({
    ...{ id: 'LHTEST0001', kind: 'footwear', attributes: { gender: 'men' }, options: null },
    names: { 'en-us': 'Halden Court', 'de-de': 'Halden Platz' },
    slugs: { 'en-us': 'halden-court', 'de-de': 'halden-platz' },
    colours: [{ code: '01', names: { 'en-us': 'Chalk', 'de-de': 'Kreide' } }],
    variants: [{ id: 'V', colourCode: '01', size: '9', options: null }],
    ...changed,
  }) as unknown as ProductRecord

const labelsOf = (attributes: Record<string, string>, product: ProductRecord | undefined, at = german) =>
  toVariantWords({ attributes, product, ...at }).map(({ label, valueLabel }) => `${label}: ${valueLabel}`)

test('a variant is named by its colour and its size in the size system of the site', () => {
  const attributes = { size: '9', color: '01' }
  expect(labelsOf(attributes, toProduct())).toEqual(['Farbe: Kreide', 'Größe: 42,5'])
  expect(labelsOf(attributes, toProduct(), american)).toEqual(['Color: Chalk', 'Size: 9'])
})

test('a product that the catalogue no longer has, or a colour that it lost, shows the plain values', () => {
  const attributes = { color: '07', size: '9' }
  expect(labelsOf(attributes, undefined)).toEqual(['Farbe: 07', 'Größe: 9'])
  expect(labelsOf(attributes, toProduct())).toEqual(['Farbe: 07', 'Größe: 42,5'])
})

test('sizes and options of a merchant stay as they were written, and a colour without a name is not shown', () => {
  const product = toProduct({
    kind: 'apparel',
    options: [
      { type: 'size', names: {} },
      { type: 'strap', names: { 'en-us': 'Strap', 'de-de': 'Riemen' } },
    ],
  })
  const attributes = { color: 'no-colour', size: '9', strap: 'Hemp', other: 'x' }
  expect(labelsOf(attributes, product)).toEqual(['other: x', 'Größe: 9', 'Riemen: Hemp'])
})

test('a variant that the product lost leads to the page without a choice', () => {
  expect(describeVariant(toProduct(), 'V', german)).toEqual({
    name: 'Halden Platz',
    choice: 'Kreide · 42,5',
    path: '/de-de/p/halden-platz-LHTEST0001?color=01&size=9',
  })
  expect(describeVariant(toProduct(), 'GONE', german)).toEqual({
    name: 'Halden Platz',
    choice: '',
    path: '/de-de/p/halden-platz-LHTEST0001',
  })
  expect(describeVariant(toProduct({ names: {}, slugs: {} }), 'GONE', german)).toEqual({
    name: 'LHTEST0001',
    choice: '',
    path: '/de-de/p/lhtest0001-LHTEST0001',
  })
})
