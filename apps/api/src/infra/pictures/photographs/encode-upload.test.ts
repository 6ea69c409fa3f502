import sharp from 'sharp'
import { expect, test } from 'vitest'
import { encodeUpload } from './encode-upload.ts'

const paint = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#80301080' } })

test.for(['jpeg', 'png', 'webp'] as const)(
  'a photo as %s becomes a JPEG of bounded size without its metadata [ACC-12]',
  async (format) => {
    const sent = await paint(2400, 1200)
      .withExif({ IFD0: { Copyright: 'Ada' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
      .toFormat(format)
      .toBuffer()
    const encoded = await encodeUpload(sent, 1600)
    if (!encoded.ok) throw new Error(encoded.reason)
    expect(encoded).toMatchObject({ width: 1600, height: 800 })
    const { format: made, exif, icc, xmp } = await sharp(encoded.bytes).metadata()
    expect({ made, exif, icc, xmp }).toEqual({ made: 'jpeg', exif: undefined, icc: undefined, xmp: undefined })
  },
)

test('a photo that was taken sideways is upright [ACC-12]', async () => {
  const sent = await paint(200, 100).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect(await encodeUpload(sent, 1600)).toMatchObject({ ok: true, width: 100, height: 200 })
})

test('a file that is no picture, is damaged, or is of another type is unreadable [ACC-12]', async () => {
  const picture = await paint(400, 400).png().toBuffer()
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(40)])
  const vector = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>')
  for (const sent of [Buffer.from('no picture at all'), picture.subarray(0, 90), heic, vector, Buffer.alloc(0)])
    expect(await encodeUpload(sent, 1600)).toEqual({ ok: false, reason: 'unreadable' })
})

test('a picture that claims more pixels than a photo has is refused before it is decoded [ACC-12]', async () => {
  const sent = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 9 })
    .toBuffer()
  expect(await encodeUpload(sent, 1600)).toEqual({ ok: false, reason: 'too_large' })
})
