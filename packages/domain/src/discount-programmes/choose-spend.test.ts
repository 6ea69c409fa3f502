import { expect, test } from 'vitest'
import { chooseSpend } from './choose-spend.ts'

const employee = { currentSpend: 10, annualCap: 2000, isEmployeeDiscountTCAccepted: true }
const athlete = { currentSpend: 20, annualCredit: 1000 }
const prosumer = { currentSpend: 30, annualCredit: 800 }
const both = [{ type: 'WRANX' }, { type: 'IPA' }]

test.each([
  [
    'an employee with accepted terms',
    { employee, athlete, prosumer, identity: both },
    { kind: 'employee', spent: 10, limit: 2000 },
  ],
  [
    'an employee without',
    { employee: { ...employee, isEmployeeDiscountTCAccepted: false }, athlete, prosumer, identity: both },
    { kind: 'athlete', spent: 20, limit: 1000 },
  ],
  ['a professional with both identities', { prosumer, identity: both }, { kind: 'ipa', spent: 30, limit: 800 }],
  ['a professional of WRANX', { prosumer, identity: [{ type: 'WRANX' }] }, { kind: 'wranx', spent: 30, limit: 800 }],
  [
    'an employee without accepted terms and nothing else',
    { employee: { ...employee, isEmployeeDiscountTCAccepted: false }, identity: [] },
    null,
  ],
  ['a consumer whose site has no professionals', { identity: both }, null],
] as const)('the account of %s shows the first spend by its priority [ACC-14]', (_, details, expected) => {
  expect(chooseSpend(details)).toEqual(expected)
})
