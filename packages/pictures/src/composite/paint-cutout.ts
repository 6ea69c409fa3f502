import type { ViewPass } from '../passes/view-pass.ts'
import { displayByte } from './linear-colour.ts'
import type { PartPaint } from './part-paint.ts'

/** Red, green, blue, alpha with straight alpha: the model over its own black shadow on nothing. */
export type Cutout = { width: number; height: number; pixels: Uint8Array }

export type Rectangle = { left: number; top: number; width: number; height: number }

const GAMMA = 2.2

/** Alpha of black that darkens any ground as the byte of the ground plane says. */
export const shadowAlpha = Float32Array.from({ length: 256 }, (_, byte) => 1 - (byte / 255) ** (2 / GAMMA))

export type ShadowLook = {
  /** 0 leaves the shadow out. */
  strength?: number
  /** Share of the width over which the shadow fades at the borders of the passes, where nothing shows it going on. */
  feather?: number
}

/** Paints a rectangle of the passes. */
export function paintCutout(
  pass: ViewPass,
  paints: readonly PartPaint[],
  { area, strength = 1, feather = 0 }: ShadowLook & { area: Rectangle },
): Cutout {
  const pixels = new Uint8Array(area.width * area.height * 4)
  const alphas = shadowAlpha.map((alpha) => alpha * strength)
  const fade = feather * pass.width
  const across = fadesAlong(area.left, area.width, { length: pass.width, fade })
  const down = fadesAlong(area.top, area.height, { length: pass.height, fade })
  for (let y = 0, to = 0; y < area.height; y++) {
    let from = (y + area.top) * pass.width + area.left
    for (let x = 0; x < area.width; x++, from++, to += 4) {
      const coverage = pass.id[from * 4 + 3] as number
      const weight = (across[x] as number) * (down[y] as number)
      const shadow = (alphas[pass.ground[from] as number] as number) * weight
      if (coverage === 0) {
        pixels[to + 3] = shadow * 255 + 0.5
        continue
      }
      paintPixel(pass, paints, { from, to, pixels })
      if (coverage < 255) mixWithShadow(pixels, to, { covered: coverage / 255, shadow })
      else pixels[to + 3] = 255
    }
  }
  return { width: area.width, height: area.height, pixels }
}

/** How much of the shadow is weight at each column or row; none outside the passes. */
export function fadesAlong(start: number, count: number, frame: { length: number; fade: number }): Float32Array {
  return Float32Array.from({ length: count }, (_, i) => {
    const edge = Math.min(start + i, frame.length - 1 - start - i)
    if (edge < 0) return 0
    const share = frame.fade > 0 ? Math.min(1, edge / frame.fade) : 1
    return share * share * (3 - 2 * share)
  })
}

/** Writes the colour of one covered pixel. */
export function paintPixel(
  pass: ViewPass,
  paints: readonly PartPaint[],
  { from, to, pixels }: { from: number; to: number; pixels: Uint8Array | Uint8ClampedArray },
): void {
  const i = from * 4
  const diffuse = (pass.diffuse[from] as number) * 3
  const specular = (pass.specular[from] as number) * 3
  const a = paints[pass.id[i] as number] as PartPaint
  let red = (a.diffuse[diffuse] as number) + (a.specular[specular] as number)
  let green = (a.diffuse[diffuse + 1] as number) + (a.specular[specular + 1] as number)
  let blue = (a.diffuse[diffuse + 2] as number) + (a.specular[specular + 2] as number)
  const mix = (pass.id[i + 2] as number) / 255
  if (mix > 0) {
    const b = paints[pass.id[i + 1] as number] as PartPaint
    red += mix * ((b.diffuse[diffuse] as number) + (b.specular[specular] as number) - red)
    green += mix * ((b.diffuse[diffuse + 1] as number) + (b.specular[specular + 1] as number) - green)
    blue += mix * ((b.diffuse[diffuse + 2] as number) + (b.specular[specular + 2] as number) - blue)
  }
  pixels[to] = displayByte(red)
  pixels[to + 1] = displayByte(green)
  pixels[to + 2] = displayByte(blue)
}

function mixWithShadow(pixels: Uint8Array, to: number, { covered, shadow }: { covered: number; shadow: number }): void {
  const alpha = covered + (1 - covered) * shadow
  const keep = covered / alpha
  for (let channel = 0; channel < 3; channel++) pixels[to + channel] = (pixels[to + channel] as number) * keep + 0.5
  pixels[to + 3] = alpha * 255 + 0.5
}
