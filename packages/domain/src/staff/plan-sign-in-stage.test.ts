import { expect, test } from 'vitest'
import { planSignInStage, planStorefrontStage } from './plan-sign-in-stage.ts'

test.each([
  [{ hasFactor: true, isRequired: true }, 'code_needed'],
  [{ hasFactor: true, isRequired: false }, 'code_needed'],
  [{ hasFactor: false, isRequired: true }, 'enrolment_needed'],
  [{ hasFactor: false, isRequired: false }, 'signed_in'],
] as const)('after a right password %j leads to %s', (known, stage) => {
  expect(planSignInStage(known)).toBe(stage)
})

test.each([
  [{ hasFactor: true, isRequired: false }, true, 'code_needed'],
  [{ hasFactor: true, isRequired: true }, false, 'code_needed'],
  [{ hasFactor: false, isRequired: true }, true, 'enrolment_needed'],
  [{ hasFactor: false, isRequired: true }, false, 'signed_in'],
  [{ hasFactor: false, isRequired: false }, true, 'signed_in'],
] as const)('at the storefront %j is, enforced: %s, at the stage %s [AUTH-09]', (known, isEnforced, stage) => {
  expect(planStorefrontStage(known, { isEnforced })).toBe(stage)
})
