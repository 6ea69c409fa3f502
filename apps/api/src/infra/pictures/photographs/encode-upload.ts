import { seconds } from '@lacehouse/domain/time/durations'
import sharp from 'sharp'
import { createSlots } from '../../breaker/slots.ts'
import { findPictureType } from './find-picture-type.ts'

export type EncodedUpload =
  | { readonly ok: true; readonly bytes: Buffer; readonly width: number; readonly height: number }
  | { readonly ok: false; readonly reason: 'unreadable' | 'too_large' }

/** The largest number of pixels of an upload; a file of some kilobytes can claim many more. */
const mostPixels = 50_000_000
const taken: ReadonlySet<string | null> = new Set(['jpeg', 'png', 'webp'])

/** A decoded picture of that size takes 150 MB, so that a few at once are enough. */
const decoders = createSlots(2)
const patience = seconds(10)

/**
 * Decodes a photo that a shopper sent, and encodes it anew as a JPEG, upright and without its metadata: place, time and device do not
 * come into the shop, and nothing of the sent bytes is ever served.
 */
export function encodeUpload(bytes: Buffer, longestSide: number): Promise<EncodedUpload> {
  if (!taken.has(findPictureType(bytes))) return Promise.resolve({ ok: false, reason: 'unreadable' })
  return decoders.run(() => encode(bytes, longestSide), AbortSignal.timeout(patience))
}

const encode = async (bytes: Buffer, longestSide: number): Promise<EncodedUpload> => {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height > mostPixels) return { ok: false, reason: 'too_large' }
    const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 80 })
      .toBuffer({ resolveWithObject: true })
    return { ok: true, bytes: data, width: info.width, height: info.height }
  } catch {
    // The decoder's message would not help the shopper.
    return { ok: false, reason: 'unreadable' }
  }
}
