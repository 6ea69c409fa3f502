/** A field of numbers over a rectangle of millimetres: node (i, j) lies at (x0 + i·pitch, y0 + j·pitch). */
export type Grid = {
  readonly x0: number
  readonly y0: number
  readonly pitch: number
  readonly width: number
  readonly height: number
  readonly data: Float32Array
}

export type Box = { left: number; top: number; right: number; bottom: number }

/** An empty grid that covers the box and one margin around it. */
export function toGrid(box: Box, pitch: number, margin = 0): Grid {
  const x0 = box.left - margin
  const y0 = box.top - margin
  const width = Math.ceil((box.right + margin - x0) / pitch) + 1
  const height = Math.ceil((box.bottom + margin - y0) / pitch) + 1
  return { x0, y0, pitch, width, height, data: new Float32Array(width * height) }
}

/** The same lattice with other numbers. */
export function likeGrid(grid: Grid): Grid {
  return { ...grid, data: new Float32Array(grid.data.length) }
}

/** The value between the four nodes around a point; the nearest edge outside the grid. */
export function sampleGrid(grid: Grid, x: number, y: number): number {
  const { data, width, height } = grid
  const fx = Math.min(Math.max((x - grid.x0) / grid.pitch, 0), width - 1.001)
  const fy = Math.min(Math.max((y - grid.y0) / grid.pitch, 0), height - 1.001)
  const ix = fx | 0
  const iy = fy | 0
  const tx = fx - ix
  const k = iy * width + ix
  const a = data[k] as number
  const c = data[k + width] as number
  const top = a + ((data[k + 1] as number) - a) * tx
  const low = c + ((data[k + width + 1] as number) - c) * tx
  return top + (low - top) * (fy - iy)
}

const weights = new Float64Array(8)

function setWeights(offset: number, t: number): void {
  const s = 1 - t
  weights[offset] = (s * s * s) / 6
  weights[offset + 1] = (3 * t * t * t - 6 * t * t + 4) / 6
  weights[offset + 2] = (3 * s * s * s - 6 * s * s + 4) / 6
  weights[offset + 3] = (t * t * t) / 6
}

/** A value of the cubic B-spline over the nodes: smooth to the second derivative, so that light does not show the lattice. */
export function sampleSmooth(grid: Grid, x: number, y: number): number {
  const { data, width, height } = grid
  const fx = Math.min(Math.max((x - grid.x0) / grid.pitch, 1), width - 2.001)
  const fy = Math.min(Math.max((y - grid.y0) / grid.pitch, 1), height - 2.001)
  const ix = fx | 0
  const iy = fy | 0
  setWeights(0, fx - ix)
  setWeights(4, fy - iy)
  let sum = 0
  for (let j = 0; j < 4; j++) {
    const k = (iy + j - 1) * width + ix - 1
    const row =
      (weights[0] as number) * (data[k] as number) +
      (weights[1] as number) * (data[k + 1] as number) +
      (weights[2] as number) * (data[k + 2] as number) +
      (weights[3] as number) * (data[k + 3] as number)
    sum += row * (weights[4 + j] as number)
  }
  return sum
}
