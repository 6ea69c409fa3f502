import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeViewPass } from '../passes/pass-files.ts'
import { createViewPass } from '../passes/view-pass.ts'
import { createPassCache } from './pass-cache.ts'

async function folderOfViews() {
  const folder = await mkdtemp(join(tmpdir(), 'passes-'))
  for (const key of ['front', 'back', 'detail'] as const) {
    const model = { key: 'tile', name: 'Tile', kind: 'accessory' as const, parts: [] }
    await writeViewPass(model, { key, inputs: key, pass: createViewPass(32, 32) }, folder)
  }
  return folder
}

test('a view is decoded once while it fits', async () => {
  const cache = createPassCache({ folder: await folderOfViews() })
  expect(await cache.view('tile', 'front')).toBe(await cache.view('tile', 'front'))
})

test('the view that was not used for longest is dropped when the bound is passed', async () => {
  const cache = createPassCache({ folder: await folderOfViews(), bytes: 2 * 32 * 32 * 7 })
  const front = await cache.view('tile', 'front')
  const back = await cache.view('tile', 'back')
  expect(await cache.view('tile', 'front')).toBe(front)
  await cache.view('tile', 'detail')
  expect(await cache.view('tile', 'front')).toBe(front)
  expect(await cache.view('tile', 'back')).not.toBe(back)
})

test('a view that could not be read is tried again', async () => {
  const folder = await folderOfViews()
  const cache = createPassCache({ folder })
  await expect(cache.view('tile', 'heel')).rejects.toThrow()
  const model = { key: 'tile', name: 'Tile', kind: 'accessory' as const, parts: [] }
  await writeViewPass(model, { key: 'heel', inputs: 'heel', pass: createViewPass(8, 8) }, folder)
  expect((await cache.view('tile', 'heel')).width).toBe(8)
})
