import sharp from 'sharp'
import { expect, test } from 'vitest'
import { getColourway } from '../colourways/list-colourways.ts'
import { findModelRecord } from '../passes/model-records.ts'
import { readViewPass } from '../passes/pass-files.ts'
import { paintPicture } from './paint-picture.ts'
import { paintsOf } from './part-paint.ts'
import { passPicture } from './pass-picture.ts'
import { frameFor } from './picture-frame.ts'
import { fromCanvasPlanes } from './planes.ts'
import { SEAMLESS } from './seamless-ground.ts'

const model = await findModelRecord('court-low')
if (!model) throw new Error('There is no court shoe.')
const view = { model: 'court-low', view: 'side' } as const

/** Reads a picture as a canvas does. */
async function read(plane: 'id' | 'light', width: number): Promise<Uint8ClampedArray> {
  const bytes = await passPicture({ ...view, plane, width })
  return new Uint8ClampedArray(await sharp(bytes).toColourspace('srgb').ensureAlpha().raw().toBuffer())
}

const load = async (width: number) =>
  fromCanvasPlanes({ width, id: await read('id', width), light: await read('light', width) }, model.parts.length)

function paint(pass: Awaited<ReturnType<typeof load>>): { width: number; height: number; pixels: Uint8Array } {
  const canvas = { ...frameFor(pass, { aspect: 4 / 5, bounds: undefined }), ground: SEAMLESS }
  const paints = paintsOf(model?.parts ?? [], getColourway('harbour'))
  return { width: canvas.width, height: canvas.height, pixels: paintPicture(pass, paints, canvas) }
}

test('passes that travelled to a browser are those that the server paints with', async () => {
  const [travelled, own] = [await load(1200), await readViewPass('court-low', 'side')]
  for (const plane of ['id', 'diffuse', 'specular', 'ground'] as const)
    expect(Buffer.from(travelled[plane]).equals(Buffer.from(own[plane])), plane).toBe(true)
})

test('painted small, a view is the picture scaled down, to within what the eye tells apart', async () => {
  const large = paint(await load(1200))
  const small = paint(await load(480))
  const raw = { width: large.width, height: large.height, channels: 3 as const }
  const scaled = await sharp(large.pixels, { raw })
    .resize(small.width, small.height, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer()
  let off = 0
  for (let i = 0; i < scaled.length; i++) off += Math.abs((scaled[i] ?? 0) - (small.pixels[i] ?? 0))
  expect(off / scaled.length).toBeLessThan(1.5)
})

test('a canvas that adds noise to what it reads is found out', async () => {
  const [id, light] = await Promise.all([read('id', 480), read('light', 480)])
  id[4] = 200
  expect(() => fromCanvasPlanes({ width: 480, id, light }, model.parts.length)).toThrow('part 200 of 16')
  expect(() => fromCanvasPlanes({ width: 480, id, light: light.subarray(4) }, model.parts.length)).toThrow('light pass')
})
