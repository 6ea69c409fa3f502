import { meanColourOf, toThumbHash } from '@lacehouse/pictures/composite'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { pictureAspect } from '../picture-aspect.ts'
import { frameOriginal } from './frame-original.ts'
import type { Refused } from './read-original.ts'

export type Master = {
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
  /** ThumbHash in base64 of what pages show of it. */
  readonly thumbHash: string
  /** Its colour on average, `#rrggbb`. */
  readonly placeholder: string
}
export type MadeMaster = ({ readonly ok: true } & Master) | Refused

/** Pixels that an original may have: a file of some kilobytes can claim millions of them. */
const mostPixels = 100_000_000
/** The longer side must have so many, or nothing can be seen of the product. */
const leastSide = 400
/** Pixels of a master's longer side: enough for the largest width that pages ask for. */
const longestSide = 3200
const framedWidth = 320

/**
 * Makes a picture's master: the right way up, in sRGB, without what cameras write into it (place, owner, device), no larger than is
 * ever shown. A cut-out keeps its alpha and is kept without loss; all others are JPEG at a quality that shows no trace.
 */
export async function makeMaster(bytes: Buffer): Promise<MadeMaster> {
  const decoded = await decode(bytes)
  if (!decoded.ok) return decoded
  const { data, width, height } = decoded
  const thumbHash = await toThumbHash(await frameOriginal({ file: data, width: framedWidth, aspect: pictureAspect }))
  return { ok: true, bytes: data, width, height, thumbHash, placeholder: meanColourOf(thumbHash) }
}

type Decoded = { readonly ok: true; readonly data: Buffer; readonly width: number; readonly height: number } | Refused

const decode = async (bytes: Buffer): Promise<Decoded> => {
  try {
    const problem = findProblem(await sharp(bytes, { limitInputPixels: false }).metadata())
    if (problem) return { ok: false, reason: problem }
    const open = (): Sharp => sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    const isCutOut = !(await open().stats()).isOpaque
    const upright = open().autoOrient().resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    const { data, info } = await encode(upright.toColourspace('srgb'), isCutOut).toBuffer({ resolveWithObject: true })
    return { ok: true, data, width: info.width, height: info.height }
  } catch {
    // The decoder's own words name nothing that somebody could mend.
    return { ok: false, reason: 'The picture is damaged: it cannot be decoded to its end.' }
  }
}

const encode = (picture: Sharp, isCutOut: boolean): Sharp =>
  isCutOut
    ? picture.webp({ lossless: true, effort: 2 })
    : picture.flatten({ background: '#ffffff' }).jpeg({ quality: 94, chromaSubsampling: '4:4:4' })

const findProblem = ({ width, height, pages = 1, compression, format }: Metadata): string | null => {
  const size = `${width} × ${height} pixels`
  if (format === 'heif' && compression !== 'av1') return 'It is HEIC, which is not taken; save it as JPEG or AVIF.'
  if (width * height > mostPixels) return `It has ${size}; at most ${mostPixels / 1_000_000} million are taken.`
  if (Math.max(width, height) < leastSide) return `It has ${size}; the longer side must have ${leastSide} at least.`
  return pages > 1 ? 'It moves: only pictures that stand still are taken.' : null
}
