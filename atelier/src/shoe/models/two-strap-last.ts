import { middleLine as grownMiddle, steepLastRows } from '../last.ts'
import { createOutline } from '../outline.ts'
import type { LastRow } from '../upper.ts'

/** A child's foot: three quarters of the length, but nearly as wide and as high. */
export const LONG = 0.72
const WIDE = 0.88
const HIGH = 0.86

export const outline = createOutline({
  heel: [2, 0],
  lateral: [
    [5, -15],
    [15, -25.5],
    [34, -29.5],
    [60, -30],
    [88, -32.5],
    [114, -38],
    [138, -42],
    [160, -42.5],
    [178, -39.5],
    [193, -31],
    [203, -16],
  ],
  toe: [206, 4],
  medial: [
    [5, 15],
    [15, 25.5],
    [34, 29],
    [60, 28],
    [88, 28],
    [114, 32.5],
    [138, 38],
    [160, 40.5],
    [178, 39.5],
    [193, 33.5],
    [202.5, 21],
  ],
})
export function middleLine(x: number): number {
  return WIDE * grownMiddle(x / LONG)
}
const shrunk = (row: LastRow): LastRow => {
  const [x, half, z] = row.top
  const [ox, oy, oz] = row.over
  return {
    x: row.x === 285 ? 206 : row.x * LONG,
    top: [x * LONG, half * WIDE, z * HIGH + 3],
    foot: [row.foot[0] * 1.1, row.foot[1] * HIGH],
    over: [ox * LONG, oy * WIDE, oz * HIGH],
  }
}

/** A round, high toe and a high heel, drawn in from a grown foot's last. */
export function childLastRows(): LastRow[] {
  return steepLastRows({ heel: 10, dip: 8, instep: 2, toe: 5 }).map(shrunk)
}
