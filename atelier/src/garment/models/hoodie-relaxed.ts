import { LONG_FITS } from '../patterns/long-top.ts'
import { hoodieOf } from './hoodie.ts'

/** Easy about the chest and in the sleeves. */
export const hoodieRelaxed = hoodieOf({
  key: 'hoodie-relaxed',
  name: 'Relaxed hoodie',
  seed: 59,
  fit: LONG_FITS.relaxed,
  cloth: { bend: 0.32, hold: 0.0019 },
  mark: { x: 118, y: 226, size: 26, part: 'mark' },
  frame: { y: 252, width: 920 },
})
