import { SHORT_FITS } from '../patterns/short-top.ts'
import { teeOf } from './tee.ts'

/** Wide, with dropped shoulders, in a heavy jersey with a broad collar. */
export const teeOversized = teeOf({
  key: 'tee-oversized',
  name: 'Oversized tee',
  seed: 29,
  fit: SHORT_FITS.oversized,
  collar: 27,
  cloth: { bend: 0.3, hold: 0.0017 },
  mark: { x: 0, y: 210, size: 34, part: 'mark' },
  frame: { y: 352, width: 896 },
})
