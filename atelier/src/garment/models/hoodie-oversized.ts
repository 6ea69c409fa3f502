import { LONG_FITS } from '../patterns/long-top.ts'
import { hoodieOf } from './hoodie.ts'

/** Wide and short, with dropped shoulders, in a heavy fleece. */
export const hoodieOversized = hoodieOf({
  key: 'hoodie-oversized',
  name: 'Oversized hoodie',
  seed: 41,
  fit: LONG_FITS.oversized,
  cloth: { bend: 0.42, hold: 0.0014 },
  mark: { x: 0, y: 300, size: 60, part: 'mark', raise: 0.8 },
  frame: { y: 244, width: 970 },
})
