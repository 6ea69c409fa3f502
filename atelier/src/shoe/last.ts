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

/** A low-cut upper whose throat climbs high over the instep, as on shoes that lace firmly. */
export function steepLastRows(change: { heel?: number; dip?: number; instep?: number; toe?: number } = {}): LastRow[] {
  const { heel = 0, dip = 0, instep = 0, toe = 0 } = change
  return [
    { x: 2, top: [8, 0, 102 + heel], foot: [6, 30], over: [-10, 0, -28] },
    { x: 10, top: [13, 16, 101 + heel], foot: [6, 30], over: [-7, 5.5, -28] },
    { x: 28, top: [29.5, 26.5, 94 + heel * 0.8], foot: [4.5, 29], over: [-2, 7.5, -25] },
    { x: 54, top: [55, 29.5, 80.5 + (heel + dip) * 0.4], foot: [3.5, 26], over: [0, 7, -22] },
    { x: 80, top: [80, 29, 73.5 + dip], foot: [3, 25], over: [1, 7, -20] },
    { x: 104, top: [101, 26, 78 + dip], foot: [3, 25], over: [1, 8, -21] },
    { x: 126, top: [118, 21, 91 + (instep + dip) * 0.5], foot: [3, 26], over: [2, 11, -24] },
    { x: 146, top: [133, 17.5, 100.5 + instep], foot: [3, 27], over: [4, 15, -21] },
    { x: 168, top: [150, 16, 93 + instep * 0.8], foot: [2.5, 27], over: [6, 17.5, -15] },
    { x: 190, top: [168, 15, 84.5 + instep * 0.6], foot: [2, 28], over: [8, 18, -10] },
    { x: 212, top: [184, 14, 76.5 + instep * 0.4], foot: [1.5, 29 + toe * 0.6], over: [11, 18, -7] },
    { x: 234, top: [197.5, 12, 70.3 + instep * 0.25], foot: [1.5, 30.5 + toe], over: [20, 17, -5.5] },
    { x: 254, top: [206.3, 9, 66.6 + instep * 0.15], foot: [2, 31 + toe], over: [32, 13, -6.5] },
    { x: 271, top: [211.2, 5, 64.2], foot: [3, 31 + toe], over: [42, 8, -7.5] },
    { x: 285, top: [213, 0, 63.4], foot: [3.5, 31 + toe], over: [48, 2, -8.5] },
  ]
}

/** An upper that rises over the ankle, laced to its top. */
export function highLastRows(): LastRow[] {
  return [
    { x: 2, top: [15, 0, 150], foot: [7, 34], over: [1, 0, -50] },
    { x: 10, top: [19, 15, 149.5], foot: [7, 34], over: [0, 3, -50] },
    { x: 26, top: [33, 26, 146], foot: [5, 34], over: [-1, 4, -50] },
    { x: 48, top: [54, 30, 140.5], foot: [3.5, 32], over: [0, 3, -48] },
    { x: 72, top: [74, 28.5, 140.5], foot: [3, 30], over: [1, 4, -46] },
    { x: 94, top: [91, 23, 144.5], foot: [3, 29], over: [3, 7, -42] },
    { x: 112, top: [103, 17.5, 148], foot: [3, 28], over: [6, 10, -38] },
    { x: 130, top: [110.5, 15.5, 136], foot: [3, 27], over: [9, 14, -30] },
    { x: 148, top: [119.5, 15, 120], foot: [3, 27], over: [10, 17, -22] },
    { x: 166, top: [130.5, 15, 105], foot: [2.5, 27], over: [10, 18, -15] },
    { x: 186, top: [146, 15, 91.5], foot: [2.5, 27.5], over: [9, 18, -10] },
    { x: 206, top: [165, 14.5, 81], foot: [2, 28.5], over: [9, 18, -7] },
    { x: 228, top: [184, 13, 73.5], foot: [1.5, 30], over: [14, 17, -6] },
    { x: 250, top: [200, 9.5, 67.5], foot: [2, 31], over: [28, 13, -6] },
    { x: 270, top: [208, 5, 64.8], foot: [3, 31], over: [41, 8, -7.5] },
    { x: 285, top: [210, 0, 64], foot: [3.5, 31], over: [49, 2, -8.5] },
  ]
}

export function sameRow(row: LastRow): LastRow {
  return row
}
