import { expect, test } from 'vitest'
import { adviseFit } from './fit-advice.ts'

const none = { small: 0, true: 0, large: 0 }

test.each([
  ['too few answers', { votes: { ...none, small: 4 }, tooSmall: 0, tooLarge: 0 }, null],
  [
    'most of the reviews',
    { votes: { small: 4, true: 1, large: 0 }, tooSmall: 0, tooLarge: 0 },
    { fit: 'small', answers: 5 },
  ],
  ['reviews that differ', { votes: { small: 3, true: 3, large: 0 }, tooSmall: 0, tooLarge: 0 }, null],
  [
    'reviews and returns',
    { votes: { small: 3, true: 3, large: 0 }, tooSmall: 2, tooLarge: 0 },
    { fit: 'small', answers: 8 },
  ],
  ['returns without reviews', { votes: none, tooSmall: 40, tooLarge: 0 }, null],
  ['many returns and few reviews', { votes: { ...none, true: 5 }, tooSmall: 500, tooLarge: 0 }, null],
  [
    'reviews that say true',
    { votes: { small: 1, true: 9, large: 0 }, tooSmall: 0, tooLarge: 2 },
    { fit: 'true', answers: 12 },
  ],
  ['large by both', { votes: { small: 0, true: 1, large: 3 }, tooSmall: 0, tooLarge: 4 }, { fit: 'large', answers: 8 }],
] as const)('the advice on the size of %s is %o → %o [CAT-05] [REV-01]', (_, evidence, advice) => {
  expect(adviseFit(evidence)).toEqual(advice)
})
