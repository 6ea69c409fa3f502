import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestApi, type TestApi } from '@lacehouse/test-kit'
import { type EndedCommand, runCommand } from '@lacehouse/test-kit/shop/run-command'
import { afterAll, beforeAll, expect, test } from 'vitest'

const patience = 120_000

let api: TestApi
let folder: string
beforeAll(async () => {
  api = await startTestApi()
  folder = await mkdtemp(join(tmpdir(), 'lacehouse-catalogue-'))
}, patience)
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await api.close()
})

/** Runs `lacehouse import catalogue …`. */
const run = (...args: readonly string[]): Promise<EndedCommand> =>
  runCommand(['import', 'catalogue', ...args], {
    env: { ...process.env, DATABASE_URL: api.database.url, DATA_DIR: api.deps.config.dataDir },
  })

const header = 'Handle,Title,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price'

const write = async (name: string, ...rows: readonly string[]): Promise<string> => {
  const file = join(folder, name)
  await writeFile(file, [header, ...rows, ''].join('\n'))
  return file
}

const countProducts = async (): Promise<number> =>
  (await api.database.db.pool.query(`select count(*)::int as count from products where attributes ? 'source'`)).rows[0]
    .count

test('a dry run tells counts and products, and an import refuses rows with line, column, reason and sentence [CAT-14]', {
  timeout: patience,
}, async () => {
  const rows = ['a,A,shopify,3,deny,5.00', 'b,B,shopify,x,deny,cheap', 'c,"C, ""wide""",shopify,0,continue,7.00']
  const file = await write('first.csv', ...rows)
  const report = join(folder, 'report.csv')
  const dry = await run(file, '--site', 'LH-US', '--dry-run', '--report', report)
  expect(dry).toEqual({
    code: 1,
    said: [
      '3 products of the format shopify: 2 new, 0 changed, 2 with other prices, 1 with other stock, 0 with other media, 0 sets new or changed, 1 refused. Nothing was written.',
      'line 2, a: The product is new.',
      'line 4, c: The product is new.',
      `1 notes on rows that were taken are in ${report}.\n`,
    ].join('\n'),
    refused: `2 reasons of refused rows are in ${report}.\n`,
  })
  expect(await countProducts()).toBe(0)
  expect((await readFile(report, 'utf8')).trim().split(/\r?\n/)).toEqual([
    'line,column,reason,sentence,value,product',
    '3,Variant Price,price_invalid,"The price is no amount, or the reduced price is above it.",cheap,b',
    '3,Variant Inventory Qty,quantity_invalid,The quantity is no whole number.,x,b',
    '4,Variant Inventory Policy,backorders_not_taken,The shop does not sell what is sold out; the product is imported and sold while it is in stock.,continue,c',
    '2,,product_new,The product is new.,,a',
    '4,,product_new,The product is new.,,c',
  ])
  const strict = await run(file, '--site', 'LH-US', '--strict')
  expect(strict).toMatchObject({
    ...{ code: 1, said: '' },
    refused: `Nothing was imported, because some rows are refused.\n2 reasons of refused rows are in ${file}.refused.csv.\n`,
  })
  expect(await countProducts()).toBe(0)
  expect(await run(file, '--site', 'LH-US')).toMatchObject({ code: 1, said: expect.stringContaining('2 new') })
  expect(await countProducts()).toBe(2)
})

test('a file without refused rows ends with 0, and a dry run of other prices says so [CAT-14]', {
  timeout: patience,
}, async () => {
  const first = await write('second.csv', 'd,D,shopify,3,deny,5.00')
  expect(await run(first, '--site', 'LH-US')).toMatchObject({ code: 0, refused: '' })
  const other = await run(await write('third.csv', 'd,D,shopify,4,deny,6.00'), '--site', 'LH-US', '--dry-run')
  expect(other).toMatchObject({ code: 0, refused: '' })
  expect(other.said.trim().split('\n').slice(1)).toEqual(['line 2, d: Other: prices, stock.'])
})

test('an invalid command prints its usage, and an unreadable file why it cannot be read [CAT-14]', {
  timeout: patience,
}, async () => {
  expect(await run()).toMatchObject({ code: 2, said: '', refused: expect.stringContaining('import catalogue <file') })
  const file = await write('fourth.csv')
  expect(await run(file)).toMatchObject({ code: 2, refused: expect.stringMatching(/^--site names one of /) })
  expect(await run(file, '--site', 'LH-US', '--locale', 'de-de')).toMatchObject({
    code: 2,
    refused: expect.stringContaining('has no locale de-de'),
  })
  expect(await run(join(folder, 'nowhere.csv'), '--site', 'LH-US')).toMatchObject({
    code: 1,
    refused: `There is no file ${join(folder, 'nowhere.csv')}.\n`,
  })
})
