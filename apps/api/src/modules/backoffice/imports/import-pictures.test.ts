import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mediaBounds } from '@lacehouse/domain/product/product-media'
import { type BackofficeCaller, openBackoffice, type TestApi, testProducts } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { zipSync } from 'fflate'
import sharp from 'sharp'
import { expect, onTestFinished } from 'vitest'
import { exportCatalogue } from '../../../core/catalogue-import/export-catalogue.ts'
import { runUploadedImport } from '../../../core/catalogue-import/run-uploaded-import.ts'
import { openMediaFolder } from '../../../infra/media/media-folder.ts'

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

const openFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'lh-zip-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

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
const countStored = async (api: TestApi, { params }: Sent) =>
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
  expect(await countStored(api, sent)).toBe(0)
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
  expect(await countStored(api, sent)).toBe(0)
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

test('a ZIP of an export brings the media of its folder: they are checked first, bounded, written once, and named where they are refused [CAT-14]', async ({
  api,
}) => {
  const { pool } = api.database.db
  const [folder, originalsDir] = [await openFolder(), await openFolder()]
  const store = openMediaFolder(originalsDir)
  const frames: string[] = []
  for (let at = 0; at < 24; at += 1)
    frames.push(
      await store.store(
        await sharp(await draw(`rgb(${at * 9}, 1, 2)`, 50))
          .webp()
          .toBuffer(),
        'webp',
      ),
    )
  const captions = await store.store(Buffer.from('WEBVTT\n\nof another shop\n'), 'vtt')
  const shared = { colour: null, poster: null, alt: {} }
  const turn = { ...shared, kind: 'spin', frames, width: 50, height: 50 }
  // As a film that is no film: the files of the ZIP are taken for what they are.
  const film = { ...shared, kind: 'video', sources: [captions], captions: {}, seconds: 1 }
  const productId = testProducts.court
  const give = (media: readonly object[]) =>
    pool.query('update products set media = $2 where id = $1', [productId, JSON.stringify(media)])
  await give([turn, film])
  await exportCatalogue(pool, folder, { kind: 'json', originalsDir })
  await give([])
  const line = (await readFile(join(folder, 'products.jsonl'), 'utf8'))
    .split('\n')
    .find((text) => text.includes(`"${productId}"`))
  const files: Record<string, Uint8Array> = { 'products.jsonl': Buffer.from(`${line}\n`) }
  for (const name of await readdir(join(folder, 'media')))
    files[`media/${name}`] = await readFile(join(folder, 'media', name))
  const job = runUploadedImport(api.deps)
  const sent = await send('export.zip', zipSync(files))
  expect(await begin(sent, 'check', job)).toMatchObject({ state: 'checked', pictures: { wanted: 2, refused: 0 } })
  await begin(sent, 'import', job)
  await job(sent.params)
  const done = await staff.call('backoffice.getImport', sent)
  expect(done).toMatchObject({ state: 'done', pictures: { wanted: 2, done: 2, changed: 1, refused: 1 } })
  expect(done.problems).toMatchObject([{ column: 'media', reason: 'medium_video_unknown', value: `media/${captions}` }])
  const { rows } = await pool.query('select media from products where id = $1', [productId])
  expect(rows[0].media).toEqual([turn])
  expect(await countStored(api, sent)).toBe(0)
  // The same ZIP without its media: the shop has the frames now, and the check says what it lacks.
  const again = await send('export.zip', zipSync({ 'products.jsonl': Buffer.from(`${line}\n`) }))
  const checked = await begin(again, 'check', job)
  expect(checked.problems).toMatchObject([{ column: 'media', reason: 'medium_not_found', value: `media/${captions}` }])
})

test('a file of a ZIP that is too large for what it is, and a name that two of its files have, are found by the check [CAT-14]', async ({
  api,
}) => {
  const { pool } = api.database.db
  const [folder, originalsDir] = [await openFolder(), await openFolder()]
  const productId = testProducts.court
  const shared = { colour: null, poster: null, alt: {} }
  const captions = { 'de-de': `${'e'.repeat(24)}.vtt` }
  const film = { ...shared, kind: 'video', sources: [`${'f'.repeat(24)}.mp4`], captions, seconds: 1 }
  await pool.query('update products set media = $2 where id = $1', [productId, JSON.stringify([film, film])])
  await exportCatalogue(pool, folder, { kind: 'json', originalsDir })
  await pool.query(`update products set media = '[]' where id = $1`, [productId])
  const line = (await readFile(join(folder, 'products.jsonl'), 'utf8'))
    .split('\n')
    .find((text) => text.includes(`"${productId}"`))
    ?.replace(`media/${film.sources[0]}`, 'twice.mp4')
  const sent = await send(
    'export.zip',
    zipSync({
      'products.jsonl': Buffer.from(`${line}\n`),
      'a/twice.mp4': Buffer.from('1'),
      'b/twice.mp4': Buffer.from('2'),
      [`media/${film.sources[0]}`]: Buffer.from('film'),
      [`media/${captions['de-de']}`]: Buffer.alloc(mediaBounds.captionBytes + 1),
    }),
  )
  const checked = await begin(sent, 'check', runUploadedImport(api.deps))
  expect(checked.pictures).toMatchObject({ wanted: 2, refused: 2 })
  expect(checked.problems.map(({ reason }) => reason)).toEqual(['medium_name_ambiguous', 'medium_too_large'])
})
