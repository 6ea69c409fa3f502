import { createHash } from 'node:crypto'
import { seconds } from '@lacehouse/domain/time/durations'
import { meanColourOf, toThumbHash } from '@lacehouse/pictures/composite'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { createSlots } from '../../breaker/slots.ts'
import { findPictureType } from './find-picture-type.ts'

/** A picture of content as the shop stores it, upright, in sRGB and without metadata. */
export type EncodedContentPicture = {
  readonly bytes: Buffer
  /** SHA-256 of the bytes in hexadecimal digits. */
  readonly hash: string
  readonly type: 'jpeg' | 'webp'
  readonly width: number
  readonly height: number
  /** The average colour, `#rrggbb`. */
  readonly placeholder: string
}
export type ContentPictureRefusal = 'unreadable' | 'too_large' | 'too_small'
export type EncodedUpload =
  | { readonly ok: true; readonly picture: EncodedContentPicture }
  | { readonly ok: false; readonly reason: ContentPictureRefusal }

/** The largest number of pixels of an upload; a file of some kilobytes can claim many more. */
const mostPixels = 100_000_000
/** The smallest length of the longer side in pixels. */
const leastSide = 400
/** The length of a stored picture's longer side in pixels, enough for the largest width of a page. */
const longestSide = 2400
const sampleSide = 100

/** A decoded picture of that size takes 300 MB. */
const decoders = createSlots(1)
const patience = seconds(20)

/**
 * Encodes an uploaded picture anew: place, time and device do not come into the shop, and nothing of the sent bytes is ever served. A
 * picture with transparent parts is lossless WebP, every other one JPEG at high quality.
 */
export function encodeContentPicture(bytes: Buffer): Promise<EncodedUpload> {
  if (!findPictureType(bytes)) return Promise.resolve({ ok: false, reason: 'unreadable' })
  return decoders.run(() => encode(bytes), AbortSignal.timeout(patience))
}

/**
 * Takes a picture of a file that was exported. One that a shop encoded stays as it is, byte by byte, so that it has the same hash; any
 * other one is encoded anew.
 */
export function takeContentPicture(bytes: Buffer): Promise<EncodedUpload> {
  if (!findPictureType(bytes)) return Promise.resolve({ ok: false, reason: 'unreadable' })
  return decoders.run(async () => {
    try {
      const metadata = await sharp(bytes, { limitInputPixels: mostPixels }).metadata()
      if (isStoredForm(metadata)) return { ok: true, picture: await describe(bytes, metadata) }
    } catch {
      return { ok: false, reason: 'unreadable' }
    }
    return encode(bytes)
  }, AbortSignal.timeout(patience))
}

const encode = async (bytes: Buffer): Promise<EncodedUpload> => {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height > mostPixels) return { ok: false, reason: 'too_large' }
    if (Math.max(width, height) < leastSide) return { ok: false, reason: 'too_small' }
    const open = (): Sharp => sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    const isOpaque = (await open().stats()).isOpaque
    const upright = open()
      .autoOrient()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
    const encoded = isOpaque
      ? upright.flatten({ background: '#ffffff' }).jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
      : upright.webp({ lossless: true, effort: 2 })
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
    const type = isOpaque ? 'jpeg' : 'webp'
    return { ok: true, picture: await describe(data, { format: type, width: info.width, height: info.height }) }
  } catch {
    // The decoder's message would not help the person who uploads.
    return { ok: false, reason: 'unreadable' }
  }
}

type Measured = Pick<Metadata, 'width' | 'height'> & { readonly format?: string }

const describe = async (bytes: Buffer, { format, width, height }: Measured): Promise<EncodedContentPicture> => {
  const sample = sharp(bytes, { failOn: 'error' })
    .resize(sampleSide, sampleSide, { fit: 'inside' })
    .flatten({ background: '#ffffff' })
  return {
    ...{ bytes, hash: createHash('sha256').update(bytes).digest('hex') },
    ...{ type: format === 'webp' ? 'webp' : 'jpeg', width, height },
    placeholder: meanColourOf(await toThumbHash(sample)),
  }
}

const isStoredForm = ({ format, width, height, exif, icc, iptc, xmp, pages = 1 }: Metadata): boolean => {
  const longer = Math.max(width, height)
  const isOfShop = format === 'jpeg' || format === 'webp'
  return isOfShop && !(exif ?? icc ?? iptc ?? xmp) && pages === 1 && longer >= leastSide && longer <= longestSide
}
