import { LONG_FITS } from '../patterns/long-top.ts'
import { crewOf } from './crew.ts'

/** Easy about the chest, with raglan sleeves and a small mark. */
export const crewRelaxed = crewOf({
  key: 'crew-relaxed',
  name: 'Relaxed crew',
  seed: 89,
  fit: LONG_FITS.relaxed,
  raglan: true,
  cloth: { bend: 0.32, hold: 0.0019 },
  mark: { x: 96, y: 232, size: 30, part: 'mark', raise: 0.8 },
  frame: { y: 354, width: 896 },
})
