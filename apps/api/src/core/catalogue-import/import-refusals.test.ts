import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase } from '@lacehouse/test-kit/database/create-test-database'
import { expect, onTestFinished, test } from 'vitest'
import { type ImportOptions, importCatalogue, type ReportedRow } from './import-catalogue.ts'

const open = async () => {
  const { db, drop } = await createTestDatabase()
  onTestFinished(drop)
  return db
}
type Db = Awaited<ReturnType<typeof open>>

const run = async ({ pool }: Db, [name, content]: readonly [string, string], more: Partial<ImportOptions> = {}) => {
  const folder = await mkdtemp(join(tmpdir(), 'lh-refusals-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, name)
  await writeFile(path, content)
  const problems: ReportedRow[] = []
  const imported = await importCatalogue(pool, {
    ...{ path, now: Date.UTC(2026, 10, 23, 12), isDryRun: false, isUpdate: false, isStrict: false, placeholder: null },
    onProblem: (problem) => problems.push(problem),
    site: {
      ...{ locale: 'en-us', currency: 'USD', sizeSystem: 'US', priceList: 'us-usd' },
      warehouse: { id: 'us-east', siteId: 'LH-US', names: {}, country: 'US' },
    },
    ...more,
  })
  return { imported, problems }
}
const listIds = async ({ pool }: Db) =>
  (await pool.query('select id from products order by id')).rows.map(({ id }) => id)

const mug = (id: string, more: object = {}) =>
  JSON.stringify({
    ...{ id, names: { 'en-us': 'Mug' } },
    colours: [{ code: 'blue', colourFamily: 'blue', names: {}, swatch: '#0000ff' }],
    variants: [{ id: `${id}-1`, upc: `${id}-1`, colour: 'blue', size: 'OS' }],
    ...more,
  })

test('a product that the database refuses is the only one of its batch that is left out [CAT-14]', async () => {
  const db = await open()
  const lines = Array.from({ length: 7 }, (_, at) => mug(`OWNMUG000${at}`, at === 4 ? { categories: ['7999'] } : {}))
  const { imported, problems } = await run(db, ['products.jsonl', lines.join('\n')])
  expect(imported).toMatchObject({ ok: true, products: 7, created: 6, refused: 1 })
  expect(problems).toMatchObject([{ line: 5, reason: 'not_stored', key: 'OWNMUG0004' }])
  expect(await listIds(db)).toEqual([0, 1, 2, 3, 5, 6].map((at) => `OWNMUG000${at}`))
})

test('a field whose name JavaScript keeps for itself is refused instead of lost, and stays a word elsewhere [CAT-14]', async () => {
  const db = await open()
  const named = mug('OWNMUG0001', { attributes: { note: 1 } }).replace('"note"', '"__proto__"')
  const words = mug('OWNMUG0002', { attributes: { note: '__proto__', quoted: '"__proto__":' } })
  const { imported, problems } = await run(db, ['products.jsonl', [named, words].join('\n')])
  expect(imported).toMatchObject({ ok: true, created: 1, refused: 1 })
  expect(problems).toMatchObject([{ line: 1, reason: 'line_invalid', column: '__proto__' }])
})

test('a strict import of a product that the database would refuse writes nothing [CAT-14]', async () => {
  const db = await open()
  const lines = [mug('OWNMUG0001'), mug('OWNMUG0002', { categories: ['7999'] })]
  const { imported } = await run(db, ['products.jsonl', lines.join('\n')], { isStrict: true })
  expect(imported).toEqual({ ok: false, reason: 'Nothing was imported, because some rows are refused.' })
  expect(await listIds(db)).toEqual([])
})

test('markup of our own format is sanitised in every language, as any other is [CMS-22]', async () => {
  const db = await open()
  const richDescriptions = { 'en-us': '<p onclick="x()">Blue<script>y()</script></p>', 'de-de': '<p>Blau</p><iframe>' }
  await run(db, ['products.jsonl', mug('OWNMUG0001', { richDescriptions })])
  const { rows } = await db.pool.query('select rich_descriptions as rich from products')
  expect(rows).toEqual([{ rich: { 'en-us': '<p>Blue</p>', 'de-de': '<p>Blau</p>' } }])
})

test('the progress of a strict import goes from the beginning to the end once, half of it before anything is written', async () => {
  const db = await open()
  const content = [mug('OWNMUG0001'), mug('OWNMUG0002')].join('\n')
  const seen: [bytes: number, of: number][] = []
  const onProgress: ImportOptions['onProgress'] = ({ bytes, of }) => seen.push([bytes, of])
  await run(db, ['products.jsonl', content], { isStrict: true, onProgress })
  const size = Buffer.byteLength(content)
  expect(seen).toEqual([
    [Math.floor(size / 2), size],
    [size, size],
  ])
  seen.length = 0
  await run(db, ['products.jsonl', content], { onProgress })
  expect(seen).toEqual([[size, size]])
})

test('an import that is ended between two batches keeps the first one [CAT-14]', async () => {
  const db = await open()
  const ending = new AbortController()
  const rows = Array.from({ length: 401 }, (_, at) => `p${at},P ${at},1.00`)
  const importing = run(db, ['a.csv', ['Handle,Title,Variant Price', ...rows].join('\n')], {
    signal: ending.signal,
    onProduct: () => ending.abort(),
  })
  await expect(importing).rejects.toThrow('aborted')
  expect(await listIds(db)).toHaveLength(200)
})

test('a file of more scattered products than fit into memory is refused with what helps [CAT-14]', async () => {
  const db = await open()
  const keys = Array.from({ length: 50_001 }, (_, at) => `p${at},P,1.00`)
  const { imported } = await run(db, ['a.csv', ['Handle,Title,Variant Price', ...keys, ...keys].join('\n')])
  expect(imported).toEqual({
    ...{ ok: false, reason: 'The rows of too many products stand apart; sort the file by product.' },
  })
  expect(await listIds(db)).toEqual([])
})

test.each([
  ['of another currency', '1.00 EUR', '', 'currency_differs'],
  ['that is none', 'cheap', '', 'price_invalid'],
  ['of a part of a cent', '1.005 USD', '', 'price_invalid'],
  ['below its reduction', '1.00 USD', '1.01 USD', 'price_invalid'],
  ['that is missing', '', '', 'price_missing'],
])('an item with a price %s is refused [CAT-14]', async (_, price, sale, reason) => {
  const db = await open()
  const content = `id\ttitle\tprice\tsale_price\na\tA\t${price}\t${sale}\nb\tB\t1.00 USD\t1.00 USD\n`
  const { imported, problems } = await run(db, ['a.tsv', content], { isDryRun: true })
  expect(imported).toMatchObject({ created: 1, refused: 1 })
  expect(problems).toMatchObject([{ line: 2, reason, key: 'a' }])
})
