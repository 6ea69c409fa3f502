import { type MediaEnding, mediaBounds } from '@lacehouse/domain/product/product-media'
import sharp from 'sharp'
import { findPictureType } from '../pictures/photographs/find-picture-type.ts'
import { findGlbProblem } from './check-glb.ts'
import { readMp4Seconds } from './read-mp4-seconds.ts'

/** What a file of a medium is for. */
export type MediaRole = 'video' | 'captions' | 'frame' | 'model'

/** A file as the shop stores it, or why it takes none, in a sentence. */
export type TakenMedium =
  | {
      readonly ok: true
      readonly bytes: Buffer
      readonly ending: MediaEnding
      /** Of an MP4 film. */
      readonly seconds?: number
      /** Of a frame, in pixels. */
      readonly size?: { readonly width: number; readonly height: number }
    }
  | { readonly ok: false; readonly reason: string }

const refuse = (reason: string): TakenMedium => ({ ok: false, reason })

/** The most bytes of a file by what it is for. */
export const mostMediaBytes: Readonly<Record<MediaRole, number>> = {
  video: mediaBounds.videoBytes,
  captions: mediaBounds.captionBytes,
  frame: mediaBounds.frameBytes,
  model: mediaBounds.modelBytes,
}

/** Takes the bytes of a file for what they are, whatever its name says. */
export async function takeMedium(bytes: Buffer, role: MediaRole): Promise<TakenMedium> {
  if (bytes.length > mostMediaBytes[role])
    return refuse(`It has more than ${Math.ceil(mostMediaBytes[role] / 1024 ** 2)} MB.`)
  if (role === 'video') return takeVideo(bytes)
  if (role === 'captions') return takeCaptions(bytes)
  if (role === 'frame') return takeFrame(bytes)
  const problem = findGlbProblem(bytes)
  return problem === null ? { ok: true, bytes, ending: 'glb' } : refuse(problem)
}

const takeVideo = (bytes: Buffer): TakenMedium => {
  if (isWebm(bytes)) return { ok: true, bytes, ending: 'webm' }
  const isMp4 = bytes.toString('latin1', 4, 8) === 'ftyp' && !findPictureType(bytes)
  const seconds = isMp4 ? readMp4Seconds(bytes) : null
  if (seconds === null) return refuse('It is neither MP4 nor WebM, whatever its name says.')
  if (seconds > mediaBounds.videoSeconds) return refuse(`It is longer than ${mediaBounds.videoSeconds / 60} minutes.`)
  return { ok: true, bytes, ending: 'mp4', seconds }
}

const ebml = Buffer.from([0x1a, 0x45, 0xdf, 0xa3])

/** Matroska files begin alike; WebM says its name in the header. */
const isWebm = (bytes: Buffer): boolean =>
  bytes.subarray(0, 4).equals(ebml) && bytes.subarray(0, 64).includes('webm', 0, 'latin1')

const takeCaptions = (bytes: Buffer): TakenMedium => {
  const text = bytes.toString('utf8').replace(/^\ufeff/, '')
  return /^WEBVTT(?:[ \t\r\n]|$)/.test(text) && !text.includes('\u0000') && Buffer.from(text).equals(bytes)
    ? { ok: true, bytes, ending: 'vtt' }
    : refuse('It is no WebVTT in UTF-8.')
}

/** The most bytes of a frame that is served as it is. */
const mostServedFrame = 200 * 1024

/** A frame that is small and without metadata already stays as it is, so that an export and its import are the same. */
const takeFrame = async (bytes: Buffer): Promise<TakenMedium> => {
  const type = findPictureType(bytes)
  if (!type) return refuse('It is no JPEG, PNG, WebP or AVIF, whatever its name says.')
  try {
    const picture = sharp(bytes, { failOn: 'error', limitInputPixels: 50_000_000 })
    const { width, height, pages = 1, exif, xmp, icc, orientation = 1 } = await picture.metadata()
    const isPlain = !exif && !xmp && !icc && orientation === 1 && pages === 1
    const isSmall = Math.max(width, height) <= mediaBounds.frameSide && bytes.length <= mostServedFrame
    if (isPlain && isSmall && (type === 'webp' || type === 'avif')) {
      await picture.stats()
      return { ok: true, bytes, ending: type, size: { width, height } }
    }
    const side = mediaBounds.frameSide
    const { data, info } = await picture
      .rotate()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true })
    return { ok: true, bytes: data, ending: 'webp', size: { width: info.width, height: info.height } }
  } catch {
    return refuse('It cannot be read as a picture.')
  }
}
