import { expect, test } from 'vitest'
import { apparelSizes, toLength } from './apparel-sizes.ts'

test.each(Object.entries(apparelSizes))('for %s each size begins where the smaller one ends [CAT-05]', (_, rows) => {
  for (const [index, row] of rows.entries()) {
    const smaller = rows[index - 1]
    if (smaller)
      expect([row.chest[0], row.waist[0], row.hip[0], row.inseam[0]]).toEqual([
        ...[smaller.chest[1], smaller.waist[1], smaller.hip[1], smaller.inseam[1]],
      ])
  }
})

test('centimetres become inches, rounded to the half', () => {
  expect([toLength(88, 'cm'), toLength(88, 'in'), toLength(96, 'in')]).toEqual([88, 34.5, 38])
})
