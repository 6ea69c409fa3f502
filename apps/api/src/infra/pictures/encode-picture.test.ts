import sharp from 'sharp'
import { expect, test } from 'vitest'
import { encodePicture } from './encode-picture.ts'

const size = 64
const pixels = Buffer.from(Array.from({ length: size * size * 3 }, (_, at) => (at * at * 7) % 251))
const draw = () => sharp(pixels, { raw: { width: size, height: size, channels: 3 } })
const encode = (kind: 'product' | 'scene' | 'original', format: 'avif' | 'webp' | 'jpg') =>
  encodePicture(draw(), { kind, format, encodesQuickly: false })

test('products and photographs have quality 50 and sharpening 60 in every format [CMS-19]', async () => {
  for (const kind of ['product', 'original'] as const) {
    expect(await encode(kind, 'webp')).toEqual(
      await draw().sharpen({ sigma: 0.6 }).webp({ quality: 50, effort: 3, smartSubsample: true }).toBuffer(),
    )
    expect(await encode(kind, 'avif')).toEqual(
      await draw().sharpen({ sigma: 0.6 }).avif({ quality: 50, effort: 2 }).toBuffer(),
    )
    expect(await encode(kind, 'jpg')).toEqual(
      await draw().sharpen({ sigma: 0.6 }).jpeg({ quality: 50, mozjpeg: true }).toBuffer(),
    )
  }
})

test('an editorial picture has ten bits a channel in AVIF and no sharpening [CMS-19]', async () => {
  const picture = await encode('scene', 'avif')
  expect((await sharp(picture).metadata()).bitsPerSample).toBe(10)
  expect(picture).toEqual(await draw().avif({ quality: 68, bitdepth: 10, effort: 2 }).toBuffer())
})
