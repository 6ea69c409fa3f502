import { forEachTriangle, type Surface } from './surface.ts'
import { at } from './vector.ts'

const LEAF = 4
const BINS = 12

/** A tree of boxes over all triangles of a model, asked only whether anything lies on a ray. */
export type Occluder = {
  /** Nine numbers a triangle: corner, edge, edge. */
  triangles: Float32Array
  /** Six numbers a node: low corner, high corner. */
  boxes: Float32Array
  /** Two numbers a node: first child or first triangle, and the count of triangles (0 inside the tree). */
  nodes: Int32Array
}

export function createOccluder(surfaces: readonly Surface[], stride: number): Occluder {
  const corners = collectTriangles(surfaces, stride)
  const count = corners.length / 9
  const order = Uint32Array.from({ length: count }, (_, i) => i)
  const tree = growTree(corners, order)
  const triangles = new Float32Array(corners.length)
  for (let i = 0; i < count; i++) {
    const from = at(order, i) * 9
    for (let axis = 0; axis < 3; axis++) {
      const corner = at(corners, from + axis)
      triangles[i * 9 + axis] = corner
      triangles[i * 9 + 3 + axis] = at(corners, from + 3 + axis) - corner
      triangles[i * 9 + 6 + axis] = at(corners, from + 6 + axis) - corner
    }
  }
  return { triangles, ...tree }
}

function collectTriangles(surfaces: readonly Surface[], stride: number): Float32Array {
  const parts: number[] = []
  for (const surface of surfaces) {
    forEachTriangle(
      surface,
      (i, j, k) => {
        for (const corner of [i, j, k]) {
          for (let axis = 0; axis < 3; axis++) parts.push(at(surface.position, corner * 3 + axis))
        }
      },
      stride,
    )
  }
  return Float32Array.from(parts)
}

type Span = { node: number; from: number; to: number }

function growTree(corners: Float32Array, order: Uint32Array): { boxes: Float32Array; nodes: Int32Array } {
  const limit = Math.max(1, order.length * 2)
  const boxes = new Float32Array(limit * 6)
  const nodes = new Int32Array(limit * 2)
  const middle = new Float32Array(order.length * 3)
  for (let i = 0; i < order.length; i++) {
    for (let axis = 0; axis < 3; axis++) {
      const from = i * 9 + axis
      middle[i * 3 + axis] = (at(corners, from) + at(corners, from + 3) + at(corners, from + 6)) / 3
    }
  }
  let used = 1
  const open: Span[] = [{ node: 0, from: 0, to: order.length }]
  for (let span = open.pop(); span; span = open.pop()) {
    measureBox(corners, order, { span, boxes })
    const split = span.to - span.from > LEAF ? splitSpan(middle, order, span) : undefined
    if (split === undefined) {
      nodes[span.node * 2] = span.from
      nodes[span.node * 2 + 1] = span.to - span.from
      continue
    }
    nodes[span.node * 2] = used
    open.push({ node: used, from: span.from, to: split }, { node: used + 1, from: split, to: span.to })
    used += 2
  }
  return { boxes: boxes.slice(0, used * 6), nodes: nodes.slice(0, used * 2) }
}

function measureBox(
  corners: Float32Array,
  order: Uint32Array,
  { span, boxes }: { span: Span; boxes: Float32Array },
): void {
  const home = span.node * 6
  boxes.fill(Number.POSITIVE_INFINITY, home, home + 3)
  boxes.fill(Number.NEGATIVE_INFINITY, home + 3, home + 6)
  for (let i = span.from; i < span.to; i++) {
    const from = at(order, i) * 9
    for (let k = 0; k < 9; k++) {
      const value = at(corners, from + k)
      const axis = k % 3
      if (value < at(boxes, home + axis)) boxes[home + axis] = value
      if (value > at(boxes, home + 3 + axis)) boxes[home + 3 + axis] = value
    }
  }
}

/** Sorts the span's triangles into two at the middle of its longest side; undefined when they cannot be told apart. */
function splitSpan(middle: Float32Array, order: Uint32Array, span: Span): number | undefined {
  const low = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  const high = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let i = span.from; i < span.to; i++) {
    for (let axis = 0; axis < 3; axis++) {
      const value = at(middle, at(order, i) * 3 + axis)
      low[axis] = Math.min(low[axis] as number, value)
      high[axis] = Math.max(high[axis] as number, value)
    }
  }
  const sides = high.map((value, axis) => value - (low[axis] as number))
  const axis = sides.indexOf(Math.max(...sides))
  if ((sides[axis] as number) < 1e-6) return undefined
  const cut = balancedCut(middle, order, { span, axis, low: low[axis] as number, side: sides[axis] as number })
  let [left, right] = [span.from, span.to - 1]
  while (left <= right) {
    const index = at(order, left)
    if (at(middle, index * 3 + axis) < cut) left++
    else {
      order[left] = at(order, right)
      order[right--] = index
    }
  }
  return left === span.from || left === span.to ? (span.from + span.to) >> 1 : left
}

function balancedCut(
  middle: Float32Array,
  order: Uint32Array,
  { span, axis, low, side }: { span: Span; axis: number; low: number; side: number },
): number {
  const counts = new Uint32Array(BINS)
  for (let i = span.from; i < span.to; i++) {
    const value = at(middle, at(order, i) * 3 + axis)
    const bin = Math.min(BINS - 1, Math.floor(((value - low) / side) * BINS))
    counts[bin] = at(counts, bin) + 1
  }
  const half = (span.to - span.from) / 2
  let sum = 0
  let bin = 0
  while (bin < BINS - 1 && sum + at(counts, bin) / 2 < half) sum += at(counts, bin++)
  return low + (side * Math.max(1, bin)) / BINS
}
