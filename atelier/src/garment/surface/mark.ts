import { step } from '../geometry/shaping.ts'
import type { Feature } from './spot.ts'

export type MarkOptions = {
  x: number
  y: number
  /** Height of the mark in millimetres. */
  size: number
  parts: readonly [arch: string, door: string]
  /** Relief: embroidery stands up, a print hardly does. */
  raise?: number
}

const STROKE = 0.085
const SPAN = 0.37
const LEAN = 0.36

/** Distance to the arch and to the door in it, in heights of the mark; the foot lies at 0.5. */
function distances(u: number, v: number): { arch: number; door: number } {
  const spring = -0.5 + SPAN + STROKE
  const arch = v > spring ? Math.abs(Math.abs(u) - SPAN) : Math.abs(Math.hypot(u, v - spring) - SPAN)
  const door = Math.hypot(u, Math.min(0, v + 0.06))
  const foot = v - 0.5
  return { arch: Math.max(arch - STROKE, foot), door: Math.max(door - STROKE, foot) }
}

/** Distance to the leaning mark in its own heights, from its middle. */
export function markDistance(u: number, v: number): number {
  const { arch, door } = distances(u + LEAN * v, v)
  return Math.min(arch, door)
}

/** The brand's mark: an arch with a door in it. */
export function mark(options: MarkOptions): Feature {
  const { x: mx, y: my, size, parts } = options
  const raise = options.raise ?? 0.5
  return (x, y, spot, pixel) => {
    const v = (y - my) / size
    const u = (x - mx) / size + LEAN * v
    if (Math.abs(u) > 0.8 || Math.abs(v) > 0.8) return
    const { arch, door } = distances(u, v)
    const edge = Math.min(arch, door) * size
    spot.open *= 1 - 0.25 * step(0.7, 0, edge) * step(0, 0.05, edge)
    if (edge >= 0) return
    spot.part = arch < door ? parts[0] : parts[1]
    spot.z += raise * step(0, 0.8, -edge)
    spot.grain = 0
    spot.open = 1
    const satin = Math.sin((u + v) * size * 8)
    spot.z += raise * 0.16 * satin * step(0.35, 0.15, pixel)
  }
}
