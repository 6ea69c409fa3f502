import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase } from '@lacehouse/test-kit/database/create-test-database'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type ImportOptions, importCatalogue } from './import-catalogue.ts'

const samples = join(import.meta.dirname, '../../../../../docs/samples')

const open = async () => {
  const { db, drop } = await createTestDatabase()
  onTestFinished(drop)
  return db
}
type Db = Awaited<ReturnType<typeof open>>
type Problem = Parameters<ImportOptions['onProblem']>[0]

const site = {
  locale: 'en-us',
  currency: 'USD',
  sizeSystem: 'US' as const,
  priceList: 'us-usd',
  warehouse: { id: 'us-east', siteId: 'LH-US', names: {}, country: 'US' },
}
const noon = Date.UTC(2026, 10, 23, 12)

const run = async ({ pool }: Db, path: string, more: Partial<ImportOptions> = {}) => {
  const problems: Problem[] = []
  const imported = await importCatalogue(pool, {
    path,
    site,
    now: noon,
    isDryRun: false,
    isUpdate: false,
    isStrict: false,
    placeholder: null,
    onProblem: (problem) => problems.push(problem),
    ...more,
  })
  return { imported, problems }
}

const write = async (name: string, content: string | Buffer): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'lh-import-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, name)
  await writeFile(file, content)
  return file
}

/** Everything that an import writes, in a stable order. */
const dump = async ({ pool }: Db): Promise<unknown> => {
  const tables = {
    products: 'id, names, descriptions, rich_descriptions, options, attributes, status',
    product_colours: 'product_id, colour_code, names, family, swatch',
    variants: 'id, upc, colour_code, size, options, attributes, status',
    price_entries: 'id, product_id, variant_id, kind, amount_minor, ends_at',
    stock_items: 'variant_id, location_id, on_hand',
    product_categories: 'product_id, category_id',
    search_documents: 'product_id, locale, title',
  }
  const rows = Object.entries(tables).map(async ([table, columns]) => [
    table,
    (await pool.query(`select ${columns} from ${table} order by 1, 2`)).rows,
  ])
  return Object.fromEntries(await Promise.all(rows))
}

test.each([
  ['shopify.csv', { format: 'shopify', products: 5 }, 19],
  ['google.xml', { format: 'google', products: 2 }, 5],
  ['google.tsv', { format: 'google', products: 2 }, 5],
  ['own', { format: 'lacehouse', products: 1 }, 2],
  ['own-csv', { format: 'lacehouse', products: 1 }, 2],
])('%s is imported whole, and a second time it changes nothing [CAT-14]', async (file, expected, variants) => {
  const db = await open()
  const { imported, problems } = await run(db, join(samples, file))
  expect(problems).toEqual([])
  expect(imported).toMatchObject({ ok: true, ...expected, created: expected.products, refused: 0 })
  expect((await db.pool.query('select 1 from variants')).rowCount).toBe(variants)
  const before = await dump(db)
  const again = await run(db, join(samples, file), { now: noon + 1_000 })
  expect(again.imported).toMatchObject({ created: 0, changed: 0, priced: 0, stocked: 0 })
  expect(await dump(db)).toEqual(before)
})

test('a dry run counts what would change and writes nothing [CAT-14]', async () => {
  const db = await open()
  const empty = await dump(db)
  const { imported } = await run(db, join(samples, 'shopify.csv'), { isDryRun: true })
  expect(imported).toMatchObject({ created: 5, priced: 5, stocked: 5 })
  expect(await dump(db)).toEqual(empty)
})

const header =
  'Handle,Title,Option1 Name,Option1 Value,Variant Price,Variant Compare At Price,Variant Inventory Tracker,Variant Inventory Qty,Variant Barcode'
const cap = (price: string, compareAt: string, stock: string) =>
  `${header}\ncap,Cap,Size,S,${price},${compareAt},shopify,${stock},\ncap,,,M,${price},${compareAt},shopify,${stock},\n`

test('a second file changes the price and the stock alone [CAT-14]', async () => {
  const db = await open()
  await run(db, await write('a.csv', cap('20.00', '', '5')))
  const { imported } = await run(db, await write('b.csv', cap('15.00', '20.00', '7')), { now: noon + 1_000 })
  expect(imported).toMatchObject({ created: 0, changed: 0, priced: 1, stocked: 1 })
  const ended = await run(db, await write('c.csv', cap('20.00', '', '7')), { now: noon + 2_000 })
  expect(ended.imported).toMatchObject({ changed: 0, priced: 1, stocked: 0 })
  const { rows } = await db.pool.query(
    'select kind, amount_minor::int as amount, ends_at is null as open from price_entries order by id',
  )
  expect(rows).toEqual([
    { kind: 'base', amount: 2000, open: true },
    { kind: 'sale', amount: 1500, open: true },
    { kind: 'sale', amount: 1500, open: false },
  ])
})

test('prices and stock alone are written where that is asked, and unknown products are refused', async () => {
  const db = await open()
  await run(db, await write('a.csv', cap('20.00', '', '5')))
  const other = cap('18.00', '', '5').replace('Cap', 'Renamed').concat('hat,Hat,Size,S,9.00,,shopify,1,\n')
  const { imported, problems } = await run(db, await write('b.csv', other), { isUpdate: true, now: noon + 1 })
  expect(imported).toMatchObject({ created: 0, changed: 0, priced: 1, refused: 1 })
  expect(problems).toMatchObject([{ line: 4, reason: 'product_unknown', key: 'hat' }])
  expect((await db.pool.query(`select names ->> 'en-us' as name from products`)).rows).toEqual([{ name: 'Cap' }])
})

test('a refused row leaves its product out and the others in, with its line [CAT-14]', async () => {
  const db = await open()
  const rows = [
    'a,A,Size,S,1.00,,shopify,1,',
    'b,B,Size,S,x,,shopify,1,',
    'b,,,M,2.00,,shopify,1,',
    'c,C,Size,S,3.00,,shopify,1,',
  ]
  const file = await write('a.csv', [header, ...rows].join('\r\n'))
  const { imported, problems } = await run(db, file)
  expect(imported).toMatchObject({ products: 3, created: 2, refused: 1 })
  expect(problems).toMatchObject([{ line: 3, column: 'Variant Price', reason: 'price_invalid', value: 'x', key: 'b' }])
  expect((await run(await open(), file, { isStrict: true })).imported).toMatchObject({ ok: false })
})

test('a problem names the line of the file, empty lines and lines within quotes counted [CAT-14]', async () => {
  const rows = ['a,"A', 'B",Size,S,1.00,,shopify,1,', '', '', 'b,B,Size,S,x,,shopify,1,']
  const { problems } = await run(await open(), await write('a.csv', [header, ...rows].join('\n')))
  expect(problems).toMatchObject([{ line: 6, reason: 'price_invalid' }])
})

test('a barcode of another product is refused, in the file and in the shop [CAT-14]', async () => {
  const db = await open()
  const file = await write('a.csv', `${header}\na,A,Size,S,1.00,,shopify,1,111\nb,B,Size,S,1.00,,shopify,1,111\n`)
  for (const isDryRun of [true, false]) {
    const { imported, problems } = await run(db, file, { isDryRun })
    expect(imported).toMatchObject({ created: 1, refused: 1 })
    expect(problems).toMatchObject([{ reason: 'barcode_taken', value: '111', key: 'b' }])
  }
})

test('a strict import writes nothing where only the shop refuses a row [CAT-14]', async () => {
  const db = await open()
  await run(db, await write('a.csv', `${header}\nz,Z,Size,S,1.00,,shopify,1,111\n`))
  const before = await dump(db)
  // Both products come after a batch that would be written.
  const first = Array.from({ length: 250 }, (_, at) => `p${at},P ${at},Size,S,1.00,,shopify,1,`)
  const taken = await write('b.csv', [header, ...first, 'b,B,Size,S,1.00,,shopify,1,111'].join('\n'))
  const refused = { ok: false, reason: 'Nothing was imported, because some rows are refused.' }
  const strict = await run(db, taken, { isStrict: true })
  expect(strict.imported).toEqual(refused)
  expect(strict.problems).toMatchObject([{ line: 252, reason: 'barcode_taken', value: '111', key: 'b' }])
  const unknown = await write('c.csv', `${header}\nz,Z,Size,S,2.00,,shopify,9,111\ny,Y,Size,S,1.00,,shopify,1,\n`)
  const update = await run(db, unknown, { isStrict: true, isUpdate: true })
  expect(update.imported).toEqual(refused)
  expect(update.problems).toMatchObject([{ line: 3, reason: 'product_unknown', key: 'y' }])
  expect(await dump(db)).toEqual(before)
  const right = await write('d.csv', [header, ...first].join('\n'))
  expect((await run(db, right, { isStrict: true })).imported).toMatchObject({ ok: true, created: 250, refused: 0 })
})

test('a strict import finds a barcode twice in a file, far apart, and takes one that moves to another product [CAT-14]', async () => {
  const db = await open()
  const many = Array.from({ length: 250 }, (_, at) => `p${at},P ${at},Size,S,1.00,,shopify,1,${1000 + at}`)
  const twice = await write('a.csv', [header, ...many, 'q,Q,Size,S,1.00,,shopify,1,1000'].join('\n'))
  expect((await run(db, twice, { isStrict: true })).problems).toMatchObject([{ reason: 'barcode_taken', key: 'q' }])
  await run(db, await write('b.csv', [header, ...many].join('\n')))
  const moved = [header, ...many.with(0, 'p0,P 0,Size,S,1.00,,shopify,1,9999'), 'q,Q,Size,S,1.00,,shopify,1,1000']
  const strict = await run(db, await write('c.csv', moved.join('\n')), { isStrict: true })
  expect([strict.imported, strict.problems]).toMatchObject([{ ok: true, created: 1, refused: 0 }, []])
})

test('a refused product keeps its pictures and media [CAT-14]', async () => {
  const db = await open()
  const items = (more: string) => `id\ttitle\tprice\tgtin\timage_link\tvideo_link\na\tA\t1.00 USD\t111\t\t\n${more}`
  await run(db, await write('a.tsv', items('b\tB\t1.00 USD\t222\t\t\n')))
  const onProduct = vi.fn()
  const onMedium = vi.fn()
  const media = { originalsDir: join(tmpdir(), 'lh-none'), folders: [], hosts: [], local: null, onProblem: onMedium }
  const refused = items('b\tB\t1.00 USD\t111\thttps://a.example/b.jpg\thttps://a.example/b.mp4\n')
  const { problems } = await run(db, await write('b.tsv', refused), { onProduct, media })
  expect(problems).toMatchObject([{ line: 3, reason: 'barcode_taken', key: 'b' }])
  expect(onProduct.mock.calls.map(([stored]) => stored.key)).toEqual(['a'])
  expect(onMedium).not.toHaveBeenCalled()
})

test('a dry run lists the products that would be new or changed, with what would change [CAT-14]', async () => {
  const db = await open()
  const rows = ['a,A,Size,S,1.00,,shopify,1,', 'b,B,Size,S,1.00,,shopify,1,', 'c,C,Size,S,1.00,,shopify,1,']
  await run(db, await write('a.csv', [header, ...rows].join('\n')))
  const other = [
    'a,A,Size,S,2.00,,shopify,4,',
    'b,Renamed,Size,S,1.00,,shopify,1,',
    'b,,,M,1.00,,shopify,1,',
    'c,C,Size,S,1.00,,shopify,1,',
    'd,D,Size,S,1.00,,shopify,1,',
  ]
  const changes: unknown[] = []
  const onChange = (changed: unknown) => changes.push(changed)
  await run(db, await write('b.csv', [header, ...other].join('\n')), { isDryRun: true, onChange })
  expect(changes).toMatchObject([
    { key: 'a', line: 2, isNew: false, fields: ['prices', 'stock'] },
    { key: 'b', line: 3, isNew: false, fields: ['words', 'variants', 'stock'] },
    { key: 'd', line: 6, isNew: true, fields: [] },
  ])
})

test('a gift card is one of the shop, sold at the amounts of the file [CAT-14]', async () => {
  const db = await open()
  const card =
    'Handle,Title,Option1 Name,Option1 Value,Variant Price,Gift Card\ncard,Card,Amount,25,25.00,true\ncard,,,50,50.00,\n'
  expect((await run(db, await write('a.csv', card))).problems).toEqual([])
  const { rows } = await db.pool.query(
    `select product_type as type, tax_class as "taxClass", attributes ->> 'type' as facet from products`,
  )
  expect(rows).toEqual([{ type: 'digital', taxClass: 'gift_card', facet: 'gift-cards' }])
})

test('what is sold ahead becomes stock on its way, and ends when it has arrived [CAT-14]', async () => {
  const db = await open()
  const feed = (row: string) => `id\ttitle\tprice\tavailability\tavailability_date\tquantity\n${row}\n`
  const readStock = async () =>
    (await db.pool.query('select on_hand, incoming, expected_on::text as day from stock_items')).rows
  const ahead = feed('a\tA\t1.00 USD\tpreorder\t2027-03-12T00:00:00Z\t40')
  expect((await run(db, await write('a.tsv', ahead))).problems).toEqual([])
  expect(await readStock()).toEqual([{ on_hand: 0, incoming: 40, day: '2027-03-12' }])
  await run(db, await write('b.tsv', feed('a\tA\t1.00 USD\tin_stock\t\t40')))
  expect(await readStock()).toMatchObject([{ on_hand: 40, incoming: 0 }])
  const onWarning = vi.fn()
  await run(db, await write('c.tsv', feed('a\tA\t1.00 USD\tbackorder\t\t40')), { onWarning })
  expect(onWarning).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ line: 2, reason: 'availability_date_missing', key: 'a' }),
  )
})

test('a variant that a file no longer has is not sold, and is sold again when it is back [CAT-14]', async () => {
  const db = await open()
  const file = cap('20.00', '', '5')
  await run(db, await write('a.csv', file))
  await run(db, await write('b.csv', file.split('\n').slice(0, 2).join('\n')))
  const list = async () => (await db.pool.query('select size, status from variants order by size')).rows
  expect(await list()).toEqual([
    { size: 'M', status: 'withdrawn' },
    { size: 'S', status: 'live' },
  ])
  await run(db, await write('c.csv', file))
  expect(await list()).toEqual([
    { size: 'M', status: 'live' },
    { size: 'S', status: 'live' },
  ])
})

const options = 'Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value'
const wideHeader = `Handle,Title,${options},Variant Inventory Tracker,Variant Inventory Qty,Variant Price`

test('products without options, with three options and with 250 variants are taken with every choice [CAT-14]', async () => {
  const db = await open()
  const colours = Array.from({ length: 10 }, (_, at) => `Colour ${at}`)
  const sizes = Array.from({ length: 25 }, (_, at) => `${at + 20} cm`)
  const many = colours.flatMap((colour) =>
    sizes.map((size) => `many,Many,Color,${colour},Length,${size},,,shopify,3,8.00`),
  )
  const rows = [
    'plain,Plain,Title,Default Title,,,,,shopify,5,2.00',
    'rope,Rope,Material,Nylon,Length,10 m,Strength,8 kN,shopify,1,4.00',
    'rope,,,Hemp,,20 m,,6 kN,shopify,0,5.00',
    ...many,
  ]
  const { imported, problems } = await run(db, await write('a.csv', [wideHeader, ...rows].join('\n')))
  expect([imported, problems]).toMatchObject([{ created: 3, refused: 0 }, []])
  const { rows: found } = await db.pool.query(
    `select p.names ->> 'en-us' as name, jsonb_array_length(p.options)::int as options, count(v.id)::int as variants,
      count(distinct v.colour_code)::int as colours from products p join variants v on v.product_id = p.id
      group by p.id order by 1`,
  )
  expect(found).toEqual([
    { name: 'Many', options: 2, variants: 250, colours: 10 },
    { name: 'Plain', options: 0, variants: 1, colours: 1 },
    { name: 'Rope', options: 3, variants: 2, colours: 1 },
  ])
})

const rss = (items: string) =>
  `<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel>${items}</channel></rss>`

test.each([
  ['a quote that is never closed', 'a.csv', `${header}\na,"A,Size,S,1.00,,shopify,1,\n`, 'From line 2 on'],
  [
    'bytes that are no UTF-8',
    'a.csv',
    Buffer.from(`${header}\na,Caf\xe9,Size,S,1.00,,shopify,1,\n`, 'latin1'),
    'is not utf-8',
  ],
  [
    'entities that multiply',
    'a.xml',
    `<?xml version="1.0"?><!DOCTYPE r [<!ENTITY a "${'x'.repeat(9)}"><!ENTITY b "&a;&a;">]><rss>&b;</rss>`,
    'document type',
  ],
  ['an unknown entity', 'a.xml', rss('<item><g:id>&boom;</g:id></item>'), 'no XML'],
  ['tags that are not closed', 'a.xml', '<?xml version="1.0"?><rss><channel><item>', 'no XML'],
  ['columns of another format', 'a.csv', 'name,cost\nA,1\n', 'neither'],
  ['nothing', 'a.csv', '', 'neither'],
])('%s refuses the whole file before anything is written [CAT-14]', async (_, name, content, reason) => {
  const db = await open()
  const { imported } = await run(db, await write(name, content))
  expect(imported).toMatchObject({ ok: false, reason: expect.stringContaining(reason) })
  expect((await db.pool.query('select 1 from products')).rowCount).toBe(0)
})

test.each([
  ['a byte order mark', (text: string) => Buffer.from(`\ufeff${text}`)],
  ['UTF-16', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['CRLF', (text: string) => Buffer.from(text.replaceAll('\n', '\r\n'))],
])('a file with %s is read as any other', async (_, encode) => {
  const db = await open()
  const { imported, problems } = await run(
    db,
    await write('a.csv', encode(cap('20.00', '', '5').replace('Cap', '"Käppi ""9"" ✓"'))),
  )
  expect([imported, problems]).toMatchObject([{ ok: true, created: 1 }, []])
})

test('markup of a description is sanitised, and a formula stays text', async () => {
  const db = await open()
  const text =
    'Handle,Title,Body (HTML),Variant Price\na,"=HYPERLINK(""x"")","<p onclick=""x()"">Hi <script>alert(1)</script><img src=x onerror=y>&amp; bye</p>",1.00\n'
  expect((await run(db, await write('a.csv', text))).problems).toMatchObject([])
  const { rows } = await db.pool.query(
    `select names ->> 'en-us' as name, descriptions ->> 'en-us' as plain, rich_descriptions ->> 'en-us' as rich from products`,
  )
  expect(rows).toEqual([{ name: '=HYPERLINK("x")', plain: 'Hi & bye', rich: '<p>Hi &amp; bye</p>' }])
})
