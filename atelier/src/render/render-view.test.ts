import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getColourway } from '@lacehouse/pictures/colourways/list-colourways'
import { paintPicture } from '@lacehouse/pictures/composite/paint-picture'
import { paintsOf } from '@lacehouse/pictures/composite/part-paint'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { getShoeModel } from '../shoe/list-shoe-models.ts'
import { bakeAlone, prepareModel, renderView } from './render-view.ts'

const SIZE = 120
const GOLDEN = join(import.meta.dirname, 'fixtures/slip-on.png')

function drawSmall(): Uint8Array {
  const model = getShoeModel('slip-on')
  const prepared = prepareModel(model.build(0.25))
  const viewpoint = model.views['three-quarter']
  if (!viewpoint) throw new Error('The slip-on has a three-quarter view.')
  const size = { width: SIZE, height: SIZE, scale: 2 }
  const pass = renderView(prepared, bakeAlone(prepared, 32), { viewpoint, size })
  const paints = paintsOf(model.parts, getColourway('denim-gum'))
  return paintPicture(pass, paints, { width: SIZE, height: SIZE, left: 0, top: 0, ground: '#f3f2ef', feather: 0 })
}

test('a small rendering looks like the golden picture, and the same every time', async () => {
  const picture = drawSmall()
  expect(drawSmall()).toEqual(picture)
  if (process.env.UPDATE_GOLDEN) {
    await writeFile(
      GOLDEN,
      await sharp(picture, { raw: { width: SIZE, height: SIZE, channels: 3 } })
        .png()
        .toBuffer(),
    )
  }
  const golden = await sharp(await readFile(GOLDEN))
    .raw()
    .toBuffer()
  const misses = picture.map((value, i) => Math.abs(value - (golden[i] as number)))
  const mean = misses.reduce((sum, miss) => sum + miss, 0) / misses.length
  expect(mean).toBeLessThan(1.5)
  expect(misses.filter((miss) => miss > 24).length / misses.length).toBeLessThan(0.01)
})
