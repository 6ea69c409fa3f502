import { type MediaEnding, type MediaRole, mediaBounds, mostMediaBytes } from '@lacehouse/domain/product/product-media'
import sharp from 'sharp'
import { findPictureType } from '../pictures/photographs/find-picture-type.ts'
import { findGlbProblem } from './check-glb.ts'
import { readMp4Seconds } from './read-mp4-seconds.ts'
import { type RefusedMedium, refuseMedium, refuseMediumSize } from './refuse-medium.ts'

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
  | RefusedMedium

/** Accepts a file by its content and not by its name. */
export async function takeMedium(bytes: Buffer, role: MediaRole): Promise<TakenMedium> {
  if (bytes.length > mostMediaBytes[role]) return refuseMediumSize(role)
  if (role === 'video') return takeVideo(bytes)
  if (role === 'captions') return takeCaptions(bytes)
  if (role === 'frame') return takeFrame(bytes)
  return findGlbProblem(bytes) ?? { ok: true, bytes, ending: 'glb' }
}

const takeVideo = (bytes: Buffer): TakenMedium => {
  if (isWebm(bytes)) return { ok: true, bytes, ending: 'webm' }
  const isMp4 = bytes.toString('latin1', 4, 8) === 'ftyp' && !findPictureType(bytes)
  const seconds = isMp4 ? readMp4Seconds(bytes) : null
  if (seconds === null)
    return refuseMedium('medium_video_unknown', 'It is neither MP4 nor WebM, whatever its name says.')
  if (seconds > mediaBounds.videoSeconds)
    return refuseMedium('medium_too_long', `It is longer than ${mediaBounds.videoSeconds / 60} minutes.`)
  return { ok: true, bytes, ending: 'mp4', seconds }
}

const ebml = Buffer.from([0x1a, 0x45, 0xdf, 0xa3])

/** Matroska files begin alike; WebM says its name in the header. */
const isWebm = (bytes: Buffer): boolean =>
  bytes.subarray(0, 4).equals(ebml) && bytes.subarray(0, 64).includes('webm', 0, 'latin1')

const takeCaptions = (bytes: Buffer): TakenMedium => {
  const text = bytes.toString('utf8')
  return /^\ufeff?WEBVTT(?:[ \t\r\n]|$)/.test(text) && !text.includes('\u0000') && Buffer.from(text).equals(bytes)
    ? { ok: true, bytes, ending: 'vtt' }
    : refuseMedium('medium_captions_unknown', 'It is no WebVTT in UTF-8.')
}

/** The most bytes of a frame that is served as it is. */
const mostServedFrame = 200 * 1024

/** A frame that is small and without metadata already stays as it is, so that an export and its import are the same. */
const takeFrame = async (bytes: Buffer): Promise<TakenMedium> => {
  const type = findPictureType(bytes)
  if (!type) return refuseMedium('medium_frame_unknown', 'It is no JPEG, PNG, WebP or AVIF, whatever its name says.')
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
    return refuseMedium('medium_damaged', 'It cannot be read as a picture.')
  }
}
