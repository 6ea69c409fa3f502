import { expect, test } from 'vitest'
import { checkSignIn } from './check-sign-in.ts'

const keysOf = (email: string, password: string) => {
  const problems = checkSignIn({ email, password })
  return [problems.email?.key, problems.password?.key]
}

test.each([
  ['nothing', '', '', ['validation.required', 'validation.required']],
  ['no email address', 'ada@example', 'x', ['validation.email', undefined]],
  ['an email of 101 characters', `${'a'.repeat(89)}@example.com`, 'x', ['validation.maxLength', undefined]],
  ['an email of 100 characters', `${'a'.repeat(88)}@example.com`, 'x', [undefined, undefined]],
  ['an email with spaces around it', ' ada@example.com ', 'x', [undefined, undefined]],
  ['a blank password', 'ada@example.com', '  ', [undefined, 'validation.required']],
])('%s is checked by the sign-in form [VAL-09]', (_, email, password, expected) => {
  expect(keysOf(email, password)).toEqual(expected)
})
