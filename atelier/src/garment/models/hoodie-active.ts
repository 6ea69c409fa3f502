import { LONG_FITS } from '../patterns/long-top.ts'
import { hoodieOf } from './hoodie.ts'

/** Close to the body, in a smooth knit that dries fast. */
export const hoodieActive = hoodieOf({
  key: 'hoodie-active',
  name: 'Active hoodie',
  seed: 79,
  fit: LONG_FITS.slim,
  cloth: { bend: 0.14, hold: 0.0036 },
  mark: { x: -100, y: 212, size: 24, part: 'mark', raise: 0.15 },
  material: 'cotton',
  frame: { y: 248, width: 868 },
})
