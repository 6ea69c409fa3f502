import { expect, test } from 'vitest'
import { checkNewAccount, type NewAccountField } from './check-new-account.ts'

const good = { firstName: 'Ada', lastName: 'Marsh', birthDate: '1990-02-28', password: 'Laufsohle1', terms: 'true' }
const features = { birthDateRequired: true } as never
const context = { site: { features, minimalAge: 16 }, today: '2026-11-20' }

test('a new account needs names, a password, a birth date and the terms [CHK-12]', () => {
  expect(checkNewAccount(good, context)).toEqual({})
  const free = { ...context, site: { ...context.site, features: { birthDateRequired: false } as never } }
  expect(checkNewAccount({ ...good, birthDate: '' }, free)).toEqual({})
})

test.each<[NewAccountField, string, string]>([
  ['firstName', ' ', 'validation.required'],
  ['firstName', 'A', 'validation.minLength'],
  ['lastName', '<b>', 'validation.name'],
  ['lastName', 'M'.repeat(31), 'validation.maxLength'],
  ['birthDate', '', 'validation.required'],
  ['birthDate', '2010-11-21', 'validation.age'],
  ['birthDate', '1899-12-31', 'validation.minDate'],
  ['birthDate', '2000-02-30', 'validation.minDate'],
  ['password', '', 'validation.required'],
  ['password', 'running1', 'validation.password'],
  ['password', 'Running', 'validation.password'],
  ['terms', '', 'validation.accept'],
])('%s of %j is refused with %s [CHK-12]', (field, value, key) => {
  expect(checkNewAccount({ ...good, [field]: value }, context)).toEqual({ [field]: expect.objectContaining({ key }) })
})

test('a person who reaches the minimal age today may have an account [CHK-12]', () => {
  expect(checkNewAccount({ ...good, birthDate: '2010-11-20' }, context)).toEqual({})
})
