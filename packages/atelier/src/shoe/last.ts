import { curveThrough } from '../render/spline.ts'
import { createOutline, type Outline } from './outline.ts'
import type { LastRow } from './upper.ts'

/** Seen from above, the line where upper and sole meet, for a shoe 290 mm long; `round` swells the toe. */
export function lowShoeOutline(round = 0): Outline {
  return createOutline({
    heel: [2, 0],
    lateral: [
      [5, -15],
      [17, -27],
      [42, -32.5],
      [80, -33],
      [120, -35.5],
      [158, -42.5],
      [192, -47],
      [222, -46 - round * 0.5],
      [247, -41 - round],
      [267, -31 - round],
      [280.5, -14.5 - round * 0.6],
    ],
    toe: [285, 6],
    medial: [
      [5, 15],
      [17, 26.5],
      [42, 31],
      [80, 29.5],
      [120, 28.5],
      [158, 34],
      [192, 41.5],
      [222, 44.5 + round * 0.3],
      [248, 42.5 + round * 0.5],
      [267, 36 + round * 0.6],
      [280, 23.5 + round * 0.5],
    ],
  })
}

/** The shoe's middle line swings to the big toe. */
export const middleLine = curveThrough([
  [0, 0],
  [60, -0.5],
  [130, -3],
  [190, -2.5],
  [230, 0.5],
  [260, 4],
  [285, 6],
])

/** A low-cut upper with an ankle dip and a laced throat. Heights are over the ground with the sole in place. */
export function lowLastRows(change: { heel?: number; dip?: number; instep?: number; toe?: number } = {}): LastRow[] {
  const { heel = 0, dip = 0, instep = 0, toe = 0 } = change
  return [
    { x: 2, top: [8, 0, 100 + heel], foot: [6, 30], over: [-11, 0, -27] },
    { x: 10, top: [13, 16, 99 + heel], foot: [6, 30], over: [-7, 5.5, -27] },
    { x: 28, top: [30, 26.5, 93 + heel * 0.8], foot: [4.5, 29], over: [-2, 7.5, -25] },
    { x: 54, top: [56, 29.5, 81 + (heel + dip) * 0.4], foot: [3.5, 26], over: [0, 7, -22] },
    { x: 80, top: [82, 29, 73.5 + dip], foot: [3, 25], over: [1, 7, -20] },
    { x: 104, top: [105, 26.5, 73.5 + dip], foot: [3, 25], over: [1, 8, -20] },
    { x: 126, top: [125, 22.5, 81 + (instep + dip) * 0.5], foot: [3, 26], over: [1, 11, -20] },
    { x: 146, top: [141, 18.5, 88 + instep], foot: [3, 27], over: [2, 15, -15] },
    { x: 168, top: [157, 16, 84 + instep * 0.8], foot: [2.5, 27], over: [4, 17, -10] },
    { x: 190, top: [173, 15, 78 + instep * 0.6], foot: [2, 28], over: [6, 18, -7] },
    { x: 212, top: [187, 14, 73 + instep * 0.4], foot: [1.5, 29 + toe * 0.6], over: [11, 18, -5] },
    { x: 234, top: [199, 12, 69 + instep * 0.25], foot: [1.5, 30.5 + toe], over: [20, 17, -5] },
    { x: 254, top: [207, 9, 66 + instep * 0.15], foot: [2, 31 + toe], over: [32, 13, -6] },
    { x: 271, top: [211.5, 5, 64], foot: [3, 31 + toe], over: [42, 8, -7.5] },
    { x: 285, top: [213, 0, 63.4], foot: [3.5, 31 + toe], over: [48, 2, -8.5] },
  ]
}

export const sameRow = (row: LastRow): LastRow => row
