import { type Camera, project } from './camera.ts'
import type { Surface } from './surface.ts'
import { at } from './vector.ts'

/** Which triangle each sample sees: its surface, its first grid point, which half of the grid square, and where in it. */
export type Visibility = {
  width: number
  height: number
  /** Per sample one over depth; 0 where nothing is. */
  near: Float32Array
  /** Per sample surface number plus one. */
  surface: Uint8Array
  /** Per sample twice the grid point plus the half. */
  triangle: Int32Array
}

export function rasterise(
  surfaces: readonly Surface[],
  camera: Camera,
  size: { width: number; height: number },
): Visibility {
  const count = size.width * size.height
  const target: Visibility = {
    ...size,
    near: new Float32Array(count),
    surface: new Uint8Array(count),
    triangle: new Int32Array(count),
  }
  for (const [index, surface] of surfaces.entries())
    drawSurface(target, projectSurface(surface, camera), [index, surface])
  return target
}

/** Three numbers a point: picture x, picture y, one over depth. */
export function projectSurface(surface: Surface, camera: Camera): Float64Array {
  const { position } = surface
  const result = new Float64Array(position.length)
  for (let i = 0; i < position.length; i += 3) {
    result.set(project(camera, [at(position, i), at(position, i + 1), at(position, i + 2)]), i)
  }
  return result
}

function drawSurface(target: Visibility, points: Float64Array, [index, surface]: [number, Surface]): void {
  const { columns, rows } = surface
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      const a = row * columns + column
      const d = a + columns + 1
      drawTriangle(target, points, { a, b: a + 1, c: d, surface: index + 1, triangle: a * 2 })
      drawTriangle(target, points, { a, b: d, c: a + columns, surface: index + 1, triangle: a * 2 + 1 })
    }
  }
}

type Triangle = { a: number; b: number; c: number; surface: number; triangle: number }

function drawTriangle(target: Visibility, points: Float64Array, corners: Triangle): void {
  const [a, b, c] = [corners.a * 3, corners.b * 3, corners.c * 3]
  const ax = points[a] as number
  const ay = points[a + 1] as number
  const bx = points[b] as number
  const by = points[b + 1] as number
  const cx = points[c] as number
  const cy = points[c + 1] as number
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
  if (area > -1e-9 && area < 1e-9) return
  const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5))
  const right = Math.min(target.width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5))
  const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5))
  const bottom = Math.min(target.height - 1, Math.floor(Math.max(ay, by, cy) - 0.5))
  const [na, nb, nc] = [points[a + 2] as number, points[b + 2] as number, points[c + 2] as number]
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const [px, py] = [x + 0.5, y + 0.5]
      const u = ((px - ax) * (cy - ay) - (py - ay) * (cx - ax)) / area
      const v = ((bx - ax) * (py - ay) - (by - ay) * (px - ax)) / area
      if (u < -1e-6 || v < -1e-6 || u + v > 1.000001) continue
      const near = na + u * (nb - na) + v * (nc - na)
      const i = y * target.width + x
      if (near <= (target.near[i] as number)) continue
      target.near[i] = near
      target.surface[i] = corners.surface
      target.triangle[i] = corners.triangle
    }
  }
}

export type Corners = { a: number; b: number; c: number; u: number; v: number }

/** The corners of a sample's triangle and its place between them. */
export function cornersAt(
  points: Float64Array,
  columns: number,
  triangle: number,
  [px, py]: readonly [number, number],
): Corners {
  const a = triangle >> 1
  const second = (triangle & 1) === 1
  const b = second ? a + columns + 1 : a + 1
  const c = second ? a + columns : a + columns + 1
  const ax = points[a * 3] as number
  const ay = points[a * 3 + 1] as number
  const abx = (points[b * 3] as number) - ax
  const aby = (points[b * 3 + 1] as number) - ay
  const acx = (points[c * 3] as number) - ax
  const acy = (points[c * 3 + 1] as number) - ay
  const area = abx * acy - aby * acx
  const u = ((px - ax) * acy - (py - ay) * acx) / area
  const v = (abx * (py - ay) - aby * (px - ax)) / area
  return { a, b, c, u, v }
}
