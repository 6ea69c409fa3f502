import { meanColourOf, toThumbHash } from '@lacehouse/pictures/composite'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { pictureAspect } from '../picture-aspect.ts'
import { frameOriginal } from './frame-original.ts'
import { type RefusedPicture, refusePicture } from './read-original.ts'

export type Master = {
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
  /** The ThumbHash of the framed picture in base64. */
  readonly thumbHash: string
  /** The average colour, `#rrggbb`. */
  readonly placeholder: string
}
export type MadeMaster = ({ readonly ok: true } & Master) | RefusedPicture

/** The largest number of pixels of an original; a file of some kilobytes can claim many more. */
const mostPixels = 100_000_000
/** The smallest length of the longer side in pixels. */
const leastSide = 400
/** The length of a master's longer side in pixels, enough for the largest width of a page. */
const longestSide = 3200
const framedWidth = 320

/**
 * Makes the master of a photograph: upright, in sRGB, without metadata (place, owner, device), and bounded in size. A cut-out is lossless
 * WebP with alpha; every other master is JPEG at high quality.
 */
export async function makeMaster(bytes: Buffer): Promise<MadeMaster> {
  const decoded = await decode(bytes)
  if (!decoded.ok) return decoded
  const { data, width, height } = decoded
  const thumbHash = await toThumbHash(await frameOriginal({ file: data, width: framedWidth, aspect: pictureAspect }))
  return { ok: true, bytes: data, width, height, thumbHash, placeholder: meanColourOf(thumbHash) }
}

type Decoded =
  | { readonly ok: true; readonly data: Buffer; readonly width: number; readonly height: number }
  | RefusedPicture

const decode = async (bytes: Buffer): Promise<Decoded> => {
  try {
    const problem = findProblem(await sharp(bytes, { limitInputPixels: false }).metadata())
    if (problem) return problem
    const open = (): Sharp => sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    const isCutOut = !(await open().stats()).isOpaque
    const upright = open().autoOrient().resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    const { data, info } = await encode(upright.toColourspace('srgb'), isCutOut).toBuffer({ resolveWithObject: true })
    return { ok: true, data, width: info.width, height: info.height }
  } catch {
    // The decoder's message would not help the person who runs the import.
    return refusePicture('picture_damaged', 'The picture is damaged: it cannot be decoded to its end.')
  }
}

const encode = (picture: Sharp, isCutOut: boolean): Sharp =>
  isCutOut
    ? picture.webp({ lossless: true, effort: 2 })
    : picture.flatten({ background: '#ffffff' }).jpeg({ quality: 94, chromaSubsampling: '4:4:4' })

const findProblem = ({ width, height, pages = 1, compression, format }: Metadata): RefusedPicture | null => {
  const size = `${width} × ${height} pixels`
  if (format === 'heif' && compression !== 'av1')
    return refusePicture('picture_type_unknown', 'It is HEIC, which is not taken; save it as JPEG or AVIF.')
  if (width * height > mostPixels)
    return refusePicture('picture_too_large', `It has ${size}; at most ${mostPixels / 1_000_000} million are taken.`)
  if (Math.max(width, height) < leastSide)
    return refusePicture('picture_too_small', `It has ${size}; the longer side must have ${leastSide} at least.`)
  return pages > 1 ? refusePicture('picture_moving', 'It moves: only pictures that stand still are taken.') : null
}
