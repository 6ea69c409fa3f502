import { smoothstep } from '../../render/vector.ts'
import type { TonguePlan } from '../tongue.ts'
import type { LastRow } from '../upper.ts'

/** Covers the ankle bone and no more: low behind the heel tendon, highest beside the tongue. */
export function midLastRows(): LastRow[] {
  return [
    { x: 2, top: [9.5, 0, 123], foot: [7, 33], over: [-7, 0, -38] },
    { x: 10, top: [14, 15.5, 123.5], foot: [7, 33], over: [-5, 4, -38] },
    { x: 26, top: [30.5, 26, 124], foot: [5, 33], over: [-2, 5, -38] },
    { x: 48, top: [53, 29.5, 119], foot: [3.5, 31], over: [0, 4, -36] },
    { x: 72, top: [75, 28.5, 117], foot: [3, 29.5], over: [1, 5, -35] },
    { x: 94, top: [94, 24, 121], foot: [3, 28.5], over: [2, 8, -34] },
    { x: 112, top: [107, 18.8, 126.5], foot: [3, 28], over: [4, 11, -32] },
    { x: 130, top: [116, 15.8, 123.5], foot: [3, 27], over: [7, 14, -27] },
    { x: 148, top: [124.5, 15, 113.5], foot: [3, 27], over: [9, 17, -20] },
    { x: 166, top: [135.5, 15, 101.5], foot: [2.5, 27], over: [9, 18, -14] },
    { x: 186, top: [150, 15, 90], foot: [2.5, 27.5], over: [8.5, 18, -10] },
    { x: 206, top: [168, 14.5, 80.5], foot: [2, 28.5], over: [9, 18, -7] },
    { x: 228, top: [186, 13, 73.2], foot: [1.5, 30], over: [14, 17, -6] },
    { x: 250, top: [201, 9.5, 67.5], foot: [2, 31], over: [28, 13, -6] },
    { x: 270, top: [208.5, 5, 64.8], foot: [3, 31], over: [41, 8, -7.5] },
    { x: 285, top: [210.5, 0, 64], foot: [3.5, 31], over: [49, 2, -8.5] },
  ]
}

/** A padded tongue that stands a thumb's width above the collar. */
export const midTongue: Omit<TonguePlan, 'middle' | 'detail'> = {
  spine: [
    [211, 60],
    [196, 65.5],
    [176, 74],
    [159, 84],
    [144, 94.5],
    [131.5, 105.5],
    [120.5, 118.5],
    [112, 132],
    [106, 144],
    [103, 151],
  ],
  width: [
    [0, 36],
    [0.5, 40],
    [0.8, 44],
    [1, 47],
  ],
  thickness: [
    [0, 3],
    [0.5, 5],
    [0.8, 8],
    [1, 9.5],
  ],
  arch: [
    [0, 7],
    [0.4, 9],
    [0.8, 10],
    [1, 10],
  ],
}

const ring = (fromTop: number, middle: number): number => Math.exp(-(((fromTop - middle) / 6.6) ** 2))

/** Two padded rings about the ankle. */
export function midPadding(x: number, fromTop: number): number {
  return (1 - smoothstep(92, 112, x)) * (3.6 * ring(fromTop, 9) + 3 * ring(fromTop, 26))
}
