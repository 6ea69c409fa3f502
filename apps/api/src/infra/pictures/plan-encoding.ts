import type { DrawOrder } from './draw-order.ts'

/** How a picture is encoded: quality in percent, the depth of a channel in AVIF, and the radius of sharpening in pixels. */
export type Encoding = {
  readonly quality: number
  readonly bitdepth: 8 | 10
  readonly sharpen: { readonly sigma: number } | null
}

/**
 * Plans the encoding: quality 50 and sharpening 60 (CMS-19). The wide soft backgrounds of editorial and uploaded pictures get ten bits a
 * channel, a higher quality and no sharpening, which would turn their soft gradients into bands (docs/decisions/0043).
 */
export function planEncoding(kind: DrawOrder['kind']): Encoding {
  return kind === 'scene' || kind === 'upload'
    ? { quality: 68, bitdepth: 10, sharpen: null }
    : { quality: 50, bitdepth: 8, sharpen: { sigma: 0.6 } }
}
