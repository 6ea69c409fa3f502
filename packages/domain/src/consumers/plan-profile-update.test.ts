import { expect, test } from 'vitest'
import { getAddressRules } from '../address/get-address-rules.ts'
import { type ProfileContext, planProfileUpdate } from './plan-profile-update.ts'
import { listMissingFields, type ProfileValues } from './profile.ts'

const contextOf = (country: 'US' | 'GB', features: object = {}): ProfileContext => {
  const postalCode = getAddressRules(country, 'account').fields.find(({ field }) => field === 'postalCode')
  if (!postalCode) throw new Error('no rule for postal codes')
  const needs = { birthDateRequired: true, phoneAtSignUp: true, ...features }
  return { site: { country, minimalAge: 13, features: needs }, postalCode, today: '2026-11-20' }
}

const stored: ProfileValues = {
  firstName: 'Ada',
  lastName: 'Marsh',
  phone: '+14155550132',
  postalCode: '94103',
  birthDate: '1990-04-01',
  gender: '',
}

test.each<[string, Partial<ProfileValues>, Partial<ProfileValues>]>([
  ['nothing', {}, {}],
  ['the same values', stored, {}],
  ['the same number in another spelling', { phone: '(415) 555-0132' }, {}],
  ['spaces around a name', { firstName: '  Ada ' }, {}],
  ['a new name', { firstName: 'Zoë', lastName: 'Marsh' }, { firstName: 'Zoë' }],
  ['a new number', { phone: '212 555 0142' }, { phone: '+12125550142' }],
  ['a postal code without its hyphen', { postalCode: '941031234' }, { postalCode: '94103-1234' }],
  ['a removed postal code', { postalCode: '' }, { postalCode: '' }],
  ['a gender', { gender: 'other' }, { gender: 'other' }],
])('an update with %s changes only what differs, in its stored form [ACC-02]', (_, input, changed) => {
  expect(planProfileUpdate(stored, input, contextOf('US'))).toEqual({ ok: true, changed })
})

test.each<[keyof ProfileValues, string, string]>([
  ['firstName', '', 'validation.required'],
  ['firstName', 'A', 'validation.minLength'],
  ['lastName', 'M4rsh', 'validation.name'],
  ['lastName', 'm'.repeat(31), 'validation.maxLength'],
  ['phone', '', 'validation.required'],
  ['phone', '115 555 0132', 'validation.phone'],
  ['postalCode', '9410', 'validation.postalCode.zip'],
  ['birthDate', '', 'validation.required'],
  ['birthDate', '1899-12-31', 'validation.minDate'],
  ['birthDate', '2013-11-21', 'validation.age'],
  ['gender', 'robot', 'validation.choice'],
])('%s may not become %j', (field, value, key) => {
  expect(planProfileUpdate(stored, { [field]: value }, contextOf('US'))).toMatchObject({
    ok: false,
    problems: { [field]: { key } },
  })
})

test('a shopper is old enough on the birthday itself, by the server’s day', () => {
  expect(planProfileUpdate(stored, { birthDate: '2013-11-20' }, contextOf('US')).ok).toBe(true)
})

test('where the site does not ask for them, number and birth date may be removed', () => {
  const context = contextOf('US', { birthDateRequired: false, phoneAtSignUp: false })
  expect(planProfileUpdate(stored, { phone: '', birthDate: '' }, context)).toEqual({
    ok: true,
    changed: { phone: '', birthDate: '' },
  })
})

test('a profile that never had a number can still change its name', () => {
  const old = { ...stored, phone: '', birthDate: '' }
  expect(planProfileUpdate(old, { ...old, firstName: 'Zoë' }, contextOf('US'))).toEqual({
    ok: true,
    changed: { firstName: 'Zoë' },
  })
})

test('a British number loses its leading zero', () => {
  expect(planProfileUpdate({ ...stored, phone: '' }, { phone: '07911 123456' }, contextOf('GB'))).toEqual({
    ok: true,
    changed: { phone: '+447911123456' },
  })
})

test.each<[string, Partial<ProfileValues>, string[]]>([
  ['ada@example.com', stored, []],
  ['ada@example.com', { ...stored, phone: '', birthDate: ' ' }, ['phone', 'birthDate']],
  ['ada@example.com', {}, ['phone', 'firstName', 'lastName', 'postalCode', 'birthDate']],
  ['', {}, []],
])('a profile with the email %j and %j lacks %j [REG-07]', (email, values, missing) => {
  expect(listMissingFields(email, values)).toEqual(missing)
})
