import { joggerOf } from './jogger.ts'

/** Wide in the leg, in a heavy fleece that stacks over the cuffs. */
export const joggerRelaxed = joggerOf({
  key: 'jogger-relaxed',
  name: 'Relaxed jogger',
  seed: 43,
  fit: { thigh: 1.14, calf: 1.32, loose: 1.35 },
  cloth: { bend: 0.36, hold: 0.0016 },
  mark: { x: -128, y: 262, size: 34, part: 'mark' },
  frame: { y: 498, width: 890 },
})
