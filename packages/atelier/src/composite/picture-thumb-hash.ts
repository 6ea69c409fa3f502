import sharp from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { compositePicture, type PictureOrder } from './composite-picture.ts'
import { type PassCache, sharedPassCache } from './pass-cache.ts'

const WIDTH = 300
const LONGEST = 64

/** Some 25 bytes in base64 from which a page draws a blurred picture until the real one is there. */
export async function pictureThumbHash(
  order: Omit<PictureOrder, 'width'>,
  cache: PassCache = sharedPassCache,
): Promise<string> {
  const picture = await compositePicture({ ...order, width: WIDTH }, cache)
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const small = await sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .resize(LONGEST, LONGEST, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const hash = rgbaToThumbHash(small.info.width, small.info.height, small.data)
  return Buffer.from(hash).toString('base64')
}
