import { catmullRom, resample } from '../render/spline.ts'
import type { Vec2 } from '../render/vector.ts'

const STEPS = 800

/**
 * A closed line around the foot seen from above: place 0 is the back of the heel, 0.5 the tip of the toe,
 * the lateral side (negative y) between them, the medial side after them.
 */
export type Outline = {
  at: (place: number) => { x: number; y: number; outX: number; outY: number }
  /** The place on the lateral half where the line first reaches x; 1 minus it is a like place on the medial half. */
  placeOf: (x: number, side: 'lateral' | 'medial') => number
}

export function createOutline(shape: {
  heel: Vec2
  lateral: readonly Vec2[]
  toe: Vec2
  medial: readonly Vec2[]
}): Outline {
  const loop = [shape.heel, ...shape.lateral, shape.toe, ...shape.medial.toReversed()]
  const steps = 24
  const line = catmullRom(loop, steps, true)
  const toe = (shape.lateral.length + 1) * steps
  const lateral = resample(line.slice(0, toe + 1), STEPS + 1, false)
  const medial = resample([...line.slice(toe), shape.heel], STEPS + 1, false)
  const ring = [...lateral.slice(0, STEPS), ...medial.slice(0, STEPS)]
  const point = (i: number): Vec2 => ring[((i % ring.length) + ring.length) % ring.length] as Vec2
  const at = (place: number) => {
    const exact = (place - Math.floor(place)) * ring.length
    const i = Math.floor(exact)
    const t = exact - i
    const [p, q] = [point(i), point(i + 1)]
    const first = normalOf(point(i - 3), point(i + 3))
    const second = normalOf(point(i - 2), point(i + 4))
    const [outX, outY] = [first[0] * (1 - t) + second[0] * t, first[1] * (1 - t) + second[1] * t]
    return { x: p[0] + (q[0] - p[0]) * t, y: p[1] + (q[1] - p[1]) * t, outX, outY }
  }
  const placeOf = (x: number, side: 'lateral' | 'medial') => {
    const half = side === 'lateral' ? lateral : medial.toReversed()
    const found = half.findIndex((p) => p[0] >= x)
    const place = (found < 0 ? STEPS : found) / STEPS / 2
    return side === 'lateral' ? place : 1 - place
  }
  return { at, placeOf }
}

function normalOf(before: Vec2, after: Vec2): Vec2 {
  const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
  const size = Math.hypot(dx, dy) || 1
  return [dy / size, -dx / size]
}
