import type { Surface } from '../render/surface.ts'
import { at } from '../render/vector.ts'

const NODES_A_LINE = 100
const NODES_A_ROW = 18
const ROUNDS = 900

/**
 * Lays a surface that was cut open at its seam flat with as little stretch as possible, as a pattern cutter does,
 * so that a weave or the holes of a mesh keep their size everywhere; the top edge turns back at x `ankle`. Two numbers a grid point, in millimetres.
 */
export function flattenSurface(surface: Surface, ankle: number): Float32Array {
  const net = createNet(surface, ankle)
  const links = createLinks(net)
  for (let round = 0; round < ROUNDS; round++) for (const link of links) relax(net.flat, link)
  return spreadNet(net, surface)
}

type Net = {
  columns: number
  rows: number
  source: Float32Array
  flat: Float64Array
  columnOf: number[]
  rowOf: number[]
}
type Link = { p: number; q: number; rest: number; weight: number }

const evenly = (count: number, last: number): number[] =>
  Array.from({ length: count }, (_, i) => Math.round((i * last) / (count - 1)))

function createNet(surface: Surface, ankle: number): Net {
  const columnOf = evenly(Math.min(NODES_A_LINE, surface.columns), surface.columns - 1)
  const rowOf = evenly(Math.min(NODES_A_ROW, surface.rows), surface.rows - 1)
  const [columns, rows] = [columnOf.length, rowOf.length]
  const source = new Float32Array(columns * rows * 3)
  const flat = new Float64Array(columns * rows * 2)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const from = ((rowOf[row] as number) * surface.columns + (columnOf[column] as number)) * 3
      source.set(surface.position.subarray(from, from + 3), (row * columns + column) * 3)
    }
  }
  startNet({ columns, rows, source, flat }, ankle)
  return { columns, rows, source, flat, columnOf, rowOf }
}

/**
 * Starts each row as a straight line from its top: outwards in front, and behind the ankle straight to the side, the
 * top edge running straight back, as a shoemaker's pattern lies that was cut at the heel.
 */
function startColumn(
  net: StartNet,
  column: number,
  straight: { x: number; y: number; angle: number } | undefined,
): void {
  const { columns, rows, source, flat } = net
  const top = ((rows - 1) * columns + column) * 3
  const [dx, dy] = [at(source, column * 3) - at(source, top), at(source, column * 3 + 1) - at(source, top + 1)]
  const angle = straight?.angle ?? Math.atan2(dy, dx)
  let [x, y] = straight ? [straight.x, straight.y] : [at(source, top), at(source, top + 1)]
  for (let row = rows - 1; row >= 0; row--) {
    const i = row * columns + column
    flat[i * 2] = x
    flat[i * 2 + 1] = y
    if (row === 0) break
    const rest = distance(source, i, i - columns)
    x += rest * Math.cos(angle)
    y += rest * Math.sin(angle)
  }
}

type StartNet = Pick<Net, 'columns' | 'rows' | 'source' | 'flat'>

function startNet(net: StartNet, ankle: number): void {
  const { columns, rows, source } = net
  const top = (rows - 1) * columns
  const middle = columns >> 1
  for (const way of [-1, 1]) {
    let behind: { x: number; y: number; angle: number } | undefined
    for (let column = middle; column >= 0 && column < columns; column += way) {
      const i = top + column
      if (behind) behind = { ...behind, x: behind.x - distance(source, i, i - way) }
      else if (at(source, i * 3) < ankle) {
        behind = { x: at(source, i * 3), y: at(source, i * 3 + 1), angle: (way * Math.PI) / 2 }
      }
      startColumn(net, column, behind)
    }
  }
}

function distance(source: Float32Array, p: number, q: number): number {
  return Math.hypot(...[0, 1, 2].map((axis) => at(source, p * 3 + axis) - at(source, q * 3 + axis)))
}

function createLinks(net: Net): Link[] {
  const links: Link[] = []
  const link = (p: number, q: number, weight: number) => {
    const rest = distance(net.source, p, q)
    if (rest > 1e-6) links.push({ p, q, rest, weight })
  }
  for (let row = 0; row < net.rows; row++) {
    for (let column = 0; column < net.columns; column++) {
      const i = row * net.columns + column
      const [right, up] = [column + 1 < net.columns, row + 1 < net.rows]
      if (right) link(i, i + 1, 0.5)
      if (up) link(i, i + net.columns, 0.5)
      if (right && up) {
        link(i, i + net.columns + 1, 0.3)
        link(i + 1, i + net.columns, 0.3)
      }
    }
  }
  return links
}

function relax(flat: Float64Array, { p, q, rest, weight }: Link): void {
  const dx = at(flat, q * 2) - at(flat, p * 2)
  const dy = at(flat, q * 2 + 1) - at(flat, p * 2 + 1)
  const size = Math.sqrt(dx * dx + dy * dy) || 1e-6
  const pull = (0.5 * weight * (size - rest)) / size
  flat[p * 2] = at(flat, p * 2) + dx * pull
  flat[p * 2 + 1] = at(flat, p * 2 + 1) + dy * pull
  flat[q * 2] = at(flat, q * 2) - dx * pull
  flat[q * 2 + 1] = at(flat, q * 2 + 1) - dy * pull
}

function spreadNet(net: Net, surface: Surface): Float32Array {
  const result = new Float32Array(surface.columns * surface.rows * 2)
  for (let row = 0; row < surface.rows; row++) {
    const r = placeIn(net.rowOf, row)
    for (let column = 0; column < surface.columns; column++) {
      const c = placeIn(net.columnOf, column)
      for (let axis = 0; axis < 2; axis++) {
        const read = (dr: number, dc: number) => at(net.flat, ((r.i + dr) * net.columns + c.i + dc) * 2 + axis)
        const lower = read(0, 0) * (1 - c.t) + read(0, 1) * c.t
        const upper = read(1, 0) * (1 - c.t) + read(1, 1) * c.t
        result[(row * surface.columns + column) * 2 + axis] = lower * (1 - r.t) + upper * r.t
      }
    }
  }
  return result
}

function placeIn(knots: number[], value: number): { i: number; t: number } {
  let i = 0
  while (i < knots.length - 2 && (knots[i + 1] as number) <= value) i++
  const [from, to] = [knots[i] as number, knots[i + 1] as number]
  return { i, t: (value - from) / (to - from) }
}
