import { SHORT_FITS } from '../patterns/short-top.ts'
import { teeOf } from './tee.ts'

/** Close to the body, in a thin knit with fine holes and a printed mark. */
export const teeActive = teeOf({
  key: 'tee-active',
  name: 'Active tee',
  seed: 97,
  fit: SHORT_FITS.slim,
  collar: 13,
  cloth: { bend: 0.09, hold: 0.005 },
  mark: { x: -86, y: 196, size: 22, part: 'mark', raise: 0.15 },
  material: 'mesh',
  frame: { y: 352, width: 830 },
})
