import { expect, test } from 'vitest'
import commonWords from './common-passwords.json' with { type: 'json' }
import { isCommonPassword } from './is-common-password.ts'

test.each([
  'Password1',
  'P@ssw0rd',
  'Aa111111',
  'Qwerty12',
  'Welcome2026!',
  '123Dragon',
  'Passwort2026',
  'Motdepasse1',
  'Abcdefg1',
  'Abcd1234',
  'Ab1Ab1Ab1',
  'Azerty123',
  'Rush2112',
  'Zaq12wsx',
  'Blink182',
  'Bigdog2026!',
])('%s is a common password [AUTH-06]', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test.each(['Laufsohle1', 'Zehn Meter 3 Schuhe', 'Correct4horseBattery', 'Kupferkanne7', 'xK9Trellis'])(
  '%s is no common password [AUTH-06]',
  (password) => {
    expect(isCommonPassword(password)).toBe(false)
  },
)

test('the list has several hundred words, each once, in lower case', () => {
  expect(commonWords.length).toBeGreaterThan(500)
  expect(new Set(commonWords).size).toBe(commonWords.length)
  expect(commonWords.filter((word) => word !== word.toLowerCase())).toEqual([])
})
