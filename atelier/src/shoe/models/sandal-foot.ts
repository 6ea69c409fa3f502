import { at, dot, floatAt, scale, subtract, type Vec3 } from '../../render/vector.ts'
import { lowShoeOutline, middleLine, sameRow } from '../last.ts'
import type { Outline } from '../outline.ts'
import { createUpper, type LastRow, type Upper } from '../upper.ts'

export const soleOutline = lowShoeOutline(3)
const INSIDE = 5.5

/** Seen from above, the foot stands so far inside the sole. */
const footOutline: Outline = {
  at: (place) => {
    const { x, y, outX, outY } = soleOutline.at(place)
    return { x: x - INSIDE * outX, y: y - INSIDE * outY, outX, outY }
  },
  placeOf: soleOutline.placeOf,
}

/** A bare foot up to the ankle: flat toes, a steep instep. */
const rows: LastRow[] = [
  { x: 2, top: [13, 0, 119], foot: [3, 26], over: [3, 0, -42] },
  { x: 10, top: [17, 13, 119], foot: [3, 26], over: [2, 4, -42] },
  { x: 26, top: [31, 23, 118], foot: [2.5, 26], over: [0, 4, -42] },
  { x: 48, top: [52, 27, 116], foot: [2, 26], over: [0, 2, -40] },
  { x: 72, top: [73, 26.5, 115], foot: [2, 25], over: [0, 3, -38] },
  { x: 96, top: [90, 23, 115], foot: [2, 25], over: [3, 7, -38] },
  { x: 120, top: [99, 18, 116], foot: [2, 24], over: [6, 11, -36] },
  { x: 146, top: [104, 13.5, 117], foot: [2, 24], over: [11, 16, -38] },
  { x: 172, top: [107, 10, 118], foot: [1.5, 24], over: [16, 18, -40] },
  { x: 198, top: [109, 7, 118.6], foot: [1, 24], over: [20, 18, -44] },
  { x: 224, top: [110, 4.6, 119], foot: [1, 23], over: [28, 15, -50] },
  { x: 248, top: [110.6, 2.8, 119.2], foot: [1, 22], over: [35, 11, -53] },
  { x: 269, top: [110.9, 1.3, 119.3], foot: [1, 20], over: [42, 6, -55] },
  { x: 285, top: [111, 0, 119.3], foot: [1, 19], over: [48, 1, -56] },
]

/** The foot that the straps are laid on; it is not in the picture. */
export function createFoot(bite: (x: number) => number): Upper {
  const plan = { outline: footOutline, bite, middle: middleLine, rows, medial: sameRow, padding: () => 0, ankle: 100 }
  return createUpper({ ...plan, detail: 0.5 }, () => {})
}

export type OnFoot = { place: Vec3; out: Vec3 }

/** The place of the foot nearest to a point, and which way its skin faces there. */
export function nearestOnFoot({ surface }: Upper, point: Vec3): OnFoot {
  const { position, normal } = surface
  let best = 0
  let least = Number.POSITIVE_INFINITY
  const [x, y, z] = point
  for (let i = 0; i < position.length; i += 3) {
    const [dx, dy, dz] = [floatAt(position, i) - x, floatAt(position, i + 1) - y, floatAt(position, i + 2) - z]
    const miss = dx * dx + dy * dy + dz * dz
    if (miss < least) {
      best = i
      least = miss
    }
  }
  const read = (values: Float32Array): Vec3 => [at(values, best), at(values, best + 1), at(values, best + 2)]
  const out = read(normal)
  const off = dot(subtract(point, read(position)), out)
  return { place: subtract(point, scale(out, off)), out }
}
