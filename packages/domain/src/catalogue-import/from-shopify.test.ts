import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SourceRow } from './catalogue-entry.ts'
import { fromShopify, uncountedStock } from './from-shopify.ts'

type Values = Readonly<Record<string, string>>

const toRows = (...values: readonly Values[]) =>
  values.map((one, index) => ({ line: index + 2, values: one })) as [SourceRow, ...SourceRow[]]

const plain: Values = {
  Handle: 'wool-cap',
  Title: 'Wool cap',
  'Body (HTML)': '<p>Warm.</p>',
  Vendor: 'Nordwolle',
  Type: 'Caps',
  'Option1 Name': 'Title',
  'Option1 Value': 'Default Title',
  'Variant Price': '29.90',
  'Variant Inventory Tracker': 'shopify',
  'Variant Inventory Qty': '7',
}

const read = (...values: readonly Values[]) => fromShopify(toRows(...values), { currency: 'USD' })

const readEntry = (...values: readonly Values[]) => {
  const result = read(...values)
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.entry
}

const listProblems = (...values: readonly Values[]) => {
  const result = read(...values)
  return result.ok ? [] : result.problems.map(({ line, column, reason }) => [line, column, reason])
}

test('a product without options has one variant without values [CAT-14]', () => {
  expect(readEntry(plain)).toMatchObject({
    key: 'wool-cap',
    title: 'Wool cap',
    brand: 'Nordwolle',
    category: ['Caps'],
    options: [],
    variants: [{ values: [], base: 2990, sale: null, stock: 7 }],
    status: 'live',
  })
})

test('the rows of a product are its variants, and rows of pictures alone are pictures [CAT-14]', () => {
  const first = {
    ...plain,
    'Option1 Name': 'Farbe',
    'Option1 Value': 'Rot',
    'Option2 Name': 'Länge',
    'Option2 Value': '1 m',
  }
  const entry = readEntry(
    { ...first, 'Image Src': 'https://x.example/2.jpg', 'Image Position': '2' },
    {
      Handle: 'wool-cap',
      'Option1 Value': 'Blau',
      'Option2 Value': '2 m',
      'Variant Price': '39.90',
      'Variant Compare At Price': '49.90',
    },
    { Handle: 'wool-cap', 'Image Src': 'https://x.example/1.jpg', 'Image Position': '1', 'Image Alt Text': 'Front' },
  )
  expect(entry.options).toEqual([
    { role: 'color', type: 'color', name: 'Farbe' },
    { role: 'other', type: 'length', name: 'Länge' },
  ])
  expect(entry.variants.map(({ values, base, sale, stock }) => [values, base, sale?.amount, stock])).toEqual([
    [['Rot', '1 m'], 2990, undefined, 7],
    [['Blau', '2 m'], 4990, 3990, null],
  ])
  expect(entry.pictures).toEqual([
    expect.objectContaining({ address: 'https://x.example/1.jpg', alt: 'Front', column: 'Image Src' }),
    expect.objectContaining({ address: 'https://x.example/2.jpg', alt: '', line: entry.line, column: 'Image Src' }),
  ])
})

test('metafields and columns without a field of their own stay with the product [CAT-14]', () => {
  const { attributes } = readEntry({
    ...plain,
    'Care (product.metafields.custom.care)': 'By hand',
    'SEO Title': 'Cap',
    Tags: 'a, b',
  })
  expect(attributes).toMatchObject({
    tags: ['a', 'b'],
    columns: { 'Care (product.metafields.custom.care)': 'By hand', 'SEO Title': 'Cap' },
  })
})

test('stock that Shopify does not count is plenty, and less than none is none', () => {
  expect(readEntry({ ...plain, 'Variant Inventory Tracker': '' }).variants[0]?.stock).toBe(uncountedStock)
  expect(readEntry({ ...plain, 'Variant Inventory Qty': '-3' }).variants[0]?.stock).toBe(0)
})

test.each([
  ['a price that is a formula', { 'Variant Price': '=1+1' }, [[2, 'Variant Price', 'price_invalid']]],
  ['a price with too many digits', { 'Variant Price': '1.005' }, [[2, 'Variant Price', 'price_invalid']]],
  ['no title', { Title: ' ' }, [[2, 'title', 'title_missing']]],
  ['no handle', { Handle: '' }, [[2, 'Handle', 'key_missing']]],
  ['a quantity in words', { 'Variant Inventory Qty': 'many' }, [[2, 'Variant Inventory Qty', 'quantity_invalid']]],
  ['a weight in words', { 'Variant Grams': 'heavy' }, [[2, 'Variant Grams', 'weight_invalid']]],
  ['a title of ten megabytes', { Title: 'x'.repeat(10_000_000) }, [[2, 'title', 'text_too_long']]],
  ['a title with a NUL', { Title: 'Cap\u0000' }, [[2, 'title', 'control_characters']]],
  ['half a surrogate pair', { Vendor: '\ud800' }, [[2, 'brand', 'control_characters']]],
  ['a barcode that is too long', { 'Variant Barcode': '1'.repeat(21) }, [[2, 'barcode', 'barcode_too_long']]],
])('%s refuses the product with its line and column [CAT-14]', (_, change, problems) => {
  expect(listProblems({ ...plain, ...change })).toEqual(problems)
})

test('one wrong row refuses the whole product [CAT-14]', () => {
  const sized = { ...plain, 'Option1 Name': 'Size', 'Option1 Value': 'S' }
  const row = { Handle: 'wool-cap', 'Option1 Value': 'M', 'Variant Price': '' }
  expect(listProblems(sized, row)).toEqual([[3, 'Variant Price', 'price_missing']])
  expect(listProblems(sized, { ...row, 'Option1 Value': 'S', 'Variant Price': '3' })).toEqual([
    [3, 'option', 'variant_repeated'],
  ])
})

test('whatever the cells hold, the rows are a product or have problems', () => {
  const columns = Object.keys(plain)
  fc.assert(
    fc.property(
      fc.array(fc.dictionary(fc.constantFrom(...columns), fc.string({ unit: 'binary' })), { minLength: 1 }),
      (rows) => {
        const result = read(...rows)
        expect(result.ok || result.problems.length > 0).toBe(true)
      },
    ),
  )
})
