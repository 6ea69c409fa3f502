import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type BackofficeCaller, openBackoffice, type TestApi } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { zipSync } from 'fflate'
import sharp from 'sharp'
import { expect, onTestFinished } from 'vitest'
import { runUploadedImport } from '../../../core/catalogue-import/run-uploaded-import.ts'

let staff: BackofficeCaller
test.beforeAll(async ({ api }) => {
  staff = await openBackoffice(api, { rights: ['catalogue.import'] })
})

const draw = (background: string, side = 600) =>
  sharp({ create: { width: side, height: side, channels: 3, background } })
    .jpeg()
    .toBuffer()

/** Writes a Shopify file of products with one picture each, by their keys. */
const toFile = (pictures: Readonly<Record<string, string>>) =>
  Buffer.from(
    [
      'Handle,Title,Variant Price,Image Src,Image Alt Text',
      ...Object.entries(pictures).map(([key, address]) => `${key},Title of ${key},10.00,${address},Seen`),
    ].join('\n'),
  )

const send = async (fileName: string, bytes: Uint8Array) => {
  const importId = randomUUID()
  const options = { siteId: 'LH-US', fileLocale: 'en-us', isUpdate: false, isStrict: false, hasPictures: true }
  const body = { ...options, importId, fileName, sizeBytes: bytes.length }
  await staff.call('backoffice.createImport', { body })
  const part = { params: { importId, position: '0' }, body: { data: Buffer.from(bytes).toString('base64') } }
  await staff.call('backoffice.putImportPart', part)
  return { params: { importId } }
}

type Sent = Awaited<ReturnType<typeof send>>
type Job = ReturnType<typeof runUploadedImport>

const begin = async (sent: Sent, run: 'check' | 'import', job: Job) => {
  await staff.call('backoffice.runImport', { ...sent, body: { run } })
  await job(sent.params)
  return staff.call('backoffice.getImport', sent)
}

/** Serves a picture for a time; the hosts of the test's configuration are the local one. */
const openHost = async (api: TestApi) => {
  const picture = await draw('#336699')
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (request.url?.endsWith('missing.jpg')) response.writeHead(404).end()
    else response.end(picture)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const deps = { ...api.deps, config: { ...api.deps.config, pictureHosts: ['localhost'] } }
  const address = `http://localhost:${(server.address() as AddressInfo).port}`
  return { asked, address, job: runUploadedImport(deps, { isReachable: () => true }) }
}

const listShown = async (api: TestApi, keys: readonly string[]) =>
  (
    await api.database.db.pool.query(
      `select p.attributes->>'key' as key, count(s.*)::int as pictures from products p
        left join product_pictures s on s.product_id = p.id and s.view like 'picture-%' where p.attributes->>'key' = any($1) group by 1 order by 1`,
      [keys],
    )
  ).rows

/** Counts what is kept of a file and of the list of its pictures. */
const countKept = async (api: TestApi, { params }: Sent) =>
  (
    await api.database.db.pool.query(
      `select import_id from catalogue_import_pictures where import_id = $1
        union all select import_id from catalogue_import_parts where import_id = $1`,
      [params.importId],
    )
  ).rowCount

test('pictures are fetched from allowed hosts after the products, and the refused ones are in the report with line, column and reason [MER-04]', async ({
  api,
}) => {
  const { address, job, asked } = await openHost(api)
  const elsewhere = 'https://elsewhere.example/c.jpg'
  const file = toFile({ 'web-a': `${address}/a.jpg`, 'web-b': `${address}/missing.jpg`, 'web-c': elsewhere })
  const sent = await send('products.csv', file)
  const checked = await begin(sent, 'check', job)
  expect(checked).toMatchObject({ state: 'checked', pictures: { wanted: 3, done: 0, refused: 1 } })
  expect(checked.problems).toMatchObject([{ line: 4, column: 'Image Src', reason: 'picture_host_refused' }])
  expect(asked).toEqual([])
  expect(await begin(sent, 'import', job)).toMatchObject({ state: 'fetching', counts: { created: 3 } })
  await job(sent.params)
  const done = await staff.call('backoffice.getImport', sent)
  expect(done).toMatchObject({ state: 'done', pictures: { wanted: 3, done: 3, changed: 1, refused: 2 } })
  expect(done.problems).toEqual([
    { line: 3, column: 'Image Src', reason: 'picture_unreachable', value: `${address}/missing.jpg`, product: 'web-b' },
    { line: 4, column: 'Image Src', reason: 'picture_host_refused', value: elsewhere, product: 'web-c' },
  ])
  expect(await listShown(api, ['web-a', 'web-b', 'web-c'])).toEqual([
    { key: 'web-a', pictures: 1 },
    { key: 'web-b', pictures: 0 },
    { key: 'web-c', pictures: 0 },
  ])
  expect(await countKept(api, sent)).toBe(0)
})

test('a ZIP brings the file and its pictures, by path or by name [MER-04]', async ({ api }) => {
  const job = runUploadedImport(api.deps)
  const pictures = { 'zip-a': 'shoot/a.jpg', 'zip-b': 'b.jpg', 'zip-c': 'twice.jpg', 'zip-d': '../etc/passwd' }
  const zip = zipSync({
    'shop/products.csv': toFile(pictures),
    'shop/shoot/a.jpg': await draw('#993333'),
    'shop/other/b.jpg': await draw('#339933'),
    'shop/one/twice.jpg': await draw('#111111'),
    'shop/two/twice.jpg': await draw('#222222'),
    '__MACOSX/shop/._products.csv': Buffer.from('of a system'),
  })
  const sent = await send('shop.zip', zip)
  const checked = await begin(sent, 'check', job)
  expect(checked).toMatchObject({ state: 'checked', format: 'shopify', pictures: { wanted: 4, refused: 2 } })
  await begin(sent, 'import', job)
  await job(sent.params)
  const done = await staff.call('backoffice.getImport', sent)
  expect(done).toMatchObject({ state: 'done', pictures: { done: 4, changed: 2, refused: 2 } })
  expect(done.problems.map(({ line, reason }) => [line, reason])).toEqual([
    [4, 'picture_name_ambiguous'],
    [5, 'picture_not_found'],
  ])
  expect(await countKept(api, sent)).toBe(0)
})

test('a job that died goes on with the next product and fetches no picture again [MER-04]', async ({ api }) => {
  const { address, job, asked } = await openHost(api)
  const keys = ['died-a', 'died-b', 'died-c']
  const sent = await send('products.csv', toFile(Object.fromEntries(keys.map((key) => [key, `${address}/${key}.jpg`]))))
  await begin(sent, 'check', job)
  await begin(sent, 'import', job)
  const { pool } = api.database.db
  // As a process leaves it that ends after the first product.
  await pool.query(
    'update catalogue_imports set next_picture = 1, pictures_done = 1, pictures_changed = 1 where id = $1',
    [sent.params.importId],
  )
  await job(sent.params)
  expect(asked).toEqual(['/died-b.jpg', '/died-c.jpg'])
  const done = await staff.call('backoffice.getImport', sent)
  expect(done).toMatchObject({ state: 'done', pictures: { wanted: 3, done: 3, changed: 3, refused: 0 } })
})

test('an import that is cancelled fetches nothing more, keeps what it wrote and cannot go on [MER-04]', async ({
  api,
}) => {
  const { address, job, asked } = await openHost(api)
  const sent = await send('products.csv', toFile({ 'cancelled-a': `${address}/a.jpg` }))
  await begin(sent, 'check', job)
  await begin(sent, 'import', job)
  expect(await staff.call('backoffice.cancelImport', sent)).toMatchObject({
    state: 'cancelled',
    counts: { created: 1 },
  })
  await job(sent.params)
  expect(asked).toEqual([])
  expect(await listShown(api, ['cancelled-a'])).toEqual([{ key: 'cancelled-a', pictures: 0 }])
  expect(await staff.tryCall('backoffice.cancelImport', sent)).toBeRefused(409, 'CTG409')
  const unknown = { params: { importId: randomUUID() } }
  expect(await staff.tryCall('backoffice.cancelImport', unknown)).toBeRefused(404, 'CTG404')
  const { rows } = await api.database.db.pool.query(
    `select data from staff_actions where action = 'backoffice.cancelImport'`,
  )
  expect(rows).toMatchObject([{ data: { before: { state: 'fetching' } } }])
})

test('a file that is cancelled while it is imported ends between two batches [MER-04]', async ({ api }) => {
  const job = runUploadedImport(api.deps)
  const sent = await send('products.csv', toFile({ 'gone-a': '' }))
  await begin(sent, 'check', job)
  await staff.call('backoffice.runImport', { ...sent, body: { run: 'import' } })
  await staff.call('backoffice.cancelImport', sent)
  await job(sent.params)
  expect(await staff.call('backoffice.getImport', sent)).toMatchObject({ state: 'cancelled' })
  expect(await listShown(api, ['gone-a'])).toEqual([])
})
