import { SHORT_FITS } from '../patterns/short-top.ts'
import { teeOf } from './tee.ts'

/** Easy about the chest, a little longer. */
export const teeRelaxed = teeOf({
  key: 'tee-relaxed',
  name: 'Relaxed tee',
  seed: 67,
  fit: SHORT_FITS.relaxed,
  collar: 18,
  cloth: { bend: 0.18, hold: 0.0024 },
  mark: { x: 104, y: 204, size: 24, part: 'mark' },
  frame: { y: 358, width: 856 },
})
