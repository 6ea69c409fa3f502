import { noise } from '../geometry/noise.ts'
import type { Nearness, Path } from '../geometry/path.ts'
import { bell, step } from '../geometry/shaping.ts'
import type { Feature, Spot } from './spot.ts'

export type StitchRow = { offset: number; part: string; pitch?: number; thread?: number }

export type SeamOptions = {
  /** Depth of the groove; 0 leaves only stitches. */
  depth?: number
  width?: number
  /** How much the cloth is gathered up beside the line. */
  pucker?: number
  /** Surplus height of the side with positive distance, as of cloth folded under. */
  ledge?: number
  rows?: readonly StitchRow[]
}

const near: Nearness = { distance: 0, along: 0, past: 0 }

function applyStitch(row: StitchRow, spot: Spot, pixel: number): void {
  const pitch = row.pitch ?? 3.1
  const thread = row.thread ?? 0.45
  const across = Math.abs(near.distance - row.offset)
  if (across > 1.6) return
  const phase = near.along / pitch
  const inside = Math.abs(phase - Math.floor(phase) - 0.5) * pitch
  const half = pitch * 0.36
  const soft = Math.max(pixel, 0.12)
  const body = step(half + soft, half - soft, inside) * step(thread + soft * 0.7, thread - soft * 0.7, across)
  const bed = bell(across, 0.9)
  spot.z -= 0.22 * bed
  spot.open *= 1 - 0.22 * bell(across, 0.7) * (1 - body)
  spot.open *= 1 - 0.5 * bell(across, 0.5) * bell(inside - pitch * 0.5, 0.4)
  if (body > 0.5) {
    spot.part = row.part
    spot.z += 0.34
    spot.grain = 0
  }
}

/** Two cloths joined along a path: a groove, the gathering beside it and rows of stitches. */
export function seam(path: Path, options: SeamOptions = {}): Feature {
  const depth = options.depth ?? 0.9
  const width = options.width ?? 1.3
  const pucker = options.pucker ?? 0.5
  const ledge = options.ledge ?? 0
  const rows = options.rows ?? []
  const seed = Math.round(path.length * 13)
  return (x, y, spot, pixel) => {
    if (!path.near(x, y, near)) return
    if (near.past > 0.2) return
    const d = near.distance
    const along = near.along
    if (depth > 0) {
      spot.z -= depth * bell(d, width)
      spot.open *= 1 - 0.42 * bell(d, Math.max(0.45, pixel))
    }
    if (ledge > 0) spot.z += ledge * step(-0.3, 0.5, d) * step(13, 8, d)
    if (pucker > 0) {
      const wave = noise(along / 7.5, d / 9, seed) + 0.6 * noise(along / 17, d / 14, seed + 5)
      spot.z += pucker * wave * bell(d, 6)
    }
    for (const row of rows) applyStitch(row, spot, pixel)
  }
}
