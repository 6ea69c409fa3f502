import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { importPartBytes, type StaffMediumEdit } from '@lacehouse/contracts'
import { type MediaRole, mediaBounds } from '@lacehouse/domain/product/product-media'
import { formatMessage } from '@lacehouse/messages'
import { BUNDLED_MEDIA, readBundledMedia } from '@lacehouse/pictures/media/bundled-media'
import { type BackofficeCaller, openBackoffice, type TestApi, testProducts } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import sharp from 'sharp'
import { expect } from 'vitest'

const params = { productId: testProducts.court }
const shared = { colour: null, poster: null, alt: {} }

let staff: BackofficeCaller
test.beforeAll(async ({ api }) => {
  staff = await openBackoffice(api, { rights: ['catalogue.read', 'catalogue.edit'] })
})
test.beforeEach(async ({ api }) => {
  await api.database.db.pool.query(`update products set media = '[]' where id = $1`, [params.productId])
})

const bundled = Object.values(await readBundledMedia())[0]
const readBundled = (name = '') => readFile(join(BUNDLED_MEDIA, name))
const drawFrame = (red: number, side = 60) =>
  sharp({ create: { width: side, height: side, channels: 3, background: { r: red, g: 0, b: 0 } } })
    .webp()
    .toBuffer()

const sendPart = (bytes: Buffer, role: MediaRole, { uploadId = randomUUID() as string, position = 0 } = {}) =>
  staff.tryCall('backoffice.putMediaPart', {
    params: { uploadId, position: String(position) },
    body: {
      ...{ role, sizeBytes: bytes.length },
      data: bytes.subarray(position * importPartBytes, (position + 1) * importPartBytes).toString('base64'),
    },
  })
const send = async (bytes: Buffer, role: MediaRole): Promise<string> => {
  const uploadId = randomUUID()
  const parts = Math.ceil(bytes.length / importPartBytes)
  let file: string | undefined
  for (let position = 0; position < parts; position += 1)
    file = (await sendPart(bytes, role, { uploadId, position })).body.file
  if (file === undefined) throw new Error('the file did not arrive whole')
  return file
}
const read = () => staff.call('backoffice.getProductMedia', { params })
const save = async (media: readonly StaffMediumEdit[], version?: string) =>
  staff.tryCall('backoffice.editProductMedia', {
    ...{ params, body: { media: [...media], version: version ?? (await read()).version } },
  })
const countParts = async (api: TestApi) =>
  (await api.database.db.pool.query('select count(*)::int as parts from media_upload_parts')).rows[0].parts

test('a film, a 360-degree view and a model that staff send are shown in the shop, and the audit log says what was changed [CAT-14]', async ({
  api,
  guest,
}) => {
  const film = await send(await readBundled(bundled?.video.sources.find((name) => name.endsWith('.mp4'))), 'video')
  const frames: string[] = []
  for (let at = 0; at < mediaBounds.fewestFrames; at += 1) frames.push(await send(await drawFrame(at * 10), 'frame'))
  const captions = await send(Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n'), 'captions')
  const model = await send(await readBundled(bundled?.model.file), 'model')
  expect(await countParts(api)).toBe(0)
  const { colours } = await read()
  const [{ colourCode, views } = { colourCode: '', views: [] }] = colours
  const poster = views.at(-1)?.view ?? null
  const { status, body } = await save([
    { ...shared, kind: 'spin', colour: colourCode, poster, frames },
    { ...shared, kind: 'video', sources: [film], captions: { 'de-de': captions } },
    { ...shared, kind: 'model', file: model },
  ])
  expect(status).toBe(200)
  expect(body.media).toMatchObject([
    { kind: 'spin', colour: colourCode, poster, width: 60, height: 60 },
    { kind: 'video', seconds: bundled?.video.seconds, sizeBytes: expect.any(Number) },
    { kind: 'model', file: model, sizeBytes: (await readBundled(bundled?.model.file)).length },
  ])
  api.deps.catalogue.drop([params.productId])
  const { media } = await guest.call('products.details', { params })
  expect(media?.map(({ kind }) => kind)).toEqual(['spin', 'video', 'model'])
  const { rows } = await api.database.db.pool.query(
    `select data from staff_actions where action = 'backoffice.editProductMedia' and subject = $1 order by id desc limit 1`,
    [params.productId],
  )
  expect(rows[0].data).toMatchObject({
    before: { media: [] },
    after: {
      media: [
        { kind: 'spin', otherFiles: 23 },
        { kind: 'video', file: film },
        { kind: 'model', file: model },
      ],
    },
  })
})

test('order, colour and poster change without their files being sent again, and what is left out is removed', async () => {
  const model = await send(await readBundled(bundled?.model.file), 'model')
  const film = await send(await readBundled(bundled?.video.sources.find((name) => name.endsWith('.mp4'))), 'video')
  const video: StaffMediumEdit = { ...shared, kind: 'video', sources: [film], captions: {} }
  await save([video, { ...shared, kind: 'model', file: model }])
  const { colours, version } = await read()
  const colour = colours[0]?.colourCode ?? ''
  const turned = await save([{ ...shared, kind: 'model', file: model, colour }, video])
  expect(turned.body.media.map((medium) => [medium.kind, medium.colour])).toEqual([
    ['model', colour],
    ['video', null],
  ])
  expect(turned.body.version).not.toBe(version)
  expect((await save([video])).body.media.map(({ kind }) => kind)).toEqual(['video'])
  expect((await save([])).body.media).toEqual([])
})

test('media that stay as they are have no entry in the audit log, and a change on an older version is CTG409', async ({
  api,
}) => {
  const model = await send(await readBundled(bundled?.model.file), 'model')
  const wanted: StaffMediumEdit[] = [{ ...shared, kind: 'model', file: model }]
  const { version } = await read()
  const count = async () =>
    (
      await api.database.db.pool.query(
        `select count(*)::int as entries from staff_actions where action = 'backoffice.editProductMedia'`,
      )
    ).rows[0].entries
  const before = await count()
  await save(wanted)
  await save(wanted)
  expect(await count()).toBe(before + 1)
  expect(await save([], version)).toBeRefused(409, 'CTG409')
  expect((await read()).media).toHaveLength(1)
})

test('a file that is not what it is sent as is refused with the words of the reason, whatever a list of files says [CAT-14]', async () => {
  const page = Buffer.from('<!doctype html>')
  for (const [role, reason] of [
    ['video', 'medium_video_unknown'],
    ['captions', 'medium_captions_unknown'],
    ['frame', 'medium_frame_unknown'],
    ['model', 'medium_model_unknown'],
  ] as const) {
    const refused = await sendPart(page, role)
    expect(refused).toBeRefused(400, 'API400')
    expect(refused.body.errorDetails[0]).toMatchObject({
      ...{ field: 'data', message: formatMessage('en-us', `backoffice.imports.reason.${reason}`) },
    })
  }
  const captions = await send(Buffer.from('WEBVTT\n'), 'captions')
  const asModel = await save([{ ...shared, kind: 'model', file: captions }])
  expect(asModel.body.errorDetails[0]).toMatchObject({ errorId: 'API400', field: 'media.0' })
  const unknown = await save([{ ...shared, kind: 'model', file: `${'0'.repeat(24)}.glb` }])
  expect(unknown.body.errorDetails[0]?.message).toBe(
    formatMessage('en-us', 'backoffice.imports.reason.medium_not_found'),
  )
  const few = await save([{ ...shared, kind: 'spin', frames: [] }])
  expect(few).toBeRefused(400, 'API400')
  const other = [await send(await drawFrame(1), 'frame'), await send(await drawFrame(1, 61), 'frame')]
  const uneven = [...Array.from({ length: mediaBounds.fewestFrames - 1 }, () => other[0] ?? ''), other[1] ?? '']
  const refused = await save([{ ...shared, kind: 'spin', frames: uneven }])
  expect(refused.body.errorDetails[0]?.message).toBe(
    formatMessage('en-us', 'backoffice.imports.reason.medium_frames_differ'),
  )
  expect((await read()).media).toEqual([])
})

test('a colour and a poster that the product does not have are refused at their field', async () => {
  const model = await send(await readBundled(bundled?.model.file), 'model')
  for (const [field, wrong] of [
    ['colour', { colour: 'no-such' }],
    ['poster', { poster: 'no-such' }],
  ] as const) {
    const refused = await save([{ ...shared, ...wrong, kind: 'model', file: model }])
    expect(refused.body.errorDetails[0]).toMatchObject({ errorId: 'API400', field: `media.0.${field}` })
  }
})

test('a file is bounded by what it is for before it is sent, and a part of the wrong size is refused', async ({
  api,
}) => {
  const tooLarge = await staff.tryCall('backoffice.putMediaPart', {
    params: { uploadId: randomUUID(), position: '0' },
    body: { role: 'captions', sizeBytes: mediaBounds.captionBytes + 1, data: 'AAAA' },
  })
  expect(tooLarge.body.errorDetails[0]?.message).toBe(
    formatMessage('en-us', 'backoffice.imports.reason.medium_too_large'),
  )
  const short = await staff.tryCall('backoffice.putMediaPart', {
    params: { uploadId: randomUUID(), position: '0' },
    body: { role: 'video', sizeBytes: importPartBytes * 2, data: 'AAAA' },
  })
  expect(short).toBeRefused(400, 'API400')
  expect(await countParts(api)).toBe(0)
})

test('parts that come in another order make the same file, and none of them stays [CAT-14]', async ({ api }) => {
  const film = await readBundled(bundled?.video.sources.find((name) => name.endsWith('.mp4')))
  // A box that players skip makes it longer than one part.
  const filler = Buffer.alloc(importPartBytes)
  filler.writeUInt32BE(filler.length, 0)
  filler.write('free', 4)
  const long = Buffer.concat([film, filler])
  const uploadId = randomUUID()
  const positions = Array.from({ length: Math.ceil(long.length / importPartBytes) }, (_, at) => at).toReversed()
  const answers = []
  for (const position of positions) answers.push((await sendPart(long, 'video', { uploadId, position })).body)
  expect(answers.at(-1)?.file).toBe(await send(long, 'video'))
  expect(answers.slice(0, -1).map(({ file }) => file)).toEqual(positions.slice(1).map(() => undefined))
  expect(await countParts(api)).toBe(0)
})

test('looking needs the right to read and changing the right to edit; an unknown product is CTG404', async ({
  api,
}) => {
  const reader = await openBackoffice(api, { rights: ['catalogue.read'] })
  const stranger = await openBackoffice(api, { rights: ['orders.read'] })
  const { version } = await reader.call('backoffice.getProductMedia', { params })
  const edit = { params, body: { version, media: [] } }
  expect(await reader.tryCall('backoffice.editProductMedia', edit)).toBeRefused(403, 'AUT404')
  expect(
    await reader.tryCall('backoffice.putMediaPart', {
      params: { uploadId: randomUUID(), position: '0' },
      body: { role: 'captions', sizeBytes: 3, data: 'AAAA' },
    }),
  ).toBeRefused(403, 'AUT404')
  expect(await stranger.tryCall('backoffice.getProductMedia', { params })).toBeRefused(403, 'AUT404')
  const unknown = { productId: 'LHNOTHERE1' }
  expect(await staff.tryCall('backoffice.getProductMedia', { params: unknown })).toBeRefused(404, 'CTG404')
  expect(await staff.tryCall('backoffice.editProductMedia', { ...edit, params: unknown })).toBeRefused(404, 'CTG404')
})
