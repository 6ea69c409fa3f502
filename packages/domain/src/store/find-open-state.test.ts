import { expect, test } from 'vitest'
import { findOpenState, type ShownHours } from './find-open-state.ts'

const hours: ShownHours = {
  weekdays: [{ day: 'mon', hours: { opens: '10:00', closes: '19:00' } }, { day: 'sun' }],
  exceptions: [{ date: '2026-11-30' }, { date: '2026-12-07', hours: { opens: '12:00', closes: '14:00' } }],
}

test.each([
  ['2026-11-23T14:59:00Z', { isOpen: false, until: '10:00' }],
  ['2026-11-23T15:00:00Z', { isOpen: true, until: '19:00' }],
  ['2026-11-23T23:59:00Z', { isOpen: true, until: '19:00' }],
  ['2026-11-24T00:00:00Z', { isOpen: false }],
  ['2026-11-22T16:00:00Z', { isOpen: false }],
  ['2026-11-30T16:00:00Z', { isOpen: false }],
  ['2026-12-07T18:30:00Z', { isOpen: true, until: '14:00' }],
  ['2026-12-07T16:00:00Z', { isOpen: false, until: '12:00' }],
])('at %s a store of New York is %j, holidays before weekdays [STO-01]', (moment, expected) => {
  expect(findOpenState(hours, 'America/New_York', new Date(moment))).toEqual(expected)
})
