import { expect, test } from 'vitest'
import { checkNewMember, type NewMemberField } from './check-new-member.ts'

const good = { firstName: 'Sam', lastName: ' Ortiz ', email: 'sam@example.com' }

test('two names and a mailbox are enough for a member of staff', () => {
  expect(checkNewMember(good)).toEqual({})
})

test.each<[NewMemberField, string, string]>([
  ['firstName', ' ', 'validation.required'],
  ['lastName', 'R2D2', 'validation.name'],
  ['lastName', 'x'.repeat(31), 'validation.maxLength'],
  ['email', 'sam@example', 'validation.email'],
])('%s may not be %j', (field, value, key) => {
  expect(checkNewMember({ ...good, [field]: value })[field]?.key).toBe(key)
})
