import { catmullRom } from '../../render/spline.ts'
import type { SurfacePoint } from '../../render/surface.ts'
import { smoothstep, type Vec2 } from '../../render/vector.ts'
import { type Grain, knitOf, type Texture } from '../texture.ts'
import type { LastRow } from '../upper.ts'

const stitches = knitOf(1.9, 1.5)
const PITCH = 4.6
const ROW = 3.7

/** Knit whose holes are as large as `open` says at flat coordinates: 0 closed, 1 widest. */
export function openKnit(open: (u: number, v: number) => number): Texture {
  return (u, v, grain) => {
    stitches(v, u, grain)
    const size = open(u, v)
    if (size <= 0.02) return
    const near = Math.round(u / ROW)
    let nearest = 9
    for (let row = near - 1; row <= near + 1; row++) {
      const shift = (row & 1) === 0 ? 0 : 0.5
      const column = Math.round(v / PITCH - shift) + shift
      nearest = Math.min(nearest, Math.hypot((u - row * ROW) * 1.15, (v - column * PITCH) * 0.92))
    }
    const radius = 1.32 * size
    const hole = 1 - smoothstep(radius - 0.18, radius + 0.18, nearest)
    const rim = smoothstep(radius, radius + 1, nearest)
    grain.height = grain.height * rim + 0.16 * size * rim - 0.35 * hole
    grain.shade *= (1 - 0.45 * hole) * (0.9 + 0.1 * rim)
    grain.hole = hole
  }
}

/** A texture that knows where on the foot it is, not only where on the pattern. */
export type PlacedTexture = (point: SurfacePoint, grain: Grain) => void

/** The shader asks for a layer's distance and next for its texture at the same point, which is kept in between. */
export function placedLayer(distance: (point: SurfacePoint) => number, texture: PlacedTexture) {
  let here: SurfacePoint | undefined
  return {
    distance: (point: SurfacePoint) => {
      here = point
      return distance(point)
    },
    texture: (_u: number, _v: number, grain: Grain) => {
      if (here) texture(here, grain)
    },
  }
}

/** Millimetres along the collar from the heel for a point beside it, by the angle about the ankle. */
export function alongCollar(rows: readonly LastRow[], middle: (x: number) => number): (p: SurfacePoint) => number {
  const half = rows.map(({ top: [x, y] }): Vec2 => [x, y])
  const ring = catmullRom(
    [
      ...half,
      ...half
        .slice(1, -1)
        .toReversed()
        .map(([x, y]): Vec2 => [x, -y]),
    ],
    12,
    true,
  )
  const centre = 64
  const lengths: Vec2[] = []
  let length = 0
  for (const [i, [x, y]] of ring.entries()) {
    if (y < 0) break
    const [px, py] = ring[i - 1] ?? [x, y]
    length += Math.hypot(x - px, y - py)
    lengths.push([Math.PI - Math.atan2(y, x - centre), length])
  }
  return (p) => {
    const y = p.y - middle(p.x)
    const angle = Math.PI - Math.abs(Math.atan2(y, p.x - centre))
    let i = 1
    while (i < lengths.length - 1 && (lengths[i] as Vec2)[0] < angle) i++
    const [[a, from], [b, to]] = [lengths[i - 1] as Vec2, lengths[i] as Vec2]
    const round = from + ((to - from) * (angle - a)) / (b - a || 1)
    const straight = length - Math.abs(y)
    const front = smoothstep(108, 128, p.x)
    return round + (straight - round) * front
  }
}

/** Ribs of a stretchy knit along `s`: round wales with loops in them that `t` counts. */
export function ribKnit(s: number, t: number, grain: Grain): void {
  const wale = Math.abs(Math.sin((Math.PI * s) / 2.7))
  const loop = Math.abs(Math.sin((Math.PI * t) / 1.15 + (Math.floor(s / 2.7) % 2) * 1.2))
  grain.height = 0.34 * Math.sqrt(wale) + 0.05 * loop * wale
  grain.shade = 0.76 + 0.2 * Math.min(1, wale * 1.5) + 0.04 * loop * wale
  grain.gloss = 0.06
  grain.hole = 0
}
