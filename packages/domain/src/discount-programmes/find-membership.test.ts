import { expect, test } from 'vitest'
import { employeeTermsVersion } from './employee-terms.ts'
import { findMembership } from './find-membership.ts'

const now = Date.UTC(2026, 10, 23)
const site = { features: { prosumer: true }, spendLimits: { employee: 200_000, prosumer: 80_000 } }
const employee = { consumerType: 'EMPLOYEE', identities: [], acceptedTerms: employeeTermsVersion }
const spent = (name: 'employee' | 'prosumer', year: number, amount: number) => ({
  name,
  year,
  limit: 50_000,
  spent: amount,
})

test('the limit is the site’s until something was spent in the year, then that of the account [ACC-14]', () => {
  const whole = { programme: 'employee', yearlyLimit: 200_000, left: 200_000 }
  expect(findMembership(employee, { now, site })).toEqual(whole)
  expect(
    findMembership(
      { ...employee, spends: [spent('employee', 2025, 50_000), spent('prosumer', 2026, 1)] },
      { now, site },
    ),
  ).toEqual(whole)
  const used = { ...employee, spends: [spent('employee', 2026, 49_000)] }
  expect(findMembership(used, { now, site })).toEqual({ programme: 'employee', yearlyLimit: 50_000, left: 1000 })
})

test('IPA and WRANX have the limit of professionals [ROLE-03]', () => {
  for (const identity of ['IPA', 'WRANX'])
    expect(findMembership({ consumerType: 'CONSUMER', identities: [identity] }, { now, site })?.left).toBe(80_000)
  expect(findMembership({ consumerType: 'CONSUMER', identities: [] }, { now, site })).toBeNull()
})
