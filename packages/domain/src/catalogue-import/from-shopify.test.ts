import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SourceRow } from './catalogue-entry.ts'
import { fromShopify, uncountedStock } from './from-shopify.ts'
import { isShopifyHeader, toShopifyColumn } from './shopify-columns.ts'

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

/** What each column of Shopify's file becomes: a part of the entry, or what is kept of the product or of the variant. */
const columns: readonly (readonly [
  column: string,
  cell: string,
  (entry: ReturnType<typeof readEntry>) => unknown,
  unknown,
])[] = [
  ['Handle', 'k', ({ key }) => key, 'k'],
  ['Title', 'T', ({ title }) => title, 'T'],
  ['Body (HTML)', '<p>B</p>', ({ description }) => description, '<p>B</p>'],
  ['Vendor', 'V', ({ brand }) => brand, 'V'],
  [
    'Product Category',
    'A > B',
    ({ goods, attributes }) => [goods.paths[1], attributes.columns],
    [['A', 'B'], cellWith('Product Category', 'A > B')],
  ],
  ['Type', 'Caps', ({ category }) => category, ['Caps']],
  ['Tags', 'x, y', ({ attributes }) => attributes.tags, ['x', 'y']],
  ['Published', 'false', ({ status }) => status, 'draft'],
  ...[1, 2, 3].flatMap((at) => [
    [`Option${at} Name`, `N${at}`, ({ options }: Entry) => options[at - 1]?.name, `N${at}`] as const,
    [`Option${at} Value`, `V${at}`, ({ variants }: Entry) => variants[0]?.values[at - 1], `V${at}`] as const,
  ]),
  ['Variant SKU', 'S', ({ variants }) => variants[0]?.sku, 'S'],
  ['Variant Grams', '240', ({ weightG, variants }) => [weightG, variants[0]?.extra['Variant Grams']], [240, '240']],
  ['Variant Inventory Tracker', '', ({ variants }) => variants[0]?.stock, uncountedStock],
  ['Variant Inventory Qty', '7', ({ variants }) => variants[0]?.stock, 7],
  [
    'Variant Inventory Policy',
    'continue',
    ({ warnings }) => warnings.map(({ reason }) => reason),
    ['backorders_not_taken'],
  ],
  ['Variant Price', '9.00', ({ variants }) => variants[0]?.base, 900],
  ['Variant Compare At Price', '12.00', ({ variants }) => variants[0]?.base, 1200],
  ['Variant Requires Shipping', 'false', ({ isDigital }) => isDigital, true],
  ['Variant Barcode', '401', ({ variants }) => variants[0]?.barcode, '401'],
  ['Image Src', 'i.jpg', ({ pictures }) => pictures[0]?.address, 'i.jpg'],
  ['Image Position', '1', ({ pictures }) => pictures.length, 1],
  ['Image Alt Text', 'Alt', ({ pictures }) => pictures[0]?.alt, 'Alt'],
  ['Gift Card', 'true', ({ isGiftCard, isDigital }) => [isGiftCard, isDigital], [true, true]],
  [
    'Google Shopping / Gender',
    'female',
    ({ attributes, goods }) => [attributes.gender, goods.gender],
    ['women', 'female'],
  ],
  ['Variant Image', 'v.jpg', ({ variants }) => variants[0]?.picture, 'v.jpg'],
  ['Status', 'archived', ({ status }) => status, 'withdrawn'],
  ...[
    ...['Variant Fulfillment Service', 'Variant Taxable', 'Variant Weight Unit', 'Variant Tax Code', 'Cost per item'],
  ].map((column) => [column, 'x', ({ variants }: Entry) => variants[0]?.extra[column], 'x'] as const),
  ...[
    ...['SEO Title', 'SEO Description', 'Google Shopping / Google Product Category', 'Google Shopping / Age Group'],
    ...['Google Shopping / MPN', 'Google Shopping / Condition', 'Google Shopping / Custom Product'],
    ...['Included / United States', 'Care (product.metafields.custom.care)'],
  ].map((column) => [column, 'x', ({ attributes }: Entry) => attributes.columns, cellWith(column, 'x')] as const),
]

type Entry = ReturnType<typeof readEntry>
function cellWith(column: string, cell: string) {
  return expect.objectContaining({ [column]: cell })
}

/** The other columns that a column needs to mean something. */
const beside: Values = {
  ...{
    'Variant Inventory Tracker': 'shopify',
    'Variant Inventory Qty': '7',
    'Image Src': 'i.jpg',
    Handle: 'k',
    Title: 'T',
  },
  ...Object.fromEntries(
    [1, 2, 3].flatMap((at) => [
      [`Option${at} Name`, `N${at}`],
      [`Option${at} Value`, `V${at}`],
    ]),
  ),
  'Variant Price': '9.00',
}

test.each(columns)('the column %s of Shopify is taken or kept [CAT-14]', (column, cell, find, expected) => {
  expect(find(readEntry({ ...beside, [column]: cell }))).toEqual(expected)
})

test('every column of the sample has a test of what it becomes [CAT-14]', async () => {
  const sample = await readFile(new URL('../../../../docs/samples/shopify.csv', import.meta.url), 'utf8')
  const header = (sample.split(/\r?\n/)[0] ?? '').split(',')
  expect(columns.map(([column]) => column).toSorted()).toEqual(header.toSorted())
})

test('weight and cost of every variant are kept, and an unlimited sale is noted once [CAT-14]', () => {
  const rows = ['S', 'M'].map((size, at) => ({
    ...(at === 0 ? plain : { Handle: 'wool-cap' }),
    ...{ 'Option1 Name': at === 0 ? 'Size' : '', 'Option1 Value': size, 'Variant Price': '9.00' },
    ...{ 'Variant Grams': `${100 + at}`, 'Cost per item': `${4 + at}.00`, 'Variant Inventory Policy': 'continue' },
    ...{ 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': '0' },
  }))
  const { variants, weightG, warnings } = readEntry(...rows)
  expect(weightG).toBe(100)
  expect(variants.map(({ extra }) => [extra['Variant Grams'], extra['Cost per item']])).toEqual([
    ['100', '4.00'],
    ['101', '5.00'],
  ])
  expect(warnings).toEqual([
    { line: 2, column: 'Variant Inventory Policy', reason: 'backorders_not_taken', value: 'continue' },
  ])
})

test('the header of newer exports is known by its names [CAT-14]', () => {
  const newer =
    'Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Option1 Linked To,Price,Compare-at price,Cost per item,Charge tax,Tax code,Inventory tracker,Inventory quantity,Continue selling when out of stock,Weight value (grams),Weight unit for display,Requires shipping,Fulfillment service,Product image URL,Image position,Image alt text,Variant image URL,Gift card,SEO title,SEO description,Google Shopping / Google product category,Google Shopping / Age group'
  expect(isShopifyHeader(newer.split(','))).toBe(true)
  const known = newer.split(',').map(toShopifyColumn)
  // Only what is new has no name of before.
  const before = new Set(columns.map(([column]) => column))
  expect(known.filter((column) => !before.has(column))).toEqual(['Option1 Linked To'])
})
