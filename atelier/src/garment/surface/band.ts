import { noise } from '../geometry/noise.ts'
import type { Nearness, Path } from '../geometry/path.ts'
import { bell, step } from '../geometry/shaping.ts'
import type { Feature } from './spot.ts'

export type BandOptions = {
  part: string
  /** The band lies between these two distances from the path. */
  from: number
  to: number
  /** Height of the band over the cloth beside it. */
  raise?: number
  /** Ridges across the band: their pitch and height. */
  rib?: { pitch: number; height: number }
  /** Roundness of the band across its width: height of its middle over its edges. */
  roll?: number
  /** Unevenness along the band, as of elastic that gathers. */
  gather?: { pitch: number; height: number }
}

const near: Nearness = { distance: 0, along: 0, past: 0 }

function ridge(along: number, pitch: number): number {
  const phase = along / pitch
  const t = Math.abs(phase - Math.floor(phase) - 0.5) * 2
  return 1 - t * t * t
}

/** A strip along a path in a part of its own: a rib cuff, a collar, a waistband, a tape. The path's band must be wide enough for it. */
export function band(path: Path, options: BandOptions): Feature {
  const { from, to, rib, gather } = options
  const raise = options.raise ?? 0
  const middle = (from + to) / 2
  const half = (to - from) / 2
  const seed = Math.round(path.length * 7)
  return (x, y, spot, pixel) => {
    if (!path.near(x, y, near)) return
    if (near.past > 0.2) return
    const d = near.distance
    const edge = half - Math.abs(d - middle)
    spot.open *= 1 - 0.35 * bell(edge + 0.3, Math.max(0.5, pixel))
    if (edge < 0) return
    spot.part = options.part
    spot.z += raise * step(0, 0.9, edge)
    if (options.roll) spot.z += options.roll * Math.sqrt(Math.max(0, 1 - ((d - middle) / half) ** 2))
    if (rib) {
      const swell = ridge(near.along + noise(d / 19, near.along / 60, seed) * 0.7, rib.pitch)
      const shown = step(0.5, 0.25, pixel / rib.pitch)
      spot.z += rib.height * (swell - 0.6) * shown * step(0, 1.5, edge)
      spot.open *= 1 - 0.4 * (1 - swell) * shown
    }
    if (gather) {
      const wave = noise(near.along / gather.pitch, d / (gather.pitch * 6), seed + 9)
      spot.z += gather.height * wave * step(0, 5, edge)
    }
  }
}
