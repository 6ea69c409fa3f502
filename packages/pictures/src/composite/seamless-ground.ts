import type { Hex } from '../colourways/colourway.ts'

export const SEAMLESS: Hex = '#f3f2ef'

/**
 * Light of a seamless backdrop, slightly brighter behind the model and darker towards the borders: the brightness of a
 * pixel is its row's less its column's.
 */
export function groundLight(size: { width: number; height: number }): { rows: Float32Array; columns: Float32Array } {
  const rows = Float32Array.from({ length: size.height }, (_, y) => {
    const down = (y + 0.5) / size.height
    return 1.006 - 0.02 * (down - 0.4) ** 2 * (down > 0.4 ? 1.6 : 1)
  })
  const columns = Float32Array.from({ length: size.width }, (_, x) => 0.022 * ((x + 0.5) / size.width - 0.5) ** 2)
  return { rows, columns }
}
