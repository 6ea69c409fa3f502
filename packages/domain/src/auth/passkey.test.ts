import { expect, test } from 'vitest'
import { minutes } from '../time/durations.ts'
import { isRecentSignIn, isSignCountNext, namePasskey, passkeyNameLength } from './passkey.ts'

test.each([
  ['rises', 4, 5, true],
  ['rises by more than one', 4, 90, true],
  ['stays', 4, 4, false],
  ['falls', 4, 3, false],
  ['falls to none', 4, 0, false],
  ['was never there', 0, 0, true],
  ['begins', 0, 1, true],
])('a sign count that %s, from %i to %i, is allowed: %s', (_, stored, given, expected) => {
  expect(isSignCountNext(stored, given)).toBe(expected)
})

test.each([
  [0, true],
  [minutes(15) - 1, true],
  [minutes(15), false],
])('a sign-in %i milliseconds ago is recent: %s', (age, expected) => {
  expect(isRecentSignIn(1000, 1000 + age)).toBe(expected)
})

test.each([
  ['  Work phone ', { browser: 'Chrome', system: 'Android' }, 'Work phone'],
  ['  ', { browser: 'Chrome', system: 'Android' }, 'Chrome, Android'],
  [undefined, { system: 'iPhone' }, 'iPhone'],
  [undefined, {}, 'Passkey'],
  ['x'.repeat(90), {}, 'x'.repeat(passkeyNameLength)],
])('%j on %j is named %j', (typed, device, expected) => {
  expect(namePasskey(typed, device)).toBe(expected)
})
