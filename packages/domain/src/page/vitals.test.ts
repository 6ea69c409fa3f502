import { expect, test } from 'vitest'
import { rateVital } from './vitals.ts'

test.for([
  ['LCP', 2500, 'good'],
  ['LCP', 2501, 'fair'],
  ['LCP', 4001, 'poor'],
  ['INP', 200, 'good'],
  ['INP', 500, 'fair'],
  ['INP', 501, 'poor'],
  ['CLS', 0, 'good'],
  ['CLS', 0.25, 'fair'],
  ['CLS', 0.26, 'poor'],
] as const)('%s of %d is %s', ([vital, value, rating]) => {
  expect(rateVital(vital, value)).toBe(rating)
})
