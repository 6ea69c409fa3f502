import { expect, test } from 'vitest'
import { getSendTime, isSendDay } from './gift-option.ts'

const now = Date.UTC(2026, 10, 22, 15)

test.each([
  ['2026-11-22', true],
  ['2026-11-21', true],
  ['2026-11-20', false],
  ['2027-11-22', true],
  ['2027-11-23', false],
  ['2026-02-30', false],
  ['2026-12-1', false],
  ['soon', false],
])('a gift card can be scheduled for %s: %s [CART-28]', (day, isAllowed) => {
  expect(isSendDay(day, now)).toBe(isAllowed)
})

test('a scheduled gift card is sent once its day has begun in every country [CART-28]', () => {
  expect(new Date(getSendTime('2026-12-24')).toISOString()).toBe('2026-12-24T13:00:00.000Z')
})
