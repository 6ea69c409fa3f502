import { smoothstep } from '../../render/vector.ts'
import { lowLastRows } from '../last.ts'
import { createOutline } from '../outline.ts'
import type { TonguePlan } from '../tongue.ts'
import type { LastRow } from '../upper.ts'

/** Seen from above: wide at the ball and blunt at the toes, where the board is felt. */
export const outline = createOutline({
  heel: [2, 0],
  lateral: [
    [5, -16],
    [17, -28.5],
    [42, -34.5],
    [80, -36],
    [120, -39],
    [158, -45.5],
    [192, -50],
    [222, -51.5],
    [248, -49],
    [268, -40.5],
    [281, -22.5],
  ],
  toe: [286, 4],
  medial: [
    [5, 16],
    [17, 28],
    [42, 33],
    [80, 32.5],
    [120, 32],
    [158, 37],
    [192, 44.5],
    [222, 49],
    [248, 48.5],
    [268, 43],
    [281, 28.5],
  ],
})

/** Low behind, low and flat over the toes. */
export function skateRows(): LastRow[] {
  return lowLastRows({ heel: -9, dip: -3, instep: -2, toe: -10 }).map((row) => {
    const [x, half, z] = row.top
    const [ox, oy, oz] = row.over
    const toe = smoothstep(205, 270, row.x)
    return {
      ...row,
      x: row.x === 285 ? 286 : row.x,
      top: [x, half * 1.06, z - 5 * smoothstep(140, 205, x)],
      over: [ox * (1 + 0.12 * toe), oy * 1.05, oz * (1 - 0.35 * toe)],
    }
  })
}

/** Thick enough to take the edge of a board on the instep. */
export const skateTongue: Omit<TonguePlan, 'middle' | 'detail'> = {
  spine: [
    [213, 54],
    [196, 60.5],
    [176, 69],
    [157, 78.5],
    [144, 87],
    [134, 96],
    [126.5, 106],
    [122.5, 115],
    [121.5, 119],
  ],
  width: [
    [0, 38],
    [0.5, 44],
    [0.8, 51],
    [1, 53],
  ],
  thickness: [
    [0, 4],
    [0.45, 6],
    [0.75, 12],
    [0.92, 14],
    [1, 11],
  ],
  arch: [
    [0, 7],
    [0.5, 9],
    [0.8, 13],
    [1, 14],
  ],
}
