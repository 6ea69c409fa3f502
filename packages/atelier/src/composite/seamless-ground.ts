import type { Cutout } from './paint-cutout.ts'

type Picture = { width: number; height: number; pixels: Uint8Array }

/**
 * A studio sweep of one colour: a breath lighter behind the model, a breath darker towards the lower edge, the cutout
 * and its shadow laid on it. Without alpha.
 */
export function drawGround(hex: string, over: { width: number; height: number; cutout: Cutout }): Picture {
  const { width, height, cutout } = over
  const base = [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)) as [number, number, number]
  const pixels = new Uint8Array(width * height * 3)
  const columns = Float32Array.from({ length: width }, (_, x) => ((x + 0.5) / width - 0.5) ** 2)
  for (let y = 0, from = 0, to = 0; y < height; y++) {
    const down = (y + 0.5) / height
    const row = 1.006 - 0.02 * (down - 0.4) ** 2 * (down > 0.4 ? 1.6 : 1)
    for (let x = 0; x < width; x++, from += 4, to += 3) {
      const alpha = (cutout.pixels[from + 3] as number) / 255
      if (alpha === 1) {
        pixels[to] = cutout.pixels[from] as number
        pixels[to + 1] = cutout.pixels[from + 1] as number
        pixels[to + 2] = cutout.pixels[from + 2] as number
        continue
      }
      const light = (row - 0.022 * (columns[x] as number)) * (1 - alpha)
      for (let channel = 0; channel < 3; channel++) {
        const value = (base[channel] as number) * light + (cutout.pixels[from + channel] as number) * alpha + 0.5
        pixels[to + channel] = Math.min(255, value)
      }
    }
  }
  return { width, height, pixels }
}
