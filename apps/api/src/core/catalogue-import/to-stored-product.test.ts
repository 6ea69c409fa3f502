import type { CatalogueEntry, EntryVariant } from '@lacehouse/domain/catalogue-import/catalogue-entry'
import { expect, test } from 'vitest'
import { toStoredProduct } from './to-stored-product.ts'

const variant = (values: readonly string[], more: Partial<EntryVariant> = {}): EntryVariant => ({
  ...{ line: 2, sku: '', barcode: '', values, base: 10_000, sale: null },
  ...{ stock: null, expected: null, picture: '', extra: {}, ...more },
})

const color = { role: 'color', type: 'color', name: 'Colour' } as const
const size = { role: 'size', type: 'size', name: 'Size' } as const
const width = { role: 'other', type: 'width', name: 'Width' } as const

const toStored = (more: Partial<CatalogueEntry> = {}, context: { readonly locale?: string } = {}) => {
  const entry: CatalogueEntry = {
    ...{ line: 2, key: 'court', title: 'Halden Court', description: '', brand: 'Halden', category: [] },
    ...{ status: 'live', isDigital: false, isGiftCard: false, weightG: 900, pictures: [], media: [] },
    ...{ attributes: {}, warnings: [], options: [color, size], variants: [variant(['Black', '9'])] },
    goods: { googleCategory: '', paths: [], gender: '', ageGroup: '', sizeSystem: '' },
    ...more,
  }
  return toStoredProduct(entry, {
    ...{ locale: 'en-us', warehouse: 'us-east', sizeSystem: 'US', ...context },
    ...{ description: { plain: '', rich: null }, category: { newCategories: [], categoryIds: [] } },
  })
}

test.each([
  ['Halden Court', 'en-us', 'halden-court'],
  ['Größe für Läufer', 'de-de', 'groesse-fuer-laeufer'],
  ['a'.repeat(101), 'en-us', 'a'.repeat(100)],
  [`${'a'.repeat(99)} b`, 'en-us', 'a'.repeat(99)],
])('the address of %s in %s is %s [CAT-14]', (title, locale, slug) => {
  expect(toStored({ title }, { locale }).product).toMatchObject({
    slugs: { [locale]: slug },
    names: { [locale]: title },
  })
})

test('the address of a product whose name has no Latin letters is its id', () => {
  const { product } = toStored({ title: '運動靴' })
  expect(product.slugs).toEqual({ 'en-us': product.id.toLowerCase() })
})

test.each([
  ['Black', 'black', 'black', '#16161a'],
  ['Off White', 'off-white', 'white', '#ffffff'],
  ['Black / White / Red', 'black-white-red', 'black', '#16161a,#ffffff'],
  ['Multicolor', 'multicolor', 'multi', '#d8d8dc'],
  ['Zephyr', 'zephyr', 'multi', '#d8d8dc'],
  ['a'.repeat(28), 'a'.repeat(28), 'multi', '#d8d8dc'],
  ['a'.repeat(29), expect.stringMatching(/^c[0-9a-z]{8}$/), 'multi', '#d8d8dc'],
  ['黒', expect.stringMatching(/^c[0-9a-z]{8}$/), 'multi', '#d8d8dc'],
])('the colour %s has the code %s, the group %s and the shades %s [CAT-14]', (name, code, colourFamily, swatch) => {
  const { colours, variants } = toStored({ variants: [variant([name, '9'])] })
  expect(colours).toEqual([
    expect.objectContaining({ colourCode: code, colourway: code, names: { 'en-us': name }, colourFamily, swatch }),
  ])
  expect(variants.map(({ colourCode }) => colourCode)).toEqual([colours[0]?.colourCode])
})

test('two spellings of a colour are one colour, and each other one has the next place', () => {
  const names = ['Off white', 'Black', 'Off-white']
  const { colours } = toStored({ variants: names.map((name, at) => variant([name, `${at}`])) })
  expect(colours.map(({ colourCode, position }) => [colourCode, position])).toEqual([
    ['off-white', 0],
    ['black', 1],
  ])
})

test('a product without colours has one that no page names, and without options one size', () => {
  const { colours, variants } = toStored({ options: [], variants: [variant([])] })
  expect(colours).toEqual([
    expect.objectContaining({ colourCode: 'no-colour', names: {}, colourFamily: 'no-colour', swatch: '#d8d8dc' }),
  ])
  expect(variants).toEqual([expect.objectContaining({ colourCode: 'no-colour', size: 'OS', options: {} })])
})

test('a variant has its options beside the colour, in their order, and its barcode or else its id as its number', () => {
  const variants = [
    variant(['9', 'Black', 'D'], { barcode: '0190000000017', sku: 'HC-9', extra: { season: 'Spring' } }),
    variant(['9', 'Black', 'EE']),
  ]
  const stored = toStored({ options: [size, color, width], variants })
  expect(stored.variants).toMatchObject([
    {
      ...{ upc: '0190000000017', size: '9 / D', options: { size: '9', width: 'D' }, sizePosition: 0 },
      attributes: { season: 'Spring', sku: 'HC-9' },
    },
    {
      upc: stored.variants[1]?.id,
      size: '9 / EE',
      options: { size: '9', width: 'EE' },
      attributes: {},
      sizePosition: 1,
    },
  ])
})

test('the size of a European shoe is stored as its US size with that of the file, and its id follows from the file', () => {
  const shoe = { goods: { googleCategory: '187', paths: [], gender: 'male', ageGroup: '', sizeSystem: 'EU' } }
  const [converted] = toStored({ ...shoe, variants: [variant(['Black', '42'])] }).variants
  expect(converted).toMatchObject({ size: '8.5', options: { size: '8.5' }, attributes: { sizeOfFile: '42' } })
  const [asWritten] = toStored({ variants: [variant(['Black', '42'])] }).variants
  expect(asWritten).toMatchObject({ id: converted?.id, size: '42', attributes: {} })
})

test('stock that a file does not state stays as it is, none is stated as 0, and what is on its way stands beside it', () => {
  const expected = { incoming: 5, expectedOn: '2027-03-12' }
  const variants = [
    variant(['Black', '8']),
    variant(['Black', '9'], { stock: 0 }),
    variant(['Black', '10'], { stock: 3, expected, line: 4 }),
  ]
  const { stock, variants: stored } = toStored({ variants })
  expect(stock).toEqual([
    { variantId: stored[1]?.id, locationId: 'us-east', quantity: 0 },
    { variantId: stored[2]?.id, locationId: 'us-east', quantity: 3, expected: { ...expected, line: 4 } },
  ])
})

test.each([
  ['goods', {}, 'standard', 'standard'],
  ['digital goods', { isDigital: true }, 'digital', 'standard'],
  ['gift cards', { isDigital: true, isGiftCard: true }, 'digital', 'gift_card'],
])('%s are stored with their type and tax class', (_, more, productType, taxClass) => {
  expect(toStored(more).product).toMatchObject({ productType, taxClass })
})

const picture = (address: string) => ({ address, alt: '', line: 2, column: 'images' })

test('a colour shows the pictures of its variants first, then those of none, and never another colour’s', () => {
  const { pictures } = toStored({
    pictures: ['front', 'black', 'red', 'sole'].map(picture),
    variants: [
      variant(['Black', '9'], { picture: 'black' }),
      variant(['Red', '9'], { picture: 'red', line: 3 }),
      variant(['Red', '10'], { picture: 'red', line: 4 }),
    ],
  })
  expect(pictures.map(({ colourCode, address }) => `${colourCode} ${address}`)).toEqual([
    ...['black black', 'black front', 'black sole'],
    ...['red red', 'red front', 'red sole'],
  ])
})

test('a picture that only variants name is one of each of their colours', () => {
  const shared = { picture: 'both' }
  const { pictures } = toStored({
    pictures: [],
    variants: [variant(['Black', '9'], { ...shared, line: 7 }), variant(['Red', '9'], shared), variant(['Blue', '9'])],
  })
  const shown = { address: 'both', alt: '', line: 7, column: 'picture' }
  expect(pictures).toEqual([
    { colourCode: 'black', ...shown },
    { colourCode: 'red', ...shown },
  ])
})

test('without pictures of variants every colour shows all of them', () => {
  const variants = [variant(['Black', '9']), variant(['Red', '9'])]
  const { pictures } = toStored({ pictures: [picture('front'), picture('sole')], variants })
  expect(pictures.map(({ colourCode, address }) => `${colourCode} ${address}`)).toEqual([
    ...['black front', 'black sole', 'red front', 'red sole'],
  ])
})

test('a medium is of the colours of the variants that name it, or of none where all do', () => {
  const address = 'https://shop.example/turn'
  const listMedia = (kind: 'video' | 'model', named: readonly number[]) =>
    toStored({
      variants: [variant(['Black', '8']), variant(['Black', '9']), variant(['Red', '9'])],
      media: [{ kind, address, variants: named }],
    }).media
  const shared = { poster: null, alt: {} }
  const film = { kind: 'video', ...shared, sources: [address], captions: {} }
  expect(listMedia('video', [0, 1])).toEqual([{ ...film, colour: 'black' }])
  expect(listMedia('video', [1, 2])).toEqual([{ ...film, colour: null }])
  expect(listMedia('model', [2])).toEqual([{ kind: 'model', ...shared, colour: 'red', file: address }])
})

test('a file that says nothing of media leaves those of the shop alone', () => {
  expect(toStored({ media: [] }).media).toBeNull()
})
