import { expect, test } from 'vitest'
import type { ProductRecord } from '../catalogue/product-record.ts'
import type { ListedOriginal } from './list-photographs.ts'
import { planPictures } from './plan-pictures.ts'

const toProduct = (id: string, codes: readonly string[]) =>
  ({ id, colours: codes.map((code) => ({ code })) }) as unknown as ProductRecord
const [one, two] = [toProduct('LHTEST0001', ['01']), toProduct('LHTEST0002', ['01', 'NAVY'])]
const products = new Map([one, two].map((product) => [product.id, product]))

const named = (file: string): ListedOriginal => ({
  ...{ file, productId: file.slice(0, 10), colourCode: null, view: null, alt: {} },
})
const listed = (file: string, colourCode: string | null, view: string, productId = two.id): ListedOriginal => ({
  ...{ file, productId, colourCode, view, alt: {} },
})
const plan = (...originals: readonly ListedOriginal[]) => {
  const { colours, refused } = planPictures(originals, products)
  return {
    colours: colours.map((own) => [`${own.product.id} ${own.colourCode}`, own.pictures.map(({ view }) => view)]),
    refused: refused.map(({ file, reason }) => `${file}: ${reason}`),
  }
}

test('pictures without a manifest stand in the order of their views, and those of a manifest in its own', () => {
  expect(plan(named('LHTEST0001-top.jpg'), named('LHTEST0001-side.jpg')).colours).toEqual([
    ['LHTEST0001 01', ['side', 'top']],
  ])
  expect(plan(listed('a.jpg', '01', 'top'), listed('b.jpg', '01', 'side')).colours).toEqual([
    ['LHTEST0002 01', ['top', 'side']],
  ])
})

test('a colour is found in any case, and the only one of a product need not be named', () => {
  expect(plan(listed('a.jpg', 'navy', 'side'), listed('b.jpg', null, 'side', one.id))).toEqual({
    colours: [
      ['LHTEST0002 NAVY', ['side']],
      ['LHTEST0001 01', ['side']],
    ],
    refused: [],
  })
})

test.each<[string, ListedOriginal, string]>([
  ['an unknown product', named('LHTEST0009-side.jpg'), 'There is no product LHTEST0009.'],
  ['no view', named('LHTEST0001-side_.jpg'), 'Its name says no view.'],
  ['no colour', named('LHTEST0002-side.jpg'), 'LHTEST0002 comes in 01, NAVY: one of them has to be named.'],
  ['no colour', listed('a.jpg', null, 'side'), 'LHTEST0002 comes in 01, NAVY: one of them has to be named.'],
  ['an unknown colour', listed('a.jpg', 'red', 'side'), 'LHTEST0002 has no colour red; it has 01, NAVY.'],
])('a picture with %s is refused with what helps', (_, original, reason) => {
  expect(plan(original)).toEqual({ colours: [], refused: [`${original.file}: ${reason}`] })
})

test('a view that is there twice is refused with the file that has it, and the other views stay', () => {
  const originals = [named('LHTEST0001-side.jpg'), named('LHTEST0001-01-side.png'), named('LHTEST0001-top.jpg')]
  expect(plan(...originals)).toEqual({
    colours: [['LHTEST0001 01', ['side', 'top']]],
    refused: ['LHTEST0001-01-side.png: LHTEST0001-side.jpg is the view side of LHTEST0001 01 already.'],
  })
})
