import sharp, { type Sharp } from 'sharp'
import { rgbaToThumbHash, thumbHashToAverageRGBA } from 'thumbhash'
import type { Hex } from '../colourways/colourway.ts'
import { compositePicture, type PictureOrder } from './composite-picture.ts'
import { type PassCache, sharedPassCache } from './pass-cache.ts'

const WIDTH = 300
const LONGEST = 64

/** Some 25 bytes in base64 from which a page draws a blurred picture until the real one is there. */
export async function pictureThumbHash(
  order: Omit<PictureOrder, 'width'>,
  cache: PassCache = sharedPassCache,
): Promise<string> {
  return toThumbHash(await compositePicture({ ...order, width: WIDTH }, cache))
}

/** The same of any picture: some 25 bytes in base64. */
export async function toThumbHash(picture: Sharp): Promise<string> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const small = await sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .resize(LONGEST, LONGEST, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const hash = rgbaToThumbHash(small.info.width, small.info.height, small.data)
  return Buffer.from(hash).toString('base64')
}

/** The colour on average of the picture that a thumb hash was made of, `#rrggbb`. */
export function meanColourOf(thumbHash: string): Hex {
  const { r, g, b } = thumbHashToAverageRGBA(Buffer.from(thumbHash, 'base64'))
  const digits = [r, g, b].map((share) =>
    Math.round(share * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${digits.join('')}`
}
