import { expect, test } from 'vitest'
import { checkNewPassword, type NewPasswordField } from './check-new-password.ts'

const good = { newPassword: 'Kupferkanne7', passwordConfirmation: 'Kupferkanne7' }

test('a password that meets the rules and its repetition are accepted [AUTH-06]', () => {
  expect(checkNewPassword(good)).toEqual({})
})

test.each<[NewPasswordField, string, string]>([
  ['newPassword', '', 'validation.required'],
  ['newPassword', 'Kupfer7', 'validation.password'],
  ['newPassword', 'kupferkanne7', 'validation.password'],
  ['passwordConfirmation', '', 'validation.required'],
  ['passwordConfirmation', 'Kupferkanne8', 'validation.sameAs'],
])('%s of %j is refused with %s [VAL-08]', (field, value, key) => {
  const both =
    field === 'newPassword' ? { newPassword: value, passwordConfirmation: value } : { ...good, [field]: value }
  expect(checkNewPassword(both)[field]).toEqual({ key })
})
