import { randomUUID } from 'node:crypto'
import { type BackofficeCaller, openBackoffice, type TestApi } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect, vi } from 'vitest'
import { createReport, mostProblems } from '../../../core/catalogue-import/import-report.ts'
import { runUploadedImport } from '../../../core/catalogue-import/run-uploaded-import.ts'

let staff: BackofficeCaller
test.beforeAll(async ({ api }) => {
  staff = await openBackoffice(api, { rights: ['catalogue.import'] })
})

const table = (...rows: readonly string[]) => Buffer.from(['Handle,Title,Variant Price', ...rows].join('\n'))

const upload = async (bytes: Buffer, more = {}) => {
  const importId = randomUUID()
  const options = { siteId: 'LH-US', fileLocale: 'en-us', fileName: 'products.csv', isUpdate: false, isStrict: false }
  await staff.call('backoffice.createImport', { body: { ...options, importId, sizeBytes: bytes.length, ...more } })
  const data = bytes.toString('base64')
  await staff.call('backoffice.putImportPart', { params: { importId, position: '0' }, body: { data } })
  return { params: { importId } }
}
type Sent = Awaited<ReturnType<typeof upload>>

const begin = (sent: Sent, run: 'check' | 'import') => staff.call('backoffice.runImport', { ...sent, body: { run } })
const read = (sent: Sent) => staff.call('backoffice.getImport', sent)
const run = async (api: TestApi, sent: Sent, kind: 'check' | 'import', deps = api.deps) => {
  await begin(sent, kind)
  await runUploadedImport(deps)(sent.params)
  return read(sent)
}
const countProducts = async ({ database }: TestApi, name: string) =>
  (await database.db.pool.query(`select 1 from products where names ->> 'en-us' = $1`, [name])).rowCount
const countParts = async ({ database }: TestApi, { params }: Sent) =>
  (await database.db.pool.query('select 1 from catalogue_import_parts where import_id = $1', [params.importId]))
    .rowCount

test('an import that was cancelled before its job ran writes nothing, and is not begun again [MER-04]', async ({
  api,
}) => {
  const sent = await upload(table('cancelled,Cancelled mug,1.00'))
  await run(api, sent, 'check')
  await begin(sent, 'import')
  expect((await staff.call('backoffice.cancelImport', sent)).state).toBe('cancelled')
  await runUploadedImport(api.deps)(sent.params)
  expect((await read(sent)).state).toBe('cancelled')
  expect([await countProducts(api, 'Cancelled mug'), await countParts(api, sent)]).toEqual([0, 0])
  expect(await staff.tryCall('backoffice.cancelImport', sent)).toBeRefused(409, 'CTG409')
  expect(await staff.tryCall('backoffice.runImport', { ...sent, body: { run: 'import' } })).toBeRefused(409, 'CTG409')
  const unknown = { params: { importId: randomUUID() } }
  expect(await staff.tryCall('backoffice.cancelImport', unknown)).toBeRefused(404, 'CTG404')
  await expect(runUploadedImport(api.deps)(unknown.params)).resolves.toBeUndefined()
})

test('a job whose file is gone writes nothing [MER-04]', async ({ api }) => {
  const sent = await upload(table('gone,Gone mug,1.00'))
  await run(api, sent, 'check')
  await begin(sent, 'import')
  await api.database.db.pool.query('delete from catalogue_import_parts where import_id = $1', [sent.params.importId])
  await runUploadedImport(api.deps)(sent.params)
  expect(await countProducts(api, 'Gone mug')).toBe(0)
})

test('the check of a strict import with a refused row fails with a sentence, and its file is dropped [MER-04]', async ({
  api,
}) => {
  const sent = await upload(table('right,Right mug,1.00', 'wrong,Wrong mug,cheap'), { isStrict: true })
  const done = await run(api, sent, 'check')
  expect(done).toMatchObject({ state: 'failed', failure: 'Nothing was imported, because some rows are refused.' })
  expect(done.problems).toMatchObject([{ line: 3, reason: 'price_invalid', product: 'wrong' }])
  expect([await countProducts(api, 'Right mug'), await countParts(api, sent)]).toEqual([0, 0])
})

test('prices and stock alone are imported, and a product that the shop lacks is refused [MER-04]', async ({ api }) => {
  const first = await upload(table('known,Known mug,1.00'))
  await run(api, first, 'check')
  await run(api, first, 'import')
  const update = await upload(table('known,Renamed mug,2.00', 'unknown,Unknown mug,1.00'), { isUpdate: true })
  await run(api, update, 'check')
  const done = await run(api, update, 'import')
  expect(done).toMatchObject({ state: 'done', counts: { created: 0, changed: 0, priced: 1, refused: 1 } })
  expect(done.problems).toMatchObject([{ line: 3, reason: 'product_unknown', product: 'unknown' }])
  expect([await countProducts(api, 'Known mug'), await countProducts(api, 'Unknown mug')]).toEqual([1, 0])
})

test('a file for a site that the shop no longer has, and a ZIP that is none, fail with a sentence [MER-04]', async ({
  api,
}) => {
  const deps = { ...api.deps, sites: api.deps.sites.filter(({ siteId }) => siteId !== 'LH-US') }
  const homeless = await upload(table('a,A,1.00'))
  expect(await run(api, homeless, 'check', deps)).toMatchObject({
    ...{ state: 'failed', failure: 'The shop has no site LH-US.' },
  })
  const broken = await upload(table('a,A,1.00'), { fileName: 'products.zip' })
  expect(await run(api, broken, 'check')).toMatchObject({
    ...{ state: 'failed', failure: expect.stringMatching(/^The ZIP cannot be read: /) },
  })
})

test('a report holds the first ten thousand problems, in their order, and shows no key of a row without one', async ({
  api,
}) => {
  const sent = await upload(table('a,A,1.00'))
  const { pool } = api.database.db
  const report = createReport(pool, { ...sent.params, before: 'uploading', onEnded: () => undefined })
  for (let line = 2; line < mostProblems + 4; line += 1)
    report.add({ line, column: 'Title', reason: 'title_missing', value: '', key: line === 2 ? '\u00002' : `p${line}` })
  await report.close()
  const { rows } = await pool.query(
    `select count(*)::int as count, min(line) as first, max(line) as last, min(product_key) as least
    from catalogue_import_problems where import_id = $1`,
    [sent.params.importId],
  )
  expect(rows).toEqual([{ count: mostProblems, first: 2, last: mostProblems + 1, least: '' }])
})

test('a report says that its run has ended once the import has another state, and not before', async ({ api }) => {
  const sent = await upload(table('a,A,1.00'))
  const note = async (before: string) => {
    const onEnded = vi.fn()
    const report = createReport(api.database.db.pool, { ...sent.params, before, onEnded })
    report.note({ bytes: 7 })
    // Progress is written once a second at most.
    report.note({ bytes: 8 })
    await report.close()
    return onEnded.mock.calls.length
  }
  expect(await note('uploading')).toBe(0)
  expect((await read(sent)).readBytes).toBe(7)
  expect(await note('checking')).toBe(1)
})
