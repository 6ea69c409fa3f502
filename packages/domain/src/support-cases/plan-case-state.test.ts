import { expect, test } from 'vitest'
import { type CaseChange, planCaseState } from './plan-case-state.ts'
import type { CaseState } from './support-case.ts'

test.each<[CaseState, CaseChange, CaseState | null]>([
  ['open', 'closed', 'closed'],
  ['answered', 'closed', 'closed'],
  ['closed', 'closed', null],
  ['closed', 'open', 'open'],
  ['open', 'open', null],
  ['answered', 'open', null],
])('a case in state %s that staff want %s leads to %s', (state, change, expected) => {
  expect(planCaseState(state, change)).toBe(expected)
})
