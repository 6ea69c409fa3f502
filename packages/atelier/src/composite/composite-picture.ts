import sharp, { type Sharp } from 'sharp'
import type { Colourway, Hex } from '../colourways/colourway.ts'
import { getColourway } from '../colourways/list-colourways.ts'
import type { ViewKey } from '../passes/model-record.ts'
import { type Cutout, paintCutout, type Rectangle } from './paint-cutout.ts'
import { type PartChoice, paintsOf } from './part-paint.ts'
import { type PassCache, sharedPassCache } from './pass-cache.ts'
import { drawGround } from './seamless-ground.ts'

export const SEAMLESS: Hex = '#f3f2ef'

export type PictureOrder = {
  model: string
  view: ViewKey
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
  const [model, pass] = await Promise.all([cache.model(order.model), cache.view(order.model, order.view)])
  const aspect = order.aspect ?? pass.width / pass.height
  const size = { width: order.width, height: Math.round(order.width / aspect) }
  const colourway = typeof order.colourway === 'string' ? getColourway(order.colourway) : order.colourway
  const record = model.views.find((view) => view.key === order.view)
  const frame = frameFor({ pass, bounds: record?.bounds, aspect, footwear: model.kind === 'footwear' })
  const cutout = paintCutout(pass, paintsOf(model.parts, colourway, order.parts), frame.source, {
    feather: frame.feather,
  })
  const layer = await scaleCutout(cutout, frame, size)
  if (order.background === 'transparent') return toSharp(layer, 4)
  return toSharp(drawGround(order.background ?? SEAMLESS, { ...size, cutout: layer }), 3)
}

/** Which rectangle of the passes is shown, and where in the picture it goes, in shares of the picture. */
type Frame = { source: Rectangle; target: Rectangle; feather: number }

const FEATHER = 0.05

/**
 * A picture taller than the passes shows more ground over and under them; a wider one shows the model smaller, with
 * ground beside it.
 */
function frameFor(of: {
  pass: { width: number; height: number }
  bounds: Rectangle | undefined
  aspect: number
  footwear: boolean
}): Frame {
  const { pass, aspect } = of
  const source = { left: 0, top: 0, width: pass.width, height: pass.height }
  const own = pass.width / pass.height
  if (Math.abs(aspect - own) < 0.005) return { source, target: { left: 0, top: 0, width: 1, height: 1 }, feather: 0 }
  if (aspect < own) {
    const height = aspect / own
    return { source, target: { left: 0, top: (1 - height) / 2, width: 1, height }, feather: FEATHER }
  }
  const low = of.bounds && of.bounds.height / pass.height < 0.62
  const fit = of.footwear && low ? widerCrop(pass, of.bounds as Rectangle, aspect) : source
  const width = fit.width / fit.height / aspect
  return { source: fit, target: { left: (1 - width) / 2, top: 0, width, height: 1 }, feather: FEATHER }
}

/** Cuts empty ground above and below a low model, so that it stays large in a wide picture. */
function widerCrop(pass: { width: number; height: number }, bounds: Rectangle, aspect: number): Rectangle {
  const least = Math.round(bounds.height / 0.74)
  const height = Math.min(pass.height, Math.max(least, Math.round(pass.width / aspect)))
  const middle = bounds.top + bounds.height / 2 + bounds.height * 0.03
  const top = Math.round(Math.min(pass.height - height, Math.max(0, middle - height / 2)))
  return { left: 0, top, width: pass.width, height }
}

async function scaleCutout(cutout: Cutout, frame: Frame, size: { width: number; height: number }): Promise<Cutout> {
  const width = Math.round(frame.target.width * size.width)
  const height = Math.round(frame.target.height * size.height)
  const left = Math.round(frame.target.left * size.width)
  const top = Math.round(frame.target.top * size.height)
  const raw = { width: cutout.width, height: cutout.height, channels: 4 as const }
  let image = sharp(cutout.pixels, { raw })
  if (width !== cutout.width || height !== cutout.height) image = image.resize(width, height, { fit: 'fill' })
  const grown = { left, top, right: size.width - left - width, bottom: size.height - top - height }
  if (Object.values(grown).some((edge) => edge > 0)) image = image.extend({ ...grown, background: '#00000000' })
  const { data } = await image.raw().toBuffer({ resolveWithObject: true })
  return { ...size, pixels: data }
}

function toSharp(image: { width: number; height: number; pixels: Uint8Array }, channels: 3 | 4): Sharp {
  return sharp(image.pixels, { raw: { width: image.width, height: image.height, channels } })
}
