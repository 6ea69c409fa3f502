import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MediaRole } from '@lacehouse/domain/product/product-media'
import { BUNDLED_MEDIA, readBundledMedia } from '@lacehouse/pictures/media/bundled-media'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { takeMedium } from './take-medium.ts'

const media = Object.values(await readBundledMedia())[0]
const readFileOf = (name = '') => readFile(join(BUNDLED_MEDIA, name))
const frame = (type: 'webp' | 'png', side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#336699' } })
    .toFormat(type)
    .toBuffer()

const toGlb = (gltf: object): Buffer => {
  const json = Buffer.from(JSON.stringify(gltf).padEnd(Math.ceil(JSON.stringify(gltf).length / 4) * 4))
  const head = Buffer.alloc(20)
  head.write('glTF')
  head.writeUInt32LE(2, 4)
  head.writeUInt32LE(20 + json.length, 8)
  head.writeUInt32LE(json.length, 12)
  head.write('JSON', 16)
  return Buffer.concat([head, json])
}

test('the media of the demo shop are taken as they are, and a film says how long it is [CAT-14]', async () => {
  const [frames, sources] = [media?.spin.frames ?? [], media?.video.sources ?? []]
  const film = await takeMedium(await readFileOf(sources.find((name) => name.endsWith('.mp4'))), 'video')
  expect(film).toMatchObject({ ok: true, ending: 'mp4', seconds: media?.video.seconds })
  const first = await readFileOf(frames[0])
  expect(await takeMedium(first, 'frame')).toEqual({
    ok: true,
    bytes: first,
    ending: 'avif',
    size: { width: 800, height: 800 },
  })
  const model = await readFileOf(media?.model.file)
  expect(await takeMedium(model, 'model')).toMatchObject({ ok: true, ending: 'glb' })
  const [captions = ''] = Object.values(media?.video.captions ?? {})
  expect(await takeMedium(await readFileOf(captions), 'captions')).toMatchObject({ ok: true, ending: 'vtt' })
})

test('a large frame is scaled down to WebP without metadata, which is then taken as it is [CAT-14]', async () => {
  const taken = await takeMedium(await frame('png', 1_400), 'frame')
  expect(taken).toMatchObject({ ok: true, ending: 'webp', size: { width: 1_000, height: 1_000 } })
  if (taken.ok) expect(await takeMedium(taken.bytes, 'frame')).toEqual(taken)
})

test.each<[string, MediaRole, Buffer, string]>([
  ['a page', 'video', Buffer.from('<!doctype html><script>1</script>'), 'neither MP4 nor WebM'],
  ['a picture', 'video', await frame('png', 4), 'neither MP4 nor WebM'],
  ['Matroska that is no WebM', 'video', Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0, 0, 0, 0]), 'neither MP4 nor WebM'],
  ['a page', 'captions', Buffer.from('<p>WEBVTT</p>'), 'no WebVTT'],
  ['text in another encoding', 'captions', Buffer.from('WEBVTT\n\n\xe9', 'latin1'), 'no WebVTT'],
  ['an SVG', 'frame', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'no JPEG, PNG, WebP or AVIF'],
  ['half a picture', 'frame', (await frame('png', 60)).subarray(0, 90), 'cannot be read'],
  ['JSON', 'model', Buffer.from('{"asset":{"version":"2.0"}}'), 'no whole binary glTF'],
  ['a model that is cut off', 'model', toGlb({ asset: { version: '2.0' } }).subarray(0, 40), 'no whole binary glTF'],
  ['a model of version 1', 'model', toGlb({ asset: { version: '1.0' } }), 'no whole binary glTF'],
  [
    'a model with a compressed mesh',
    'model',
    toGlb({ asset: { version: '2.0' }, extensionsRequired: ['KHR_draco_mesh_compression'] }),
    'KHR_draco_mesh_compression',
  ],
  [
    'a model that names another host',
    'model',
    toGlb({ asset: { version: '2.0' }, images: [{ uri: 'https://evil.example/pixel.png' }] }),
    'outside of itself',
  ],
  ['a model of 15 MB and a byte', 'model', Buffer.alloc(15 * 1024 ** 2 + 1), 'more than 15 MB'],
])('%s is refused as %s with a sentence [CAT-14]', async (_, role, bytes, sentence) => {
  expect(await takeMedium(bytes, role)).toEqual({
    ...{ ok: false, code: expect.stringMatching(/^medium_/), reason: expect.stringContaining(sentence) },
  })
})

test('WebM is taken by its content, without a length of its own', async () => {
  const bytes = Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x82, 0x84]), Buffer.from('webm')])
  expect(await takeMedium(bytes, 'video')).toEqual({ ok: true, bytes, ending: 'webm' })
})

/** The smallest MP4 film of some length. */
const toMp4 = (seconds: number): Buffer => {
  const bytes = Buffer.alloc(16 + 8 + 108)
  bytes.writeUInt32BE(16)
  bytes.write('ftypisom', 4, 'latin1')
  bytes.writeUInt32BE(116, 16)
  bytes.write('moov', 20, 'latin1')
  bytes.writeUInt32BE(108, 24)
  bytes.write('mvhd', 28, 'latin1')
  bytes.writeUInt32BE(10, 44)
  bytes.writeUInt32BE(seconds * 10, 48)
  return bytes
}

test('a film of ten minutes is taken, and one that is a tenth of a second longer is not [CAT-14]', async () => {
  expect(await takeMedium(toMp4(600), 'video')).toMatchObject({ ok: true, seconds: 600 })
  expect(await takeMedium(toMp4(600.1), 'video')).toEqual({
    ...{ ok: false, code: 'medium_too_long', reason: 'It is longer than 10 minutes.' },
  })
})

test.each([
  ['WEBVTT', true],
  ['WEBVTT - Halden Court\n\n00:00.000 --> 00:01.000\nLaces', true],
  ['WEBVTT\r\n', true],
  ['\ufeffWEBVTT\n', true],
  ['WEBVTTX\n', false],
  [' WEBVTT\n', false],
  ['WEBVTT\n\0', false],
])('the text %j is captions: %s', async (text, isTaken) => {
  const bytes = Buffer.from(text)
  expect(await takeMedium(bytes, 'captions')).toMatchObject(
    isTaken ? { ok: true, bytes, ending: 'vtt' } : { ok: false },
  )
})
