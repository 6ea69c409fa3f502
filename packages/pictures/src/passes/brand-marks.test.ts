import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { compositePicture } from '../composite/composite-picture.ts'
import { createPassCache } from '../composite/pass-cache.ts'
import { findBrandMarks, MARKED_BRANDS, readMarkedView, writeMarkedView } from './brand-marks.ts'
import { listModelRecords } from './model-records.ts'
import { writeViewPass } from './pass-files.ts'
import { createViewPass } from './view-pass.ts'

const place = { left: 8, top: 4, width: 10, height: 6 }

function tilePass(part: number) {
  const pass = createViewPass(32, 40)
  for (let p = 0; p < 32 * 40; p++) pass.id.set([part, 0, 0, 255], p * 4)
  pass.diffuse.fill(180)
  return pass
}

test('a view of a brand has its mark in the rectangle and the passes everywhere else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'marks-'))
  const model = { key: 'tile', name: 'Tile', kind: 'accessory' as const, parts: [] }
  await writeViewPass(model, { key: 'front', inputs: 'a', pass: tilePass(1) }, folder)
  await writeViewPass(model, { key: 'back', inputs: 'a', pass: tilePass(1) }, folder)
  const view = { key: 'front' as const, ...place, inputs: 'b' }
  await writeMarkedView({ model: 'tile', brand: 'outpost' }, { view, pass: tilePass(2) }, folder)
  expect(await findBrandMarks('tile', 'outpost', folder)).toEqual({ views: [view] })
  const cache = createPassCache({ folder })
  const [own, marked] = [await cache.view('tile', 'front'), await cache.view('tile', 'front', 'outpost')]
  for (let p = 0; p < 32 * 40; p++) {
    const [x, y] = [p % 32, Math.floor(p / 32)]
    const isInside = x >= 8 && x < 18 && y >= 4 && y < 10
    expect(own.id[p * 4]).toBe(1)
    expect(marked.id[p * 4]).toBe(isInside ? 2 : 1)
  }
  expect((await cache.view('tile', 'back', 'outpost')).id).toEqual((await cache.view('tile', 'back')).id)
})

test('an Outpost shoe is composed with its own mark, and with nothing else changed', async () => {
  const order = { model: 'court-low', view: 'side', colourway: 'cobalt', width: 1200 } as const
  const [own, outpost] = await Promise.all(
    [order, { ...order, brand: 'outpost' }].map(async (one) => (await compositePicture(one)).raw().toBuffer()),
  )
  const box = (await findBrandMarks('court-low', 'outpost'))?.views.find(({ key }) => key === 'side')
  if (!own || !outpost || !box) throw new Error('The mark was not rendered.')
  let changed = 0
  for (let p = 0; p < own.length / 3; p++) {
    const isSame = [0, 1, 2].every((k) => own[p * 3 + k] === outpost[p * 3 + k])
    if (isSame) continue
    changed++
    const [x, y] = [p % 1200, Math.floor(p / 1200)]
    expect(x >= box.left && x < box.left + box.width && y >= box.top && y < box.top + box.height).toBe(true)
  }
  expect(changed).toBeGreaterThan(2000)
})

test('every rectangle with a mark has its passes, and lies within its view', async () => {
  for (const { key: model, views } of await listModelRecords()) {
    for (const brand of MARKED_BRANDS) {
      for (const marked of (await findBrandMarks(model, brand))?.views ?? []) {
        const view = views.find(({ key }) => key === marked.key)
        expect(marked.left + marked.width).toBeLessThanOrEqual(view?.width ?? 0)
        expect(marked.top + marked.height).toBeLessThanOrEqual(view?.height ?? 0)
        const { width, height } = await readMarkedView({ model, brand, view: marked.key })
        expect([width, height]).toEqual([marked.width, marked.height])
      }
    }
  }
})
