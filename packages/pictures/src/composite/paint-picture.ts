import type { ViewPass } from '../passes/view-pass.ts'
import { fadesAlong, paintPixel, shadowAlpha } from './paint-cutout.ts'
import type { PartPaint } from './part-paint.ts'
import type { Frame } from './picture-frame.ts'
import { groundLight } from './seamless-ground.ts'

/** A picture at the scale of the passes, and where their upper left corner lies in it. */
export type PictureCanvas = Frame & { ground: string }

/** A picture in the course of being painted: each pixel has `channels` bytes, red, green and blue first. */
export type PaintTarget = {
  pass: ViewPass
  width: number
  height: number
  /** Where the passes' upper left corner lies. */
  left: number
  top: number
  channels: 3 | 4
  pixels: Uint8Array | Uint8ClampedArray
  /** Red, green and blue of the ground. */
  ground: readonly [number, number, number]
  light: ReturnType<typeof groundLight>
  across: Float32Array
  down: Float32Array
}

/** Creates an empty picture to paint on; with four channels it is opaque already. */
export function createPaintTarget<Pixels extends Uint8Array | Uint8ClampedArray>(
  pass: ViewPass,
  canvas: PictureCanvas,
  pixels: Pixels,
): PaintTarget & { pixels: Pixels } {
  const { width, height, left, top } = canvas
  const base = [1, 3, 5].map((i) => Number.parseInt(canvas.ground.slice(i, i + 2), 16))
  const fade = canvas.feather * pass.width
  return {
    pass,
    width,
    height,
    left,
    top,
    channels: pixels.length === width * height * 4 ? 4 : 3,
    pixels,
    ground: base as [number, number, number],
    light: groundLight({ width, height }),
    across: fadesAlong(-left, width, { length: pass.width, fade }),
    down: fadesAlong(-top, height, { length: pass.height, fade }),
  }
}

/** Paints the model straight onto a seamless ground: red, green, blue without alpha. */
export function paintPicture(pass: ViewPass, paints: readonly PartPaint[], canvas: PictureCanvas): Uint8Array {
  const pixels = new Uint8Array(canvas.width * canvas.height * 3)
  paintAll(createPaintTarget(pass, canvas, pixels), paints)
  return pixels
}

/** Paints every pixel of the picture. */
export function paintAll(target: PaintTarget, paints: readonly PartPaint[]): void {
  const size = target.width * target.height
  for (let at = 0; at < size; at++) paintAt(target, paints, at)
}

/** Paints one pixel, counted in rows: the model where it is, and what is seen of the ground beside it. */
export function paintAt(target: PaintTarget, paints: readonly PartPaint[], at: number): void {
  const { pass, left, top, pixels } = target
  const x = at % target.width
  const y = (at - x) / target.width
  const to = at * target.channels
  const from = (y - top) * pass.width - left + x
  const seen = (target.down[y] as number) * (target.across[x] as number)
  const inside = x >= left && x - left < pass.width && y >= top && y - top < pass.height
  const coverage = inside ? (pass.id[from * 4 + 3] as number) : 0
  if (coverage > 0) paintPixel(pass, paints, { from, to, pixels })
  if (coverage === 255) return
  const shadow = seen > 0 ? (shadowAlpha[pass.ground[from] as number] as number) * seen : 0
  const bright = ((target.light.rows[y] as number) - (target.light.columns[x] as number)) * (1 - shadow)
  const share = coverage / 255
  for (let channel = 0; channel < 3; channel++) {
    const under = (target.ground[channel] as number) * bright
    pixels[to + channel] = Math.min(
      255,
      Math.floor((pixels[to + channel] as number) * share + under * (1 - share) + 0.5),
    )
  }
}
