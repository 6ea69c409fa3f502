import { expect, test } from 'vitest'
import { toSpendLimit } from './discount-programme.ts'
import { findDiscountProgramme } from './find-discount-programme.ts'

const rules = { termsVersion: '2', hasProfessionals: true }
const consumer = { consumerType: 'CONSUMER', identities: [], acceptedTerms: null }
const employee = { ...consumer, consumerType: 'EMPLOYEE' }

test.each([
  ['a consumer without an identity', consumer, null],
  ['an employee who has not accepted the terms', employee, null],
  ['an employee who accepted an earlier version', { ...employee, acceptedTerms: '1' }, null],
  ['an employee who accepted the terms', { ...employee, acceptedTerms: '2' }, 'employee'],
  ['an employee with an identity', { ...employee, acceptedTerms: '2', identities: ['IPA'] }, 'employee'],
  ['an employee with an identity, before accepting', { ...employee, identities: ['WRANX'] }, 'wranx'],
  ['a consumer with both identities', { ...consumer, identities: ['WRANX', 'IPA'] }, 'ipa'],
  ['a consumer of WRANX', { ...consumer, identities: ['WRANX'] }, 'wranx'],
  ['a consumer who accepted the terms and is no employee', { ...consumer, acceptedTerms: '2' }, null],
] as const)(
  'the programme of %s follows from type, terms and identities [ROLE-01] [ROLE-03]',
  (_, member, expected) => {
    expect(findDiscountProgramme(member, rules)).toBe(expected)
  },
)

test('a site without professionals has only the programme of employees [ROLE-03]', () => {
  const none = { ...rules, hasProfessionals: false }
  expect(findDiscountProgramme({ ...consumer, identities: ['IPA', 'WRANX'] }, none)).toBeNull()
  expect(findDiscountProgramme({ ...employee, acceptedTerms: '2' }, none)).toBe('employee')
})

test('IPA and WRANX share the credit of professionals', () => {
  expect((['employee', 'ipa', 'wranx'] as const).map(toSpendLimit)).toEqual(['employee', 'prosumer', 'prosumer'])
})
