import { expect, test } from 'vitest'
import { planDrawTimes } from './plan-draw-times.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const berlin = 'Europe/Berlin'

test.each([
  ['at once', null, '2026-11-21T13:00', { ok: true, opensAt: now, closesAt: Date.parse('2026-11-21T12:00:00Z') }],
  [
    'later, by the clock of the site',
    '2026-11-21T09:00',
    '2026-11-22T09:00',
    { ok: true, opensAt: Date.parse('2026-11-21T08:00:00Z'), closesAt: Date.parse('2026-11-22T08:00:00Z') },
  ],
  ['in the past', '2026-11-20T12:59', '2026-11-22T09:00', { ok: false, field: 'opensAt' }],
  ['at no time', 'soon', '2026-11-22T09:00', { ok: false, field: 'opensAt' }],
  ['and closes before', '2026-11-21T09:00', '2026-11-21T08:00', { ok: false, field: 'closesAt' }],
  ['for less than five minutes', '2026-11-21T09:00', '2026-11-21T09:04', { ok: false, field: 'closesAt' }],
  ['for more than 60 days', '2026-11-21T09:00', '2027-01-21T09:00', { ok: false, field: 'closesAt' }],
])('a draw that opens %s is planned or refused with its field [CAT-08]', (_, opensAt, closesAt, expected) => {
  expect(planDrawTimes({ opensAt, closesAt, timeZone: berlin }, now)).toEqual(expected)
})
