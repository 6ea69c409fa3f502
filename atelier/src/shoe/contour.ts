import type { Surface } from '../render/surface.ts'
import { at } from '../render/vector.ts'

/** A place on a contour: x, y, z, and how far from being covered by something it is. */
export type ContourPoint = readonly [number, number, number, number]

type Crossing = { key: number; point: ContourPoint }

/** Grid values whose zeros are looked for, and grid values that the points carry along. */
export type ContourField = { values: Float32Array; open: Float32Array }

/** Lines on a surface along which a value given at every grid point is zero, in order. */
export function traceContours(surface: Surface, field: ContourField): ContourPoint[][] {
  const neighbours = new Map<number, number[]>()
  const points = new Map<number, ContourPoint>()
  const join = (p: Crossing, q: Crossing) => {
    points.set(p.key, p.point)
    points.set(q.key, q.point)
    for (const [from, to] of [
      [p.key, q.key],
      [q.key, p.key],
    ] as const) {
      const list = neighbours.get(from)
      if (list) list.push(to)
      else neighbours.set(from, [to])
    }
  }
  for (let row = 0; row < surface.rows - 1; row++) {
    for (let column = 0; column < surface.columns - 1; column++) {
      const found = crossingsOf(surface, field, row * surface.columns + column)
      if (found.length >= 2) join(found[0] as Crossing, found[1] as Crossing)
      if (found.length === 4) join(found[2] as Crossing, found[3] as Crossing)
    }
  }
  return chain(neighbours).map((keys) => keys.map((key) => points.get(key) as ContourPoint))
}

function crossingsOf(surface: Surface, { values, open }: ContourField, i: number): Crossing[] {
  const { columns } = surface
  const lastColumn = i % columns === columns - 2
  const [a, b, c, d] = [i, i + 1, i + columns + 1, i + columns]
  // The repeated column of the seam takes the names of the first, so that a line runs on across it.
  const right = lastColumn && surface.closed ? i + 1 - (columns - 1) : b
  const edges = [
    [a, b, i * 2],
    [b, c, right * 2 + 1],
    [d, c, d * 2],
    [a, d, i * 2 + 1],
  ] as const
  const found: Crossing[] = []
  for (const [p, q, key] of edges) {
    const [vp, vq] = [at(values, p), at(values, q)]
    if (vp > 0 === vq > 0) continue
    const t = vp / (vp - vq)
    const place = (axis: number) => {
      const from = at(surface.position, p * 3 + axis)
      return from + t * (at(surface.position, q * 3 + axis) - from)
    }
    const clear = at(open, p) + t * (at(open, q) - at(open, p))
    found.push({ key, point: [place(0), place(1), place(2), clear] })
  }
  return found
}

function chain(neighbours: Map<number, number[]>): number[][] {
  const used = new Set<number>()
  const lines: number[][] = []
  const walk = (start: number): number[] => {
    const line = [start]
    used.add(start)
    for (let here = start; ; ) {
      const next = neighbours.get(here)?.find((key) => !used.has(key))
      if (next === undefined) break
      used.add(next)
      line.push(next)
      here = next
    }
    const first = neighbours.get(start) ?? []
    if (line.length > 3 && first.includes(line[line.length - 1] as number)) line.push(start)
    return line
  }
  for (const [key, list] of neighbours) if (list.length === 1 && !used.has(key)) lines.push(walk(key))
  for (const key of neighbours.keys()) if (!used.has(key)) lines.push(walk(key))
  return lines
}
