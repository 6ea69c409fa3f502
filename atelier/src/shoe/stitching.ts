import { resample } from '../render/spline.ts'
import type { Surface, SurfacePoint } from '../render/surface.ts'
import { at, clamp, type Vec3 } from '../render/vector.ts'
import { type ContourPoint, traceContours } from './contour.ts'

const CELL = 4
const REACH = 1.6

/** A thread or a hole on a surface, found by place. */
export type Spot = {
  from: Vec3
  to: Vec3
  radius: number
  part: number
  /** Millimetres above the surface, or below it for a hole. */
  height: number
}

/** A line of stitches on a surface: where `line` is zero, as far as `open` is above zero. */
export type Seam = { line: (point: SurfacePoint) => number; open?: (point: SurfacePoint) => number }

export type Thread = { part: number; length?: number; gap?: number; radius?: number }

/** Stitches of one length, left out where the seam is not open; the last one ends where the line ends. */
export function sewAlong(surface: Surface, seam: Seam, thread: Thread): Spot[] {
  const { part, length = 2.5, gap = 0.85, radius = 0.42 } = thread
  const field = { values: valuesOn(surface, seam.line), open: valuesOn(surface, seam.open ?? (() => 1)) }
  return traceContours(surface, field).flatMap((line) => {
    const count = Math.floor(lineLength(line) / (length + gap))
    if (count < 3) return []
    const fine = resample(line, count * 8 + 1, false)
    const share = Math.round((8 * length) / (length + gap))
    return Array.from({ length: count }, (_, i) => {
      const [from, to] = [fine[i * 8] as ContourPoint, fine[i * 8 + share] as ContourPoint]
      return { from, to, open: Math.min(from[3], to[3]) }
    }).flatMap(({ from, to, open }): Spot[] =>
      open > 0 ? [{ from: toVec3(from), to: toVec3(to), radius, part, height: 0.34 }] : [],
    )
  })
}

const toVec3 = ([x, y, z]: ContourPoint): Vec3 => [x, y, z]

function lineLength(line: readonly ContourPoint[]): number {
  return line.slice(1).reduce((sum, p, i) => {
    const q = line[i] as ContourPoint
    return sum + Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2])
  }, 0)
}

function valuesOn(surface: Surface, value: (point: SurfacePoint) => number): Float32Array {
  const result = new Float32Array(surface.position.length / 3)
  const point: SurfacePoint = { x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 0, a: 0, b: 0, c: 0, d: 0 }
  for (let i = 0; i < result.length; i++) {
    point.x = at(surface.position, i * 3)
    point.y = at(surface.position, i * 3 + 1)
    point.z = at(surface.position, i * 3 + 2)
    point.nx = at(surface.normal, i * 3)
    point.ny = at(surface.normal, i * 3 + 1)
    point.nz = at(surface.normal, i * 3 + 2)
    point.a = at(surface.coordinate, i * 4)
    point.b = at(surface.coordinate, i * 4 + 1)
    point.c = at(surface.coordinate, i * 4 + 2)
    point.d = at(surface.coordinate, i * 4 + 3)
    result[i] = value(point)
  }
  return result
}

export type SpotFinder = (
  x: number,
  y: number,
  z: number,
) => { spot: Spot; distance: number; along: number } | undefined

/** Finds the nearest spot within its radius and a little more. */
export function createSpotFinder(spots: readonly Spot[]): SpotFinder {
  const cells = new Map<number, Spot[]>()
  const keyOf = (x: number, y: number, z: number) => (x + 40) * 1_000_000 + (y + 100) * 1000 + z
  const cellOf = (value: number) => Math.floor(value / CELL)
  for (const spot of spots) {
    const reach = spot.radius + REACH
    const low = [0, 1, 2].map((k) => cellOf(Math.min(pick(spot.from, k), pick(spot.to, k)) - reach))
    const high = [0, 1, 2].map((k) => cellOf(Math.max(pick(spot.from, k), pick(spot.to, k)) + reach))
    forEachCell(low, high, (x, y, z) => {
      const list = cells.get(keyOf(x, y, z))
      if (list) list.push(spot)
      else cells.set(keyOf(x, y, z), [spot])
    })
  }
  return (x, y, z) => {
    const list = cells.get(keyOf(cellOf(x), cellOf(y), cellOf(z)))
    if (!list) return undefined
    let best: { spot: Spot; distance: number; along: number } | undefined
    for (const spot of list) {
      const found = measure(spot, x, y, z)
      if (
        found.distance < spot.radius + REACH &&
        (!best || found.distance - spot.radius < best.distance - best.spot.radius)
      ) {
        best = { spot, ...found }
      }
    }
    return best
  }
}

const pick = (v: Vec3, axis: number): number => v[axis] as number

function forEachCell(low: number[], high: number[], visit: (x: number, y: number, z: number) => void): void {
  for (let x = low[0] as number; x <= (high[0] as number); x++) {
    for (let y = low[1] as number; y <= (high[1] as number); y++) {
      for (let z = low[2] as number; z <= (high[2] as number); z++) visit(x, y, z)
    }
  }
}

function measure({ from, to }: Spot, x: number, y: number, z: number): { distance: number; along: number } {
  const [dx, dy, dz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]]
  const square = dx * dx + dy * dy + dz * dz
  const t = square > 1e-9 ? clamp(((x - from[0]) * dx + (y - from[1]) * dy + (z - from[2]) * dz) / square, 0, 1) : 0
  const distance = Math.hypot(from[0] + t * dx - x, from[1] + t * dy - y, from[2] + t * dz - z)
  return { distance, along: t }
}
