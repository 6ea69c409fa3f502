import type { ViewPass } from '@lacehouse/pictures/passes/view-pass'
import type { Area } from '../render/take-difference.ts'
import { markDistance } from './mark-distance.ts'

/** Where the mark lies in a picture: its middle, and the two columns of the matrix from its own heights to pixels. */
export type MarkPlace = { x: number; y: number; across: readonly [number, number]; down: readonly [number, number] }

type Mask = { area: Area; inside: Float32Array }
type Numbers = readonly [x: number, y: number, ax: number, ay: number, dx: number, dy: number]

/** A share of agreement below which a part is no mark, or too little of one shows. */
const ALIKE = 0.72
const TURNS = [-60, -30, 0, 30, 60]

/** Finds how the mark of the passes lies in an area, from the pixels of some parts there; null where they do not have its shape. */
export function fitMark(pass: ViewPass, area: Area, parts: ReadonlySet<number>): MarkPlace | null {
  const mask = maskOf(pass, area, parts)
  const start = startOf(mask)
  if (!start) return null
  let best: { numbers: Numbers; alike: number } = { numbers: turned(start, 0), alike: -1 }
  for (const turn of TURNS) {
    const numbers = turned(start, turn)
    const alike = likenessOf(mask, numbers)
    if (alike > best.alike) best = { numbers, alike }
  }
  for (let step = start.size * 0.08; step > 0.2; step /= 1.6) best = improved(mask, best, step)
  if (best.alike < ALIKE) return null
  const [x, y, ax, ay, dx, dy] = best.numbers
  return { x, y, across: [ax, ay], down: [dx, dy] }
}

/** The mark's own place of a pixel, in its heights from its middle. */
export function toMark({ x, y, across, down }: MarkPlace, px: number, py: number): readonly [u: number, v: number] {
  const [a, b, c, d] = [across[0], down[0], across[1], down[1]]
  const size = a * d - b * c
  const [ox, oy] = [px - x, py - y]
  return [(d * ox - b * oy) / size, (a * oy - c * ox) / size]
}

function maskOf(pass: ViewPass, area: Area, parts: ReadonlySet<number>): Mask {
  const inside = new Float32Array(area.width * area.height)
  for (let i = 0; i < inside.length; i++) {
    const column = i % area.width
    const p = ((area.top + (i - column) / area.width) * pass.width + area.left + column) * 4
    const [a = 0, b = 0, mix = 0] = pass.id.subarray(p, p + 3)
    inside[i] = (parts.has(a) ? 1 - mix / 255 : 0) + (parts.has(b) ? mix / 255 : 0)
  }
  return { area, inside }
}

type Start = { x: number; y: number; size: number }

/** The middle of the mask, and the height of a mark that covers as much. */
function startOf({ area, inside }: Mask): Start | null {
  let [sum, x, y] = [0, 0, 0]
  for (let i = 0; i < inside.length; i++) {
    const weight = inside[i] as number
    const column = i % area.width
    sum += weight
    x += weight * (area.left + column)
    y += weight * (area.top + (i - column) / area.width)
  }
  if (sum < 20) return null
  return { x: x / sum + 0.5, y: y / sum + 0.5, size: Math.sqrt(sum / coveredShare()) }
}

let share = 0

/** The area of a mark of height 1. */
function coveredShare(): number {
  if (share > 0) return share
  const steps = 100
  for (let i = 0; i < 2 * steps; i++) {
    for (let j = 0; j < 1.2 * steps; j++) if (markDistance(i / steps - 1, j / steps - 0.6) < 0) share += 1 / steps ** 2
  }
  return share
}

function turned({ x, y, size }: Start, degrees: number): Numbers {
  const angle = (degrees * Math.PI) / 180
  const [c, s] = [Math.cos(angle) * size, Math.sin(angle) * size]
  return [x, y, c, s, -s, c]
}

/** Common area over joint area of the mask and a mark that lies so. */
function likenessOf({ area, inside }: Mask, [x, y, ax, ay, dx, dy]: Numbers): number {
  const place: MarkPlace = { x, y, across: [ax, ay], down: [dx, dy] }
  let [common, joint] = [0, 0]
  for (let i = 0; i < inside.length; i++) {
    const column = i % area.width
    const [u, v] = toMark(place, area.left + column + 0.5, area.top + (i - column) / area.width + 0.5)
    const own = Math.abs(u) < 0.95 && Math.abs(v) < 0.6 && markDistance(u, v) < 0 ? 1 : 0
    common += Math.min(own, inside[i] as number)
    joint += Math.max(own, inside[i] as number)
  }
  return common / joint
}

function improved(mask: Mask, start: { numbers: Numbers; alike: number }, step: number) {
  let best = start
  for (let k = 0; k < 6; k++) {
    for (const sign of [-1, 1]) {
      const numbers = best.numbers.map((value, i) => (i === k ? value + sign * step : value)) as unknown as Numbers
      const alike = likenessOf(mask, numbers)
      if (alike > best.alike) best = { numbers, alike }
    }
  }
  return best
}
