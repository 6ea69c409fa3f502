import { at, type Vec3 } from './vector.ts'

/** Where a ray through a pixel meets a surface; reused from pixel to pixel. */
export type SurfacePoint = {
  x: number
  y: number
  z: number
  /** Smooth normal without relief. */
  nx: number
  ny: number
  nz: number
  /** The surface's own four coordinates, in millimetres where they are lengths. */
  a: number
  b: number
  c: number
  d: number
}

/** What a surface is at a point, before light. */
export type SurfaceSample = {
  partA: number
  partB: number
  /** 0 is all part A, 1 all part B. */
  mix: number
  /** Relief above the surface in millimetres, seen as a change of the normal only. */
  height: number
  /** Share of diffuse light that is left: lines between panels, holes. */
  shade: number
  /** How mirror-like: 0 rough, 1 polished. */
  gloss: number
}

export type Shader = (point: SurfacePoint, sample: SurfaceSample) => void

/** A grid of points with normals and own coordinates; all of a model is made of these. */
export type Surface = {
  key: string
  columns: number
  rows: number
  /** Around closed surfaces the last column repeats the first, so that coordinates may differ at the seam. */
  closed: boolean
  position: Float32Array
  normal: Float32Array
  coordinate: Float32Array
  shader: Shader
}

export type SurfacePlan = {
  key: string
  columns: number
  rows: number
  closed: boolean
  /** Normals point to where a walk along columns and then rows turns left; true turns them round. */
  flip?: boolean
  point: (column: number, row: number) => Vec3
  coordinate?: (column: number, row: number) => readonly [number, number, number, number]
  shader: Shader
}

export function createSurface(plan: SurfacePlan): Surface {
  const { columns, rows } = plan
  const position = new Float32Array(columns * rows * 3)
  const coordinate = new Float32Array(columns * rows * 4)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const i = row * columns + column
      const source = plan.closed && column === columns - 1 ? 0 : column
      position.set(plan.point(source, row), i * 3)
      if (plan.coordinate) coordinate.set(plan.coordinate(column, row), i * 4)
    }
  }
  const surface: Surface = {
    key: plan.key,
    columns,
    rows,
    closed: plan.closed,
    position,
    normal: new Float32Array(columns * rows * 3),
    coordinate,
    shader: plan.shader,
  }
  updateNormals(surface, plan.flip ? -1 : 1)
  return surface
}

/** Area-weighted mean of the triangles at each point, joined across the seam. */
export function updateNormals(surface: Surface, sign: number): void {
  const { columns, rows, position, normal } = surface
  normal.fill(0)
  forEachTriangle(surface, (i, j, k) => addFaceNormal({ position, normal }, [i, j, k], sign))
  if (surface.closed) joinSeam(normal, columns, rows)
  for (let i = 0; i < normal.length; i += 3) {
    const size = Math.hypot(at(normal, i), at(normal, i + 1), at(normal, i + 2))
    if (size < 1e-9) {
      normal[i + 2] = sign
      continue
    }
    for (let axis = 0; axis < 3; axis++) normal[i + axis] = at(normal, i + axis) / size
  }
}

function addFaceNormal(
  { position, normal }: { position: Float32Array; normal: Float32Array },
  corners: [number, number, number],
  sign: number,
): void {
  const [i, j, k] = corners
  const edge = (from: number, to: number, axis: number) => at(position, to * 3 + axis) - at(position, from * 3 + axis)
  const [ax, ay, az] = [edge(i, j, 0), edge(i, j, 1), edge(i, j, 2)]
  const [bx, by, bz] = [edge(i, k, 0), edge(i, k, 1), edge(i, k, 2)]
  const face = [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx]
  for (const corner of corners) {
    for (let axis = 0; axis < 3; axis++) {
      const to = corner * 3 + axis
      normal[to] = at(normal, to) + sign * (face[axis] as number)
    }
  }
}

function joinSeam(normal: Float32Array, columns: number, rows: number): void {
  for (let row = 0; row < rows; row++) {
    for (let axis = 0; axis < 3; axis++) {
      const first = row * columns * 3 + axis
      const last = first + (columns - 1) * 3
      const sum = at(normal, first) + at(normal, last)
      normal[first] = sum
      normal[last] = sum
    }
  }
}

/** Calls back with the three point indices of every triangle of the grid. */
export function forEachTriangle(
  surface: Pick<Surface, 'columns' | 'rows'>,
  visit: (i: number, j: number, k: number) => void,
  stride = 1,
): void {
  const { columns, rows } = surface
  for (let row = 0; row < rows - 1; row += stride) {
    const below = Math.min(row + stride, rows - 1) * columns
    for (let column = 0; column < columns - 1; column += stride) {
      const right = Math.min(column + stride, columns - 1)
      const [a, b] = [row * columns + column, row * columns + right]
      const [c, d] = [below + column, below + right]
      visit(a, b, d)
      visit(a, d, c)
    }
  }
}
