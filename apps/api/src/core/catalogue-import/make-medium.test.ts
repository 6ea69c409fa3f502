import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mediaBounds } from '@lacehouse/domain/product/product-media'
import { BUNDLED_MEDIA, readBundledMedia } from '@lacehouse/pictures/media/bundled-media'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { openMediaFolder } from '../../infra/media/media-folder.ts'
import { createMediumMaker } from './make-medium.ts'
import type { OwnMedium } from './own-media.ts'

const shared = { colour: 'black', poster: null, alt: { 'en-us': 'A turn' } }
const [demo] = Object.values(await readBundledMedia())
const read = (name = '') => readFile(join(BUNDLED_MEDIA, name))
const film = await read(demo?.video.sources.find((name) => name.endsWith('.mp4')))
const webm = Buffer.from('\x1a\x45\xdf\xa3\x9f\x42\x82\x84webm, as far as anyone looks', 'latin1')
const captions = Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nLaces\n')
const frame = (width: number, red = 0) =>
  sharp({ create: { width, height: 50, channels: 3, background: { r: red, g: 0, b: 0 } } })
    .png()
    .toBuffer()

/** Makes a medium of files that came along in a folder. */
const make = async (medium: OwnMedium, files: Readonly<Record<string, Buffer>>) => {
  const folder = await mkdtemp(join(tmpdir(), 'lh-medium-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes)
  const originalsDir = join(folder, 'originals')
  const made = await createMediumMaker(openMediaFolder(originalsDir), { folders: [folder], hosts: [] })(medium)
  const stored = await readdir(join(originalsDir, 'media')).catch(() => [])
  return { made, stored }
}
const video = (sources: readonly string[], own: Readonly<Record<string, string>> = {}): OwnMedium => ({
  ...{ kind: 'video', ...shared, sources: [...sources], captions: own },
})

test('a video has its films in their order, its captions by language and the length of its MP4 [CAT-14]', async () => {
  const wanted = video(['a.webm', 'a.mp4'], { 'en-us': 'en.vtt', 'de-de': 'de.vtt' })
  const files = { 'a.webm': webm, 'a.mp4': film, 'en.vtt': captions, 'de.vtt': Buffer.from('WEBVTT\n') }
  const { made, stored } = await make(wanted, files)
  const file = (ending: string) => expect.stringMatching(new RegExp(`^[0-9a-f]{24}\\.${ending}$`))
  expect(made).toEqual({
    ...{ kind: 'video', ...shared, sources: [file('webm'), file('mp4')], seconds: demo?.video.seconds },
    captions: { 'en-us': file('vtt'), 'de-de': file('vtt') },
  })
  // The film of the demo shop is in the repository.
  expect(stored).toHaveLength(3)
})

test.each<[string, OwnMedium, string, string]>([
  ['a film that is missing', video(['a.mp4', 'b.mp4']), 'medium_not_found', 'b.mp4'],
  ['films without an MP4', video(['a.webm']), 'medium_mp4_missing', 'a.webm'],
  ['captions that are missing', video(['a.mp4'], { 'en-us': 'x.vtt' }), 'medium_not_found', 'x.vtt'],
  ['captions that are none', video(['a.mp4'], { 'en-us': 'a.webm' }), 'medium_captions_unknown', 'a.webm'],
  ['a file above its folder', video(['../a.mp4']), 'medium_not_found', '../a.mp4'],
  ['a host that is not allowed', video(['https://x.example/z.mp4']), 'medium_host_refused', 'https://x.example/z.mp4'],
  ['a model that is none', { kind: 'model', ...shared, file: 'a.mp4' }, 'medium_model_unknown', 'a.mp4'],
])('a medium with %s is refused whole, with the file [CAT-14]', async (_, wanted, code, address) => {
  const { made } = await make(wanted, { 'a.mp4': film, 'a.webm': webm })
  expect(made).toMatchObject({ ok: false, code, address })
})

test('frames of another size than the first are refused with the first of them [CAT-14]', async () => {
  const names = Array.from({ length: mediaBounds.fewestFrames }, (_, at) => `${at}.png`)
  const frames = await Promise.all(names.map(async (name, at) => [name, await frame(40, at * 10)] as const))
  const wanted: OwnMedium = { kind: 'spin', ...shared, frames: names }
  const files = Object.fromEntries(frames)
  const { made } = await make(wanted, files)
  expect(made).toMatchObject({ kind: 'spin', ...shared, width: 40, height: 50 })
  const other = await make(wanted, { ...files, '7.png': await frame(41), '9.png': await frame(42) })
  expect(other.made).toMatchObject({ ok: false, code: 'medium_frames_differ', address: '7.png' })
})

test('a file that came along is read by the last part of its address, with its spaces, before a host is asked', async () => {
  const address = 'https://x.example/films/court%20film.mp4?v=2'
  const { made } = await make(video([address]), { 'court film.mp4': film })
  expect(made).toMatchObject({ kind: 'video', seconds: demo?.video.seconds })
})

test('a film of more than 64 MB is refused before it is read [CAT-14]', async () => {
  const { made } = await make(video(['a.mp4']), { 'a.mp4': Buffer.alloc(mediaBounds.videoBytes + 1) })
  expect(made).toMatchObject({ ok: false, code: 'medium_too_large', reason: 'It has more than 64 MB.' })
})
