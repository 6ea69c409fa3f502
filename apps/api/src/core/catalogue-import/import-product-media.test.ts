import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BUNDLED_MEDIA, readBundledMedia } from '@lacehouse/pictures/media/bundled-media'
import { addCatalogue } from '@lacehouse/test-kit/database/add-catalogue'
import { createTestDatabase } from '@lacehouse/test-kit/database/create-test-database'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { createMediaImport } from './import-product-media.ts'
import type { OwnMedium } from './own-media.ts'

const shared = { colour: null, poster: null, alt: {} }

test('media come from the folder, are written once, and one that lacks a file leaves the earlier one in [CAT-14]', async () => {
  const { db, drop } = await createTestDatabase()
  onTestFinished(drop)
  await addCatalogue(db, { products: 1 })
  const [{ id }] = (await db.pool.query('select id from products')).rows
  const folder = await mkdtemp(join(tmpdir(), 'lh-media-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const found = (await readBundledMedia())['court-low']
  const film = found?.video.sources.find((name) => name.endsWith('.mp4')) ?? ''
  await copyFile(join(BUNDLED_MEDIA, film), join(folder, 'film.mp4'))
  await writeFile(join(folder, 'page.glb'), '<!doctype html>')
  const frames = Array.from({ length: 24 }, (_, at) => `${at}.png`)
  for (const [at, name] of frames.entries())
    await sharp({ create: { width: 40, height: 50, channels: 3, background: { r: at * 10, g: 0, b: 0 } } })
      .png()
      .toFile(join(folder, name))
  const problems: { line: number; address: string; reason: string }[] = []
  const originalsDir = join(folder, 'originals')
  const open = (folders: readonly string[]) =>
    createMediaImport(db.pool, {
      ...{ originalsDir, folders, hosts: ['cdn.example'] },
      onProblem: ({ line, address, reason }) => problems.push({ line, address, reason }),
    })
  const read = async () => (await db.pool.query('select media from products')).rows[0].media
  const video: OwnMedium = { kind: 'video', ...shared, sources: ['film.mp4'], captions: {} }
  const spin: OwnMedium = { kind: 'spin', ...shared, frames }
  expect(await open([folder])({ productId: id, line: 2, media: [video, spin] })).toBe(true)
  const [first, second] = await read()
  expect(first).toEqual({ kind: 'video', ...shared, sources: [film], captions: {}, seconds: found?.video.seconds })
  expect(second).toMatchObject({ kind: 'spin', width: 40, height: 50 })
  expect(new Set(second.frames).size).toBe(24)
  expect(await open([folder])({ productId: id, line: 2, media: [video, spin] })).toBe(false)
  // The shop has these files, so that an export needs no folder.
  const known: OwnMedium = { ...spin, frames: second.frames.map((file: string) => `media/${file}`) }
  expect(await open([])({ productId: id, line: 2, media: [video, known] })).toBe(false)
  expect(problems).toEqual([{ line: 2, address: 'film.mp4', reason: expect.stringContaining('neither an address') }])
  problems.length = 0

  const refused: OwnMedium[] = [
    { ...spin, frames: [...frames.slice(1), '../secret.png'] },
    { kind: 'model', ...shared, file: 'page.glb' },
    { kind: 'model', ...shared, file: 'https://evil.example/shoe.glb' },
    { kind: 'model', ...shared, file: 'http://127.0.0.1/shoe.glb' },
    { kind: 'video', ...shared, colour: 'red', sources: ['0.png'], captions: {} },
  ]
  expect(await open([folder])({ productId: id, line: 7, media: [...refused, video] })).toBe(true)
  expect(problems.map(({ line, address, reason }) => `${line} ${address}: ${reason}`)).toEqual([
    '7 ../secret.png: It is neither an address nor a file of the folder.',
    '7 page.glb: It is no whole binary glTF 2.0.',
    '7 https://evil.example/shoe.glb: evil.example is not among the hosts from which pictures may be fetched.',
    '7 http://127.0.0.1/shoe.glb: 127.0.0.1 is not among the hosts from which pictures may be fetched.',
    '7 0.png: It is neither MP4 nor WebM, whatever its name says.',
  ])
  expect((await read()).map(({ kind }: OwnMedium) => kind)).toEqual(['spin', 'video'])
  expect(await open([])({ productId: id, line: 9, media: [] })).toBe(true)
  expect(await read()).toEqual([])
})
