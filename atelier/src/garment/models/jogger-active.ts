import { joggerOf } from './jogger.ts'

/** Close to the leg, in a smooth knit that dries fast. */
export const joggerActive = joggerOf({
  key: 'jogger-active',
  name: 'Active jogger',
  seed: 61,
  fit: { thigh: 0.8, calf: 0.78, loose: 0.7 },
  cloth: { bend: 0.14, hold: 0.0036 },
  mark: { x: 118, y: 236, size: 24, part: 'mark', raise: 0.15 },
  material: 'cotton',
  frame: { y: 498, width: 880 },
})
