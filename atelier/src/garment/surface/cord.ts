import type { Nearness, Path } from '../geometry/path.ts'
import { bell, step } from '../geometry/shaping.ts'
import type { Feature } from './spot.ts'

export type CordOptions = {
  part: string
  radius: number
  /** Flat tapes have a lower crown than round cords. */
  flatness?: number
  /** Plastic or metal tip: part and length from the end of the path. */
  tip?: { part: string; length: number }
}

const near: Nearness = { distance: 0, along: 0, past: 0 }

/** A braided cord lying along a path. */
export function cord(path: Path, options: CordOptions): Feature {
  const { radius, tip } = options
  const crown = radius * (options.flatness ?? 1.5)
  return (x, y, spot, pixel) => {
    if (!path.near(x, y, near)) return
    const d = Math.abs(near.distance)
    const reach = near.past > 0 ? Math.hypot(d, near.past) : d
    const tipped = tip !== undefined && path.length - near.along < tip.length
    const r = tipped ? radius * 0.92 : radius
    spot.open *= 1 - 0.3 * bell(Math.max(0, reach - r), 0.8)
    if (reach >= r) return
    const round = Math.sqrt(1 - (reach / r) ** 2)
    spot.z += 0.4 + crown * round
    spot.grain = 0
    spot.open = 1
    if (tipped) {
      spot.part = tip.part
      return
    }
    spot.part = options.part
    const weave = Math.sin(((near.along + Math.abs(near.distance) * 1.1) / (radius * 0.9)) * Math.PI)
    const shown = step(0.6, 0.3, pixel / radius)
    spot.z += 0.16 * radius * weave * shown * round
    spot.open *= 1 - 0.16 * (1 - weave) * shown
  }
}
