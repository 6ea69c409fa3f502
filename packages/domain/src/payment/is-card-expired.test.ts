import { expect, test } from 'vitest'
import { isCardExpired } from './is-card-expired.ts'

test.each([
  ['2026-11-30T23:59:59.999Z', false],
  ['2026-12-01T00:00:00.000Z', true],
])('a card of 11/2026 has expired at %s: %s', (moment, isExpired) => {
  expect(isCardExpired({ expiryMonth: 11, expiryYear: 2026 }, Date.parse(moment))).toBe(isExpired)
})
