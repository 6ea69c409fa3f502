import { expect, test } from 'vitest'
import { findExpectedProblem } from './find-expected-problem.ts'

const today = '2026-11-23'
const nothing = { incoming: 0, expectedOn: null, promised: 0 }
const waiting = { incoming: 8, expectedOn: '2026-11-01', promised: 3 }

test.each([
  ['units of which the shop has none', { incoming: 5, expectedOn: '2027-03-12' }, nothing, null],
  ['units that come today', { incoming: 5, expectedOn: today }, nothing, null],
  ['a day that has passed', { incoming: 5, expectedOn: '2026-11-22' }, nothing, 'expected_day_passed'],
  ['a passed day that the shop has', { incoming: 8, expectedOn: '2026-11-01' }, waiting, null],
  ['nothing on its way, with a passed day', { incoming: 0, expectedOn: '2026-11-01' }, nothing, null],
  ['as many units as orders wait for', { incoming: 3, expectedOn: '2026-11-01' }, waiting, null],
  ['fewer units than orders wait for', { incoming: 2, expectedOn: '2027-03-12' }, waiting, 'units_promised'],
] as const)('%s: a file that says so is taken or refused by its reason [CAT-14]', (_, wanted, present, problem) => {
  expect(findExpectedProblem(wanted, present, today)).toBe(problem)
})
