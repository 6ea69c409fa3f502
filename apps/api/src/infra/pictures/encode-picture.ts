import type { Sharp } from 'sharp'
import type { DrawOrder } from './draw-order.ts'
import { planEncoding } from './plan-encoding.ts'

type Encoded = Pick<DrawOrder, 'kind' | 'format'> & {
  /** Less effort for AVIF, for pictures that a request waits for. */
  readonly encodesQuickly: boolean
}

/** Encodes a picture in the format of its order, as `planEncoding` says for its kind. */
export function encodePicture(picture: Sharp, order: Encoded): Promise<Buffer> {
  const { quality, bitdepth, sharpen } = planEncoding(order.kind)
  const sharp = sharpen ? picture.sharpen(sharpen) : picture
  if (order.format === 'avif') return sharp.avif({ quality, bitdepth, effort: order.encodesQuickly ? 0 : 2 }).toBuffer()
  if (order.format === 'webp') return sharp.webp({ quality, effort: 3, smartSubsample: true }).toBuffer()
  return sharp.jpeg({ quality, mozjpeg: true }).toBuffer()
}
