import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BackofficeCaller, openBackoffice, type TestApi } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { runUploadedImport } from '../../../core/catalogue-import/run-uploaded-import.ts'

let staff: BackofficeCaller
test.beforeAll(async ({ api }) => {
  staff = await openBackoffice(api, { rights: ['catalogue.import'] })
})

const announce = (bytes: Buffer, more = {}) => ({
  ...{ importId: randomUUID(), siteId: 'LH-US', fileLocale: 'en-us', fileName: 'products.csv' },
  ...{ sizeBytes: bytes.length, isUpdate: false, isStrict: false, ...more },
})

const upload = async (bytes: Buffer, more = {}) => {
  const body = announce(bytes, more)
  await staff.call('backoffice.createImport', { body })
  const params = { importId: body.importId, position: '0' }
  await staff.call('backoffice.putImportPart', { params, body: { data: bytes.toString('base64') } })
  return { params: { importId: body.importId } }
}

const run = async (api: TestApi, file: { params: { importId: string } }, kind: 'check' | 'import') => {
  await staff.call('backoffice.runImport', { ...file, body: { run: kind } })
  await runUploadedImport(api.deps)(file.params)
  return staff.call('backoffice.getImport', file)
}

const countProducts = async (api: TestApi) =>
  (await api.database.db.pool.query(`select count(*)::int as count from products where attributes ? 'source'`)).rows[0]
    .count

test('a file is checked without writing anything, then imported, and the audit log has who did [MER-04]', async ({
  api,
}) => {
  const bytes = await readFile(join(import.meta.dirname, '../../../../../../docs/samples/shopify.csv'))
  const file = await upload(bytes)
  const checked = await run(api, file, 'check')
  expect(checked).toMatchObject({
    state: 'checked',
    format: 'shopify',
    counts: { products: 5, created: 5, refused: 0 },
  })
  expect(await countProducts(api)).toBe(0)
  const done = await run(api, file, 'import')
  expect(done).toMatchObject({ state: 'done', readBytes: bytes.length, counts: { created: 5 }, problems: [] })
  expect(await countProducts(api)).toBe(5)
  const { rows } = await api.database.db.pool.query(
    `select data from staff_actions where action = 'backoffice.runImport'`,
  )
  expect(rows).toMatchObject([{ data: { after: { fileName: 'products.csv' } } }])
  expect((await api.database.db.pool.query('select 1 from catalogue_import_parts')).rowCount).toBe(0)
  const { items, sites } = await staff.call('backoffice.listImports', { query: {} })
  expect(items[0]).toMatchObject({ importId: file.params.importId, state: 'done' })
  expect(sites.map(({ siteId }) => siteId)).toContain('LH-US')
  const again = { ...file, body: { run: 'import' } } as const
  expect(await staff.tryCall('backoffice.runImport', again)).toBeRefused(409, 'CTG409')
})

test('refused rows are shown with line, column and reason, and as a table with a sentence [MER-04]', async ({
  api,
}) => {
  const bytes = Buffer.from('Handle,Title,Variant Price\na,A,1.00\nb,B,cheap\n')
  const file = await upload(bytes)
  const checked = await run(api, file, 'check')
  expect(checked.counts).toMatchObject({ products: 2, refused: 1 })
  expect(checked.problems).toEqual([
    { line: 3, column: 'Variant Price', reason: 'price_invalid', value: 'cheap', product: 'b' },
  ])
  const table = await staff.tryCall('backoffice.exportImportProblems', file)
  expect(table.status).toBe(200)
  const { body } = table as { readonly body: unknown }
  if (!(body instanceof File)) throw new Error('The reply is no file.')
  expect((await body.text()).trim().split(/\r?\n/)).toEqual([
    'line,column,reason,sentence,value,product',
    expect.stringMatching(/^3,Variant Price,price_invalid,"?The price .*"?,cheap,b$/),
  ])
})

test('what the shop does not do as a file says is among the rows, and refuses nothing [MER-04]', async ({ api }) => {
  const header = 'Handle,Title,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price'
  const file = await upload(Buffer.from(`${header}\nx,X,shopify,1,continue,1.00\n`))
  const checked = await run(api, file, 'check')
  expect(checked).toMatchObject({ counts: { products: 1, refused: 0 } })
  expect(checked.problems).toMatchObject([{ line: 2, reason: 'backorders_not_taken', product: 'x' }])
})

test('a file that is none of the known formats fails with a sentence and writes nothing [MER-04]', async ({ api }) => {
  const file = await upload(Buffer.from('name,cost\nA,1\n'))
  expect(await run(api, file, 'check')).toMatchObject({ state: 'failed', failure: expect.stringContaining('neither') })
})

test('a file is not run before all of it arrived, and no part of another size is taken [MER-04]', async () => {
  const body = announce(Buffer.alloc(900 * 1024))
  await staff.call('backoffice.createImport', { body })
  const params = { importId: body.importId, position: '1' }
  const part = (length: number) => ({ params, body: { data: Buffer.alloc(length, 'a').toString('base64') } })
  expect(await staff.tryCall('backoffice.putImportPart', part(12))).toBeRefused(400, 'API400')
  const { receivedBytes } = await staff.call('backoffice.putImportPart', part(132 * 1024))
  expect(receivedBytes).toBe(132 * 1024)
  const check = { params: { importId: body.importId }, body: { run: 'check' } } as const
  expect(await staff.tryCall('backoffice.runImport', check)).toBeRefused(409, 'CTG409')
  const unknown = { params: { importId: randomUUID() }, body: { run: 'check' } } as const
  expect(await staff.tryCall('backoffice.runImport', unknown)).toBeRefused(404, 'CTG404')
  expect(await staff.tryCall('backoffice.getImport', { params: unknown.params })).toBeRefused(404, 'CTG404')
  const elsewhere = { body: announce(Buffer.from('a'), { fileLocale: 'de-de' }) }
  expect(await staff.tryCall('backoffice.createImport', elsewhere)).toBeRefused(400, 'API400')
})

test('the id of a file that is run already, or has another size, announces no other file, and takes no more parts [MER-04]', async ({
  api,
}) => {
  const bytes = Buffer.from('name,cost\nA,1\n')
  const { params } = await upload(bytes)
  const again = (more: object = {}) =>
    staff.tryCall('backoffice.createImport', { body: announce(bytes, { ...params, ...more }) })
  expect((await again()).status).toBe(201)
  expect(await again({ sizeBytes: bytes.length + 1 })).toBeRefused(409, 'CTG409')
  const early = { params, body: { run: 'import' } } as const
  expect(await staff.tryCall('backoffice.runImport', early)).toBeRefused(409, 'CTG409')
  await run(api, { params }, 'check')
  expect(await again()).toBeRefused(409, 'CTG409')
  const part = { params: { ...params, position: '0' }, body: { data: bytes.toString('base64') } }
  expect(await staff.tryCall('backoffice.putImportPart', part)).toBeRefused(409, 'CTG409')
  const unknown = { params: { importId: randomUUID(), position: '0' }, body: part.body }
  expect(await staff.tryCall('backoffice.putImportPart', unknown)).toBeRefused(404, 'CTG404')
})
