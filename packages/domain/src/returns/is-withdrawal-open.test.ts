import { expect, test } from 'vitest'
import { days } from '../time/durations.ts'
import { isWithdrawalOpen } from './is-withdrawal-open.ts'

const now = Date.parse('2026-11-24T10:00:00Z')
const ago = (count: number): string => new Date(now - days(count)).toISOString()
const came = (count: number) => ({
  steps: [
    { state: 'allocated', at: ago(count + 2) },
    { state: 'delivered', at: ago(count) },
  ],
})
const onItsWay = { steps: [{ state: 'shipped', at: ago(30) }] }
const cancelled = {
  steps: [
    { state: 'allocated', at: ago(2) },
    { state: 'cancelled', at: ago(1) },
  ],
}

test.each([
  ['goods that are on their way', [onItsWay], true],
  ['goods that came 14 days ago', [came(14)], true],
  ['goods that came 15 days ago', [came(15)], false],
  ['goods collected today', [{ steps: [{ state: 'collected', at: ago(0) }] }], true],
  ['two parcels, the last of which came yesterday', [came(40), came(1)], true],
  ['an order that was cancelled', [cancelled], false],
  ['an old parcel beside a cancelled one', [came(40), cancelled], false],
])('a withdrawal is possible for %s: %#', (_, shipments, expected) => {
  expect(isWithdrawalOpen(shipments, now)).toBe(expected)
})
