import { expect, test } from 'vitest'
import { minutes } from '../time/durations.ts'
import { planCodeTry } from './plan-code-try.ts'

const now = 1_000_000_000

test.each([
  ['the first', { tries: 0, lastTryAt: null }, { mayTry: true, before: 0 }],
  ['one after nine wrong ones', { tries: 9, lastTryAt: now - 1 }, { mayTry: true, before: 9 }],
  ['one after ten wrong ones', { tries: 10, lastTryAt: now - 1 }, { mayTry: false, before: 10 }],
  [
    'one shortly before the end of the pause',
    { tries: 10, lastTryAt: now - minutes(15) + 1 },
    { mayTry: false, before: 10 },
  ],
  ['one after the pause', { tries: 10, lastTryAt: now - minutes(15) }, { mayTry: true, before: 0 }],
])('a try of a code: %s', (_, earlier, expected) => {
  expect(planCodeTry(earlier, now)).toEqual(expected)
})
