import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestApi, testNow } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { day, fill, itemOf, offer, place, variantId } from '@lacehouse/test-kit/api/sell-ahead'
import { expect, onTestFinished } from 'vitest'
import { exportCatalogue } from './export-catalogue.ts'
import { type ImportOptions, importCatalogue } from './import-catalogue.ts'

const locationId = 'us-east'
type Stock = { variant: string; location: string; quantity: number; incoming?: number; expectedOn?: string }
type Line = { readonly id: string; stock: Stock[] }

/** Makes a folder in which the shop's product stands as it is, but for the stock of the tested variant. */
const writeFolder = async (api: TestApi, change: Partial<Stock>, kind: 'json' | 'csv' = 'json'): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'lh-expected-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await exportCatalogue(api.database.db.pool, folder, { kind: 'json', originalsDir: join(tmpdir(), 'lh-none') })
  const lines = (await readFile(join(folder, 'products.jsonl'), 'utf8')).trim().split('\n')
  const product = lines
    .map((line) => JSON.parse(line) as Line)
    .find(({ stock }) => stock.some(({ variant }) => variant === variantId))
  const quantity = (await itemOf(api)).on_hand
  const row = { variant: variantId, location: locationId, quantity, ...change }
  await writeFile(join(folder, 'products.jsonl'), `${JSON.stringify({ ...product, stock: [row] })}\n`)
  if (kind === 'json') return folder
  const cells = [
    product?.id,
    'stock',
    row.variant,
    row.location,
    row.quantity,
    row.incoming ?? '',
    row.expectedOn ?? '',
  ]
  await rm(join(folder, 'products.jsonl'))
  const words = `${product?.id},product,,,,,,Court`
  const colour = `${product?.id},colour,,,,,,Red,red,#ff0000`
  const variant = `${product?.id},variant,${row.variant},,,,,,,,${row.variant},red`
  const header = 'id,part,variant,location,quantity,incoming,expectedOn,names.en-us,code,swatch,upc,colour'
  await writeFile(join(folder, 'products.csv'), [header, words, colour, variant, cells.join(',')].join('\n'))
  return folder
}

const run = async (api: TestApi, path: string, more: Partial<ImportOptions> = {}) => {
  const problems: Parameters<ImportOptions['onProblem']>[0][] = []
  const imported = await importCatalogue(api.database.db.pool, {
    path,
    site: {
      ...{ locale: 'en-us', currency: 'USD', sizeSystem: 'US' as const, priceList: 'us-usd' },
      warehouse: { id: locationId, siteId: 'LH-US', names: {}, country: 'US' },
    },
    ...{ now: testNow, isDryRun: false, isUpdate: true, isStrict: false, placeholder: null },
    onProblem: (problem) => problems.push(problem),
    ...more,
  })
  return { imported, problems }
}

/** Lets a shopper order some units ahead. */
const orderAhead = async (api: TestApi, qty: number): Promise<string> => {
  await offer(api, qty)
  const { shopper, id } = await fill(api, qty)
  return (await place(shopper, id)).orderNumber
}

test.for(['json', 'csv'] as const)(
  'what is on its way is imported from a folder with %s, is counted by a dry run, and a second time changes nothing [CAT-14]',
  async (kind, { api }) => {
    const { incoming } = await itemOf(api)
    const wanted = { incoming: incoming + 7, expectedOn: '2027-05-02' }
    const folder = await writeFolder(api, wanted, kind)
    const before = await itemOf(api)
    const dry = await run(api, folder, { isDryRun: true })
    expect([dry.problems, dry.imported]).toMatchObject([[], { ok: true, stocked: 1, refused: 0 }])
    expect(await itemOf(api)).toEqual(before)
    expect((await run(api, folder)).imported).toMatchObject({ stocked: 1 })
    expect(await itemOf(api)).toMatchObject({ incoming: incoming + 7, day: '2027-05-02' })
    expect((await run(api, folder)).imported).toMatchObject({ stocked: 0, refused: 0 })
    // A file that says nothing of it leaves it as it is, and one that says 0 ends it.
    await run(api, await writeFolder(api, {}, kind))
    expect(await itemOf(api)).toMatchObject({ incoming: incoming + 7, day: '2027-05-02' })
    const { promised } = await itemOf(api)
    await run(api, await writeFolder(api, { incoming: promised, expectedOn: '2027-05-02' }, kind))
    expect(await itemOf(api)).toMatchObject({ incoming: promised })
  },
)

test('fewer units than orders wait for are refused with line and reason, and those of the shop stay [CAT-14]', async ({
  api,
}) => {
  await orderAhead(api, 2)
  const before = await itemOf(api)
  const folder = await writeFolder(api, { incoming: before.promised - 1, expectedOn: day }, 'csv')
  const { imported, problems } = await run(api, folder)
  expect(imported).toMatchObject({ ok: true, refused: 1 })
  const value = String(before.promised - 1)
  expect(problems).toMatchObject([{ line: 5, column: 'incoming', reason: 'units_promised', value }])
  expect(await itemOf(api)).toEqual(before)
})

test('a new day that has passed is refused, and what is on its way stays [CAT-14]', async ({ api }) => {
  const { incoming } = await itemOf(api)
  const folder = await writeFolder(api, { incoming: incoming + 1, expectedOn: '2020-01-31' })
  const { problems } = await run(api, folder)
  expect(problems).toMatchObject([{ column: 'expectedOn', reason: 'expected_day_passed', value: '2020-01-31' }])
  expect(await itemOf(api)).toMatchObject({ incoming })
})

test('another day reaches the orders that wait, with a mail [CAT-14] [CHK-12]', async ({ api }) => {
  const orderNumber = await orderAhead(api, 1)
  const { incoming } = await itemOf(api)
  const folder = await writeFolder(api, { incoming, expectedOn: '2027-06-01' })
  expect((await run(api, folder)).imported).toMatchObject({ stocked: 1, refused: 0 })
  await run(api, folder)
  const { pool } = api.database.db
  const { rows } = await pool.query(
    `select doc #>> '{items,0,preOrder,from}' as "from" from orders where number = $1`,
    [orderNumber],
  )
  expect(rows).toEqual([{ from: '2027-06-01' }])
  const mails = await pool.query(
    `select 1 from pgboss.job where name = 'pre-order-mail' and data ->> 'orderNumber' = $1`,
    [orderNumber],
  )
  expect(mails.rows).toHaveLength(1)
})

test('units that a file counts as arrived go to the orders that wait [CAT-14]', async ({ api }) => {
  await orderAhead(api, 2)
  const { on_hand, promised } = await itemOf(api)
  const folder = await writeFolder(api, { quantity: on_hand + promised + 3, incoming: 0 })
  expect((await run(api, folder)).problems).toEqual([])
  expect(await itemOf(api)).toMatchObject({ incoming: 0, promised: 0, on_hand: on_hand + promised + 3 })
})
