import { catmullRom, curveThrough, resample } from '../render/spline.ts'
import { createSurface, type Shader, type Surface } from '../render/surface.ts'
import { add, cross, normalize, scale, subtract, type Vec2, type Vec3 } from '../render/vector.ts'

export type TonguePlan = {
  /** Middle of the tongue in side view from under the vamp to its tip: x, z. */
  spine: readonly Vec2[]
  middle: (x: number) => number
  /** Width and thickness by share of the way to the tip. */
  width: readonly (readonly [number, number])[]
  thickness: readonly (readonly [number, number])[]
  /** How far the sides fall below the middle, by share of the way. */
  arch: readonly (readonly [number, number])[]
  detail: number
}

/** A padded, closed tongue. Coordinates: across from its middle, along from its root, share of the way, 1 on top and -1 below. */
export function createTongue(plan: TonguePlan, shader: Shader): Surface {
  const rows = Math.round(90 * plan.detail)
  const columns = Math.round(72 * plan.detail)
  const spine = resample(catmullRom(plan.spine, 16, false), rows, false)
  const [width, thickness, arch] = [curveThrough(plan.width), curveThrough(plan.thickness), curveThrough(plan.arch)]
  const total = spineLength(spine)
  const tip = roundedTip(total)
  const frame = (row: number) => {
    const [p, q] = [spine[Math.max(0, row - 1)] as Vec2, spine[Math.min(rows - 1, row + 1)] as Vec2]
    const forward = normalize([q[0] - p[0], 0, q[1] - p[1]])
    const [x, z] = spine[row] as Vec2
    return { centre: [x, plan.middle(x), z] as Vec3, up: normalize(cross(forward, [0, -1, 0])) }
  }
  const ring = (column: number, row: number) => {
    const angle = (2 * Math.PI * column) / (columns - 1)
    const t = row / (rows - 1)
    const end = tip(t)
    const across = power(Math.cos(angle), 0.75) * 0.5 * width(t) * end.width
    const over = power(Math.sin(angle), 0.75) * 0.5 * thickness(t) * end.thickness
    const fall = arch(t) * ((2 * across) / width(t)) ** 2
    return { across, over: over - fall, t, angle }
  }
  return createSurface({
    key: 'tongue',
    columns,
    rows,
    closed: true,
    point: (column, row) => {
      const { across, over } = ring(column, row)
      const { centre, up } = frame(row)
      return add(add(centre, scale(up, over)), [0, across, 0])
    },
    coordinate: (column, row) => {
      const { across, t, angle } = ring(column, row)
      return [across, t * total, t, Math.sin(angle)]
    },
    flip: true,
    shader,
  })
}

const power = (value: number, exponent: number): number => Math.sign(value) * Math.abs(value) ** exponent

function spineLength(spine: readonly Vec2[]): number {
  let sum = 0
  for (let i = 1; i < spine.length; i++) {
    const step = subtract([...(spine[i] as Vec2), 0], [...(spine[i - 1] as Vec2), 0])
    sum += Math.hypot(...step)
  }
  return sum
}

/** Rounds the last millimetres: corners from the front, the padded edge from the side. */
function roundedTip(total: number): (t: number) => { width: number; thickness: number } {
  return (t) => {
    const left = (1 - t) * total
    const corner = Math.max(0, 1 - left / 13)
    const edge = Math.max(0, 1 - left / 3.4)
    const start = Math.min(1, t * 40)
    return {
      width: Math.sqrt(Math.max(0.0, 1 - corner ** 2.6 * 0.72)),
      thickness: start * Math.sqrt(Math.max(0, 1 - edge * edge)),
    }
  }
}
