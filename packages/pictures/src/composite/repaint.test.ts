import { expect, test } from 'vitest'
import { getColourway } from '../colourways/list-colourways.ts'
import { findModelRecord } from '../passes/model-records.ts'
import { readViewPass } from '../passes/pass-files.ts'
import { createPaintTarget, paintAll, paintPicture } from './paint-picture.ts'
import { paintsOf } from './part-paint.ts'
import { frameFor } from './picture-frame.ts'
import { placeParts, repaint } from './repaint.ts'
import { SEAMLESS } from './seamless-ground.ts'
import { shrinkViewPass } from './shrink-view-pass.ts'

const model = await findModelRecord('court-low')
if (!model) throw new Error('There is no court shoe.')
const pass = shrinkViewPass(await readViewPass('court-low', 'three-quarter'), 200)
const canvas = { ...frameFor(pass, { aspect: 4 / 5, bounds: undefined }), ground: SEAMLESS }
const before = paintsOf(model.parts, getColourway('chalk'))
const after = paintsOf(model.parts, getColourway('chalk'), { heel: { colour: '#2a52b0' } })
const heel = model.parts.findIndex(({ key }) => key === 'heel')

test('a part painted anew gives the bytes of the whole picture painted anew', () => {
  const target = createPaintTarget(pass, canvas, new Uint8Array(canvas.width * canvas.height * 3))
  paintAll(target, before)
  const first = target.pixels.slice()
  const place = placeParts(target, model.parts.length)[heel]
  if (!place) throw new Error('The heel is nowhere.')
  repaint(target, after, place)
  expect(target.pixels).not.toEqual(first)
  expect(target.pixels).toEqual(paintPicture(pass, after, canvas))
})

test('what a repainted part changes lies inside its rectangle', () => {
  const one = paintPicture(pass, before, canvas)
  const other = paintPicture(pass, after, canvas)
  const target = createPaintTarget(pass, canvas, one.slice())
  const area = placeParts(target, model.parts.length)[heel]?.area
  if (!area) throw new Error('The heel is nowhere.')
  for (let i = 0; i < one.length; i++) {
    if (one[i] === other[i]) continue
    const pixel = Math.floor(i / 3)
    const [x, y] = [pixel % canvas.width, Math.floor(pixel / canvas.width)]
    expect(x >= area.left && x < area.left + area.width && y >= area.top && y < area.top + area.height).toBe(true)
  }
})

test('on the four channels of a browser it is the same picture', () => {
  const pixels = new Uint8ClampedArray(canvas.width * canvas.height * 4).fill(255)
  paintAll(createPaintTarget(pass, canvas, pixels), after)
  const rgb = pixels.filter((_, i) => i % 4 !== 3)
  expect(new Uint8Array(rgb)).toEqual(paintPicture(pass, after, canvas))
  expect(pixels.every((byte, i) => i % 4 !== 3 || byte === 255)).toBe(true)
})
