import type { Box } from './grid.ts'

export type Point = readonly [x: number, y: number]

/** What a path answers about a point near it: signed distance (right of travel is positive), arc length, distance past an end. */
export type Nearness = { distance: number; along: number; past: number }

const CELL = 6

/** A polyline in millimetres that can say quickly how far a point is from it, within a band. */
export class Path {
  readonly points: readonly Point[]
  readonly closed: boolean
  readonly length: number
  readonly box: Box
  private readonly band: number
  private readonly starts: Float64Array
  private readonly cells = new Map<number, number[]>()

  constructor(points: readonly Point[], options: { closed?: boolean; band?: number } = {}) {
    this.closed = options.closed ?? false
    this.band = options.band ?? 14
    this.points = this.closed && points[0] ? [...points, points[0]] : points
    this.box = boxOf(this.points)
    this.starts = new Float64Array(this.points.length)
    let along = 0
    for (let i = 1; i < this.points.length; i++) {
      const [ax, ay] = this.points[i - 1] as Point
      const [bx, by] = this.points[i] as Point
      this.register(i - 1, [ax, ay], [bx, by])
      along += Math.hypot(bx - ax, by - ay)
      this.starts[i] = along
    }
    this.length = along
  }

  /** Fills `out` and answers true when the point lies within the band. */
  near(x: number, y: number, out: Nearness): boolean {
    const box = this.box
    const band = this.band
    if (x < box.left - band || x > box.right + band || y < box.top - band || y > box.bottom + band) return false
    const candidates = this.cells.get(Math.floor(x / CELL) * 8192 + Math.floor(y / CELL))
    if (!candidates) return false
    let best = band * band
    let found = -1
    for (let c = 0; c < candidates.length; c++) {
      const i = candidates[c] as number
      const a = this.points[i] as Point
      const b = this.points[i + 1] as Point
      const dx = b[0] - a[0]
      const dy = b[1] - a[1]
      let t = ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy)
      t = t < 0 ? 0 : Math.min(t, 1)
      const ex = x - a[0] - dx * t
      const ey = y - a[1] - dy * t
      const d = ex * ex + ey * ey
      if (d < best) {
        best = d
        found = i
      }
    }
    if (found < 0) return false
    this.measure(found, x, y, out)
    out.distance = out.distance < 0 ? -Math.sqrt(best) : Math.sqrt(best)
    return true
  }

  /** The point at an arc length and the unit tangent there. */
  at(along: number): { x: number; y: number; tx: number; ty: number } {
    let i = 1
    while (i < this.points.length - 1 && (this.starts[i] as number) < along) i++
    const a = this.points[i - 1] as Point
    const b = this.points[i] as Point
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    const t = (along - (this.starts[i - 1] as number)) / length
    const tx = (b[0] - a[0]) / length
    const ty = (b[1] - a[1]) / length
    return { x: a[0] + tx * t * length, y: a[1] + ty * t * length, tx, ty }
  }

  private measure(i: number, x: number, y: number, out: Nearness): void {
    const a = this.points[i] as Point
    const b = this.points[i + 1] as Point
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    const tx = (b[0] - a[0]) / length
    const ty = (b[1] - a[1]) / length
    const t = (x - a[0]) * tx + (y - a[1]) * ty
    out.distance = tx * (y - a[1]) - ty * (x - a[0])
    out.along = (this.starts[i] as number) + Math.min(Math.max(t, 0), length)
    out.past = 0
    if (this.closed) return
    if (i === 0 && t < 0) out.past = -t
    if (i === this.points.length - 2 && t > length) out.past = t - length
  }

  private register(i: number, a: Point, b: Point): void {
    const reach = this.band
    const left = Math.floor((Math.min(a[0], b[0]) - reach) / CELL)
    const right = Math.floor((Math.max(a[0], b[0]) + reach) / CELL)
    const top = Math.floor((Math.min(a[1], b[1]) - reach) / CELL)
    const bottom = Math.floor((Math.max(a[1], b[1]) + reach) / CELL)
    for (let cx = left; cx <= right; cx++) {
      for (let cy = top; cy <= bottom; cy++) {
        const key = cx * 8192 + cy
        const list = this.cells.get(key)
        if (list) list.push(i)
        else this.cells.set(key, [i])
      }
    }
  }
}

/** The smallest upright rectangle around the points. */
export function boxOf(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}
