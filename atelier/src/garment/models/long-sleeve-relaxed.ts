import { longSleeveOf, pocket } from './long-sleeve.ts'

/** Easy about chest and waist. */
export const longSleeveRelaxed = longSleeveOf({
  key: 'long-sleeve-relaxed',
  name: 'Relaxed long-sleeve tee',
  seed: 233,
  fit: { wider: 30, waist: 16 },
  cloth: { bend: 0.2, hold: 0.0022 },
  chest: pocket,
  frame: { y: 364, width: 820 },
})
