import { expect, test } from 'vitest'
import type { SourceRow } from './catalogue-entry.ts'
import { findSharedTitle } from './find-shared-title.ts'
import { fromGoogle } from './from-google.ts'

type Values = Readonly<Record<string, string>>

const read = (...values: readonly Values[]) =>
  fromGoogle(values.map((one, index) => ({ line: index + 2, values: one })) as [SourceRow, ...SourceRow[]], {
    currency: 'EUR',
  })

const item: Values = {
  id: 'T1-R-S',
  item_group_id: 'T1',
  title: 'Linen shirt – red, S',
  description: 'Light.',
  price: '59.00 EUR',
  availability: 'in stock',
  color: 'Red',
  size: 'S',
  image_link: 'https://x.example/red.jpg',
  gtin: '4012345678901',
}

test('the items of a group are the variants of one product [CAT-14]', () => {
  const result = read(item, {
    ...item,
    id: 'T1-B-M',
    title: 'Linen shirt – blue, M',
    color: 'Blue',
    size: 'M',
    gtin: '4012345678902',
    sale_price: '49.00 EUR',
    sale_price_effective_date: '2026-11-01T00:00+01:00/2026-12-01T00:00+01:00',
    quantity: '3',
  })
  expect(result).toMatchObject({
    ok: true,
    entry: {
      key: 'T1',
      title: 'Linen shirt',
      options: [{ type: 'color' }, { type: 'size' }],
      variants: [
        { values: ['Red', 'S'], base: 5900, sale: null },
        { values: ['Blue', 'M'], sale: { amount: 4900, from: Date.UTC(2026, 9, 31, 23) }, stock: 3 },
      ],
    },
  })
})

test.each([
  ['another currency', { price: '59.00 USD' }, 'currency_differs'],
  ['no currency', { price: '59.00' }, 'price_invalid'],
  ['a sale above the price', { sale_price: '99.00 EUR' }, 'price_invalid'],
  [
    'a period that ends before it begins',
    { sale_price: '9 EUR', sale_price_effective_date: '2026-02-01/2026-01-01' },
    'period_invalid',
  ],
  ['no id', { id: '', item_group_id: '' }, 'key_missing'],
  ['a weight without its unit', { shipping_weight: '12' }, 'weight_invalid'],
])('%s refuses the item [CAT-14]', (_, change, reason) => {
  expect(read({ ...item, ...change })).toMatchObject({ ok: false, problems: [{ line: 2, reason }] })
})

test.each([
  [['Cap'], 'Cap'],
  [['Shirt, red', 'Shirt, blue'], 'Shirt'],
  [['Red shirt', 'Blue shirt'], 'Red shirt'],
])('the titles %j share %j', (titles, expected) => {
  expect(findSharedTitle(titles)).toBe(expected)
})

test('videos and models belong to the variants that name them, and an address that is none of the web is refused [CAT-14]', () => {
  const [film, model] = ['https://x.example/film.mp4', 'https://x.example/shirt.glb']
  const blue = { ...item, id: 'T1-B-S', color: 'Blue', gtin: '4012345678902' }
  const result = read({ ...item, video_link: film, virtual_model_link: model }, { ...blue, video_link: film })
  expect(result).toMatchObject({
    ok: true,
    entry: {
      media: [
        { kind: 'video', address: film, variants: [0, 1] },
        { kind: 'model', address: model, variants: [0] },
      ],
    },
  })
  expect(result.ok && result.entry.attributes).not.toHaveProperty('columns')
  expect(read({ ...item, video_link: 'file:///etc/passwd' })).toMatchObject({
    ok: false,
    problems: [{ line: 2, column: 'media', reason: 'media_address_invalid', value: 'file:///etc/passwd' }],
  })
})

test('of several product types the first is the category, and each of them says what kind of goods it is [CAT-14]', () => {
  const category = (product_type: string) => {
    const result = read({ ...item, product_type, google_product_category: 'Apparel > Clothing' })
    return result.ok && [result.entry.category, result.entry.goods.paths]
  }
  expect(category('Men > Shirts\nSale > Last sizes')).toEqual([
    ['Men', 'Shirts'],
    [
      ['Men', 'Shirts'],
      ['Sale', 'Last sizes'],
    ],
  ])
  expect(category('')).toEqual([['Apparel', 'Clothing'], [[]]])
})
