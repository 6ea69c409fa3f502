import { LONG_FITS } from '../patterns/long-top.ts'
import { crewOf } from './crew.ts'

/** Wide and short, with set-in sleeves and dropped shoulders. */
export const crewOversized = crewOf({
  key: 'crew-oversized',
  name: 'Oversized crew',
  seed: 71,
  fit: LONG_FITS.oversized,
  raglan: false,
  cloth: { bend: 0.42, hold: 0.0014 },
  mark: { x: 110, y: 226, size: 30, part: 'mark', raise: 0.8 },
  frame: { y: 352, width: 1000 },
})
