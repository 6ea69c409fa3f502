import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openSource } from './open-source.ts'

const columns =
  'id,part,names.en-us,code,swatch,variant,upc,colour,size,list,kind,currency,from,amount,options,location,quantity,incoming,expectedOn'
const product = 'OWNMUG0001,product,Mug,,,,,,,,,,,,'
const colour = 'OWNMUG0001,colour,Blue,blue,#0000ff,,,,,,,,,,'
const variant = 'OWNMUG0001,variant,,,,OWNMUG0001-1,OWNMUG0001-1,blue,OS,,,,,,'
const price = 'OWNMUG0001,price,,,,,,,,us-usd,base,USD,2026-10-01T00:00:00Z,1800,'

const stock = (incoming: string, day: string) =>
  `OWNMUG0001,stock,,,,OWNMUG0001-1,,,,,,,,,,us-east,0,${incoming},${day}`

const openFolder = async (files: Readonly<Record<string, string>>): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'lh-own-csv-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  return folder
}

const read = async (...rows: readonly string[]) => {
  const folder = await openFolder({ 'products.csv': [columns, ...rows].join('\n') })
  const source = await openSource(folder, { currency: 'USD' })
  return Array.fromAsync(source.read())
}

test('rows of our own CSV are a product with its colours, variants and prices, in whichever order they stand [CAT-14]', async () => {
  const [first, ...more] = await read(price, variant, product, colour)
  expect(more).toEqual([])
  expect(first).toMatchObject({
    kind: 'whole',
    key: 'OWNMUG0001',
    stored: {
      product: { names: { 'en-us': 'Mug' }, options: null, slugs: { 'en-us': 'mug' } },
      colours: [{ colourCode: 'blue', swatch: '#0000ff', names: { 'en-us': 'Blue' } }],
      variants: [{ id: 'OWNMUG0001-1', size: 'OS' }],
      history: [{ priceList: 'us-usd', amount: 1800 }],
    },
  })
})

test.each([
  ['a part that is none', [product, colour, variant.replace('variant', 'variation')], 4, 'part', 'variation'],
  ['a cell that is no JSON', [product, colour, variant, price.replace('1800', '18.0.0')], 5, 'amount', '18.0.0'],
  [
    'a value that the format does not have',
    [product, colour, variant, price.replace('1800', '-5')],
    5,
    'prices.0.amount',
    '',
  ],
  [
    'a day of arrival that is none',
    [product, colour, variant, stock('5', '2027-02-30')],
    5,
    'stock.0.expectedOn',
    'Invalid ISO date',
  ],
  ['a part of a unit on its way', [product, colour, variant, stock('1.5', '2027-02-28')], 5, 'stock.0.incoming', ''],
  [
    'units on their way without a day',
    [product, colour, variant, stock('5', '')],
    5,
    'stock.0.expectedOn',
    'Units on their way need the day of their arrival',
  ],
  [
    'a day without units on their way',
    [product, colour, variant, stock('', '2027-02-28')],
    5,
    'stock.0.incoming',
    'A day of arrival needs the units on their way',
  ],
  ['a field of another part', [product.replace('Mug,,', 'Mug,blue,'), colour, variant], 2, 'code', 'blue'],
  ['a product without its row', [colour, variant], 2, 'part', 'colour'],
] as const)('%s refuses the product with line and column [CAT-14]', async (_, rows, line, column, value) => {
  const [refused] = await read(...rows)
  expect(refused).toMatchObject({ kind: 'refused', problems: [{ line, column, reason: 'line_invalid' }] })
  if (value) expect(refused).toMatchObject({ problems: [{ value }] })
})

test('a product with two rows of its own is refused by the second [CAT-14]', async () => {
  const [refused] = await read(product, colour, variant, product)
  expect(refused).toMatchObject({ kind: 'refused', problems: [{ line: 5, column: 'id', reason: 'key_repeated' }] })
})

test('a folder with products of both kinds, or of none, is refused whole [CAT-14]', async () => {
  const both = await openFolder({ 'products.csv': columns, 'products.jsonl': '' })
  await expect(openSource(both, { currency: 'USD' })).rejects.toThrow('only one of them can be meant')
  await expect(openSource(await openFolder({}), { currency: 'USD' })).rejects.toThrow('neither products.jsonl nor')
})
