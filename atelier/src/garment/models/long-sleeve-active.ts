import { mark } from '../surface/mark.ts'
import { longSleeveOf } from './long-sleeve.ts'

/** Close to the body, in a thin knit with fine holes, without a pocket. */
export const longSleeveActive = longSleeveOf({
  key: 'long-sleeve-active',
  name: 'Active long-sleeve tee',
  seed: 239,
  fit: { wider: -9, waist: 2 },
  cloth: { bend: 0.1, hold: 0.004 },
  chest: () => [mark({ x: -78, y: 190, size: 22, part: 'mark', raise: 0.15 })],
  material: 'mesh',
  frame: { y: 364, width: 764 },
})
