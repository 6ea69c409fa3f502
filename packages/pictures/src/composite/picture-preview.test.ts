import sharp from 'sharp'
import { expect, test } from 'vitest'
import { getColourway } from '../colourways/list-colourways.ts'
import { findModelRecord, listModelRecords } from '../passes/model-records.ts'
import { compositePicture } from './composite-picture.ts'
import { paintPreview, previewOfThumbHash, toPreview } from './picture-preview.ts'
import { toThumbHash } from './picture-thumb-hash.ts'
import { makePreviewRecord, readPreviewPass } from './preview-pass.ts'
import { readPreviewRecords, toPreviewsSource } from './preview-records.ts'

const pixelsOf = (preview: string) => sharp(Buffer.from(preview, 'base64')).removeAlpha().raw().toBuffer()

test('the repository holds a preview pass of the first view of every model, made of its present passes [CMS-19]', async () => {
  const [models, previews] = [await listModelRecords(), await readPreviewRecords()]
  const expected = models.map(({ key, views: [view] }) => [key, view?.key, view?.inputs])
  expect(Object.entries(previews).map(([key, { view, inputs }]) => [key, view, inputs])).toEqual(expected)
  expect(await toPreviewsSource()).toBe(`${JSON.stringify(previews, null, 2)}\n`)
})

test.each([
  ['slide', 'cobalt'],
  ['tee', 'ink'],
] as const)('the preview of a %s in %s has the colours of its picture, cell by cell [CMS-19]', async (key, paint) => {
  const model = await findModelRecord(key)
  const record = model && (await makePreviewRecord(model))
  if (!model || !record) throw new Error(`There is no model '${key}'.`)
  expect((await readPreviewRecords())[key]).toEqual(record)
  const preview = paintPreview({
    pass: readPreviewPass(record),
    parts: model.parts,
    colourway: getColourway(paint),
  })
  expect(preview).toHaveLength(88)
  const picture = await compositePicture({ model: key, view: record.view, colourway: paint, width: 400, aspect: 0.8 })
  const { data: pixels, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const expected = await pixelsOf(toPreview({ width: info.width, height: info.height, pixels }))
  const misses = [...(await pixelsOf(preview))].map((value, at) => Math.abs(value - (expected[at] ?? 0)))
  expect(Math.max(...misses)).toBeLessThan(12)
})

test('another colourway, and a choice for one part, make another preview', async () => {
  const [model, record] = [await findModelRecord('tee'), (await readPreviewRecords()).tee]
  if (!model || !record) throw new Error('There is no tee.')
  const order = { pass: readPreviewPass(record), parts: model.parts, colourway: getColourway('ink') }
  const own = paintPreview(order)
  const [part] = model.parts
  expect(paintPreview({ ...order, colourway: getColourway('cobalt') })).not.toBe(own)
  expect(paintPreview({ ...order, choices: { [part?.key ?? '']: { colour: '#ff2200' } } })).not.toBe(own)
})

test('a picture that is red above and blue below has such a preview, from its pixels and from its thumb hash', async () => {
  const [width, height] = [26, 32]
  const pixels = Uint8Array.from({ length: width * height * 3 }, (_, at) => {
    const isAbove = Math.floor(at / 3 / width) < height / 2
    return at % 3 === (isAbove ? 0 : 2) ? 220 : 20
  })
  const thumbHash = await toThumbHash(sharp(pixels, { raw: { width, height, channels: 3 } }))
  for (const preview of [toPreview({ width, height, pixels }), previewOfThumbHash(thumbHash)]) {
    const data = await pixelsOf(preview)
    expect(data[0]).toBeGreaterThan((data[2] ?? 0) + 100)
    expect(data.at(-1)).toBeGreaterThan((data.at(-3) ?? 0) + 100)
  }
})
