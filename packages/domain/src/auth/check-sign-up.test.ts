import { expect, test } from 'vitest'
import { checkSignUp, type SignUpField } from './check-sign-up.ts'

const good = {
  ...{
    email: ' ada@example.com ',
    firstName: 'Ada',
    lastName: 'Marsh',
    password: 'Kupferkanne7',
    phone: '(415) 555-0132',
  },
  ...{ gender: 'female', birthDate: '1990-02-28', terms: 'true' },
}
const features = { birthDateRequired: true, phoneAtSignUp: true, genderAtSignUp: true } as never
const site = { features, minimalAge: 13, country: 'US' }
const today = '2026-11-20'

test('a sign-up with all that the site asks for is accepted [REG-03]', () => {
  expect(checkSignUp(good, { site, today })).toEqual({})
})

test('phone, gender and birth date may be left out where the site does not ask for them [REG-03]', () => {
  const free = { birthDateRequired: false, phoneAtSignUp: false, genderAtSignUp: false } as never
  const values = { ...good, phone: '', gender: '', birthDate: '' }
  expect(checkSignUp(values, { site: { ...site, features: free }, today })).toEqual({})
})

test.each<[SignUpField, string, string]>([
  ['email', '', 'validation.required'],
  ['email', 'ada@example', 'validation.email'],
  ['email', `${'a'.repeat(90)}@example.com`, 'validation.maxLength'],
  ['firstName', 'R2D2', 'validation.name'],
  ['lastName', '', 'validation.required'],
  ['password', 'kupferkanne', 'validation.password'],
  ['phone', '', 'validation.required'],
  ['phone', '(115) 555-0132', 'validation.phone'],
  ['gender', '', 'validation.required'],
  ['gender', 'robot', 'validation.choice'],
  ['birthDate', '', 'validation.required'],
  ['birthDate', '2013-11-21', 'validation.age'],
  ['birthDate', '1899-12-31', 'validation.minDate'],
  ['terms', '', 'validation.accept'],
])('%s of %j is refused with %s [REG-03]', (field, value, key) => {
  expect(checkSignUp({ ...good, [field]: value }, { site, today })).toEqual({
    [field]: expect.objectContaining({ key }),
  })
})

test('the minimal age is reached on the birthday itself, by the day that is given [REG-09]', () => {
  expect(checkSignUp({ ...good, birthDate: '2013-11-20' }, { site, today })).toEqual({})
})
