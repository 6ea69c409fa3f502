import type { ViewPass } from '../passes/view-pass.ts'
import { fadesAlong, paintPixel, shadowAlpha } from './paint-cutout.ts'
import type { PartPaint } from './part-paint.ts'
import { groundLight } from './seamless-ground.ts'

/** A picture at the scale of the passes, and where their upper left corner lies in it. */
export type PictureCanvas = {
  width: number
  height: number
  left: number
  top: number
  ground: string
  feather: number
}

/** Paints the model straight onto a seamless ground: red, green, blue without alpha. */
export function paintPicture(pass: ViewPass, paints: readonly PartPaint[], canvas: PictureCanvas): Uint8Array {
  const { width, height, left, top } = canvas
  const pixels = new Uint8Array(width * height * 3)
  const base = [1, 3, 5].map((i) => Number.parseInt(canvas.ground.slice(i, i + 2), 16))
  const [red, green, blue] = base as [number, number, number]
  const light = groundLight({ width, height })
  const fade = canvas.feather * pass.width
  const across = fadesAlong(-left, width, { length: pass.width, fade })
  const down = fadesAlong(-top, height, { length: pass.height, fade })
  for (let y = 0, to = 0; y < height; y++) {
    const kept = down[y] as number
    const row = light.rows[y] as number
    const first = (y - top) * pass.width - left
    for (let x = 0; x < width; x++, to += 3) {
      const from = first + x
      const seen = kept * (across[x] as number)
      const shadow = seen > 0 ? (shadowAlpha[pass.ground[from] as number] as number) * seen : 0
      const inside = x >= left && x - left < pass.width && y >= top && y - top < pass.height
      const coverage = inside ? (pass.id[from * 4 + 3] as number) : 0
      const bright = (row - (light.columns[x] as number)) * (1 - shadow)
      if (coverage > 0) paintPixel(pass, paints, { from, to, pixels })
      if (coverage === 255) continue
      const share = coverage / 255
      pixels[to] = Math.min(255, (pixels[to] as number) * share + red * bright * (1 - share) + 0.5)
      pixels[to + 1] = Math.min(255, (pixels[to + 1] as number) * share + green * bright * (1 - share) + 0.5)
      pixels[to + 2] = Math.min(255, (pixels[to + 2] as number) * share + blue * bright * (1 - share) + 0.5)
    }
  }
  return pixels
}
