import { markDistance } from '../../brand/mark-distance.ts'
import { noise } from '../geometry/noise.ts'
import type { Nearness, Path } from '../geometry/path.ts'
import { bell, clamp, step } from '../geometry/shaping.ts'
import type { Feature } from './spot.ts'

const near: Nearness = { distance: 0, along: 0, past: 0 }

/** A metal ring with a dark hole. */
export function eyelet(place: { x: number; y: number; radius: number; part: string; hole?: string }): Feature {
  const outer = place.radius
  const inner = outer * 0.5
  return (x, y, spot) => {
    const r = Math.hypot(x - place.x, y - place.y)
    if (r > outer + 3) return
    spot.open *= 1 - 0.35 * bell(Math.max(0, r - outer), 0.8)
    if (r > outer) return
    const across = (r - (outer + inner) / 2) / ((outer - inner) / 2)
    if (r < inner) {
      spot.z -= 1.4
      spot.open *= 0.35
      if (place.hole) spot.part = place.hole
      return
    }
    spot.part = place.part
    spot.grain = 0
    spot.z += 0.9 * Math.sqrt(Math.max(0, 1 - across * across))
  }
}

export type ZipOptions = { tape: string; teeth: string; width?: number; pitch?: number }

/** A closed zip along a path: two tapes and interlocked teeth. */
export function zip(path: Path, options: ZipOptions): Feature {
  const half = (options.width ?? 11) / 2
  const pitch = options.pitch ?? 2.6
  return (x, y, spot, pixel) => {
    if (!path.near(x, y, near)) return
    if (near.past > 0.2) return
    const d = Math.abs(near.distance)
    spot.open *= 1 - 0.45 * bell(d - half - 0.4, Math.max(0.7, pixel))
    if (d > half) return
    spot.part = options.tape
    spot.z -= 0.9 * step(half, half - 1.4, d)
    const side = near.distance < 0 ? 0 : 0.5
    const phase = near.along / pitch + side
    const inTooth = Math.abs(phase - Math.floor(phase) - 0.5) * 2
    const tooth = step(3.1, 2.5, d) * step(0.62, 0.38, inTooth)
    spot.open *= 1 - 0.5 * step(3.4, 2.4, d) * (1 - tooth)
    if (tooth <= 0.3) return
    spot.part = options.teeth
    spot.grain = 0
    spot.z += 1.1 * tooth * (1 - (d / 4) ** 2)
  }
}

/** The slider of a zip with its tab hanging at an angle (degrees, 90 is straight down). */
export function slider(place: {
  x: number
  y: number
  angle: number
  metal: string
  tab: string
  size?: number
}): Feature {
  const size = place.size ?? 1
  const turn = (place.angle * Math.PI) / 180
  const c = Math.cos(turn)
  const s = Math.sin(turn)
  return (x, y, spot) => {
    const u = ((x - place.x) * c + (y - place.y) * s) / size
    const v = (-(x - place.x) * s + (y - place.y) * c) / size
    if (u < -8 || u > 42 || Math.abs(v) > 9) return
    const body = Math.max(Math.abs(u) - 5.5, Math.abs(v) - 4 + 0.12 * Math.max(0, u))
    const neck = Math.max(Math.abs(u - 7) - 6, Math.abs(v) - 1.5)
    const tab = Math.hypot(Math.max(0, Math.abs(u - 23) - 11), Math.max(0, Math.abs(v) - 1.6)) - 2
    const metal = Math.min(body, neck)
    spot.open *= 1 - 0.4 * bell(Math.max(0, Math.min(metal, tab)), 1)
    if (metal >= 0 && tab >= 0) return
    spot.grain = 0
    spot.open = 1
    spot.part = metal < tab ? place.metal : place.tab
    spot.z += 2.6 + 1.2 * Math.sqrt(clamp(-Math.min(metal, tab) / 2, 0, 1))
  }
}

export type LabelOptions = {
  x: number
  y: number
  width: number
  height: number
  angle?: number
  part: string
  ink?: string
}

/** A woven label; with ink it bears the brand's mark and a line that stands for words. */
export function label(options: LabelOptions): Feature {
  const turn = ((options.angle ?? 0) * Math.PI) / 180
  const c = Math.cos(turn)
  const s = Math.sin(turn)
  return (x, y, spot, pixel) => {
    const u = (x - options.x) * c + (y - options.y) * s
    const v = -(x - options.x) * s + (y - options.y) * c
    const edge = Math.max(Math.abs(u) - options.width / 2, Math.abs(v) - options.height / 2)
    if (edge > 3) return
    spot.open *= 1 - 0.4 * bell(Math.max(0, edge), 0.8)
    if (edge > 0) return
    spot.part = options.part
    spot.grain = 0
    spot.open = 1
    spot.z += 0.8 * step(0, 0.8, -edge) + 0.35 * noise(u / 14, v / 30, 5)
    spot.z += 0.05 * Math.sin(v * 9) * step(0.4, 0.2, pixel)
    if (!options.ink) return
    const size = options.height * 0.5
    const line = Math.max(
      Math.abs(v - options.height * 0.3) - options.height * 0.04,
      Math.abs(u) - options.width * 0.28,
    )
    if (markDistance(u / size, v / size + 0.3) < 0 || line < 0) spot.part = options.ink
  }
}
