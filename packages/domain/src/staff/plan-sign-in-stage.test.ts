import { expect, test } from 'vitest'
import { planSignInStage } from './plan-sign-in-stage.ts'

test.each([
  [{ hasFactor: true, isRequired: true }, 'code_needed'],
  [{ hasFactor: true, isRequired: false }, 'code_needed'],
  [{ hasFactor: false, isRequired: true }, 'enrolment_needed'],
  [{ hasFactor: false, isRequired: false }, 'signed_in'],
] as const)('after a right password %j leads to %s', (known, stage) => {
  expect(planSignInStage(known)).toBe(stage)
})
