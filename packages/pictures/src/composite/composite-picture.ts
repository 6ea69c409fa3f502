import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import type { Colourway, Hex } from '../colourways/colourway.ts'
import { getColourway } from '../colourways/list-colourways.ts'
import type { ViewKey } from '../passes/model-record.ts'
import type { ViewPass } from '../passes/view-pass.ts'
import { paintCutout, type Rectangle } from './paint-cutout.ts'
import { paintPicture } from './paint-picture.ts'
import { type PartChoice, type PartPaint, paintsOf } from './part-paint.ts'
import { type PassCache, sharedPassCache } from './pass-cache.ts'
import { FEATHER, type Frame, frameFor } from './picture-frame.ts'
import { SEAMLESS } from './seamless-ground.ts'

export type PictureOrder = {
  model: string
  view: ViewKey
  /** A brand that puts its own mark on the model; the passes' own when left out. */
  brand?: string
  /** The id of a palette, or a palette. */
  colourway: string | Colourway
  /** Pixels of the picture. */
  width: number
  /** Width over height; that of the passes when left out. */
  aspect?: number
  /** Colour of the seamless ground; 'transparent' keeps alpha and the shadow. */
  background?: Hex | 'transparent'
  /** A shopper's own choices by part key. */
  parts?: Readonly<Record<string, PartChoice>>
}

/** A picture of a model in a colourway, ready to be encoded; the same order makes the same pixels. */
export async function compositePicture(order: PictureOrder, cache: PassCache = sharedPassCache): Promise<Sharp> {
  const model = await cache.model(order.model)
  const pass = await cache.view(order.model, order.view, order.brand)
  const aspect = order.aspect ?? pass.width / pass.height
  const size = { width: order.width, height: Math.round(order.width / aspect) }
  const colourway = typeof order.colourway === 'string' ? getColourway(order.colourway) : order.colourway
  const paints = paintsOf(model.parts, colourway, order.parts)
  const bounds = model.views.find((view) => view.key === order.view)?.bounds
  const frame = frameFor(pass, { aspect, bounds: model.kind === 'footwear' ? bounds : undefined })
  if (order.background === 'transparent') return cutoutPicture(pass, paints, { frame, size })
  const feather = model.kind !== 'footwear' && bounds && isInside(bounds, pass) ? FEATHER : frame.feather
  const pixels = paintPicture(pass, paints, { ...frame, feather, ground: order.background ?? SEAMLESS })
  const picture = sharp(pixels, { raw: { width: frame.width, height: frame.height, channels: 3 } })
  return size.width === frame.width ? picture : picture.resize(size.width, size.height, { fit: 'fill' })
}

/** Whether the whole model shows: its shadow then ends before the border, so that the picture lies on its page without an edge. */
function isInside(bounds: Rectangle, { width, height }: ViewPass): boolean {
  const { left, top } = bounds
  return left > 0 && top > 0 && left + bounds.width < width && top + bounds.height < height
}

async function cutoutPicture(
  pass: ViewPass,
  paints: readonly PartPaint[],
  { frame, size }: { frame: Frame; size: { width: number; height: number } },
): Promise<Sharp> {
  const whole = { left: 0, top: 0, width: pass.width, height: pass.height }
  const { pixels } = paintCutout(pass, paints, { area: whole, feather: FEATHER })
  const raw = { width: pass.width, height: pass.height, channels: 4 as const }
  const placed = await sharp({
    create: { width: frame.width, height: frame.height, channels: 4, background: '#00000000' },
  })
    .composite([await placedInside(pixels, raw, frame)])
    .raw()
    .toBuffer()
  const picture = sharp(placed, { raw: { width: frame.width, height: frame.height, channels: 4 } })
  return size.width === frame.width ? picture : picture.resize(size.width, size.height, { fit: 'fill' })
}

/** The layer cut to the frame: a layer may not reach over its ground. */
async function placedInside(
  pixels: Uint8Array,
  raw: { width: number; height: number; channels: 4 },
  frame: Frame,
): Promise<OverlayOptions> {
  const [x, y] = [Math.max(0, -frame.left), Math.max(0, -frame.top)]
  const width = Math.min(raw.width - x, frame.width - Math.max(0, frame.left))
  const height = Math.min(raw.height - y, frame.height - Math.max(0, frame.top))
  const input = await sharp(pixels, { raw }).extract({ left: x, top: y, width, height }).raw().toBuffer()
  return {
    input,
    raw: { width, height, channels: 4 },
    left: Math.max(0, frame.left),
    top: Math.max(0, frame.top),
  }
}
